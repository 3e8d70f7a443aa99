// Telling the reader that it is their turn while they look at something else: a notification of the browser and a mark on
// the app's icon. The browser is asked for its permission only after the reader has said yes here.
import { choose, settings } from "./settings.svelte";

const known = "Notification" in globalThis;

/** The browser's permission is not reactive by itself. */
let permission: NotificationPermission = $state(known ? Notification.permission : "denied");

/** Whether the reader wants notifications and the browser shows them. */
export function notificationsOn(): boolean {
  return settings.notify === true && permission === "granted";
}

/** Whether the browser refuses to show any, whatever the reader wants here. */
export function notificationsBlocked(): boolean {
  return permission === "denied";
}

/** Whether the reader was never asked. */
export function mayOfferNotifications(): boolean {
  return settings.notify === null && known && permission === "default";
}

/** The reader has chosen. Must be called from a click, or the browser does not ask. */
export async function chooseNotifications(on: boolean): Promise<void> {
  choose({ notify: on });
  if (!on) void import("./push").then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
  if (on && known && permission === "default") permission = await Notification.requestPermission();
}

/** Notify a reader who looks at something else. A later one with the same tag takes its place. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !notificationsOn()) return;
  const options = { body, tag, icon: "/icon.svg", data: location.href };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show them only through the service worker (public/sw.js).
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}

/** The number on the app's icon, where it is installed and the system has such a thing; 0 takes it away. */
export function badge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

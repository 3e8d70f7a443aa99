// Web push: the server tells this device that it is the reader's turn, also while the app is closed. The worker shows its
// messages (public/sw.js).
import { api } from "./api";
import type { PushInfo } from "./protocol";

/** Whether this browser can be told. During development there is no worker. */
export const canPush =
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function current(): Promise<PushSubscription | null> {
  const worker = canPush ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this device is told of turns: the server and the browser may have forgotten it apart from each other. */
export async function isSubscribed(info: PushInfo): Promise<boolean> {
  return info.subscribed && Notification.permission === "granted" && (await current()) !== null;
}

/** Tell this device from now on. The reader has permitted notifications. */
export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await current())?.unsubscribe(); // it may be for another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = made.toJSON();
  await api.subscribe({ endpoint: made.endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
}

/** Tell this device no longer. */
export async function unsubscribe(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await api.push("DELETE");
  await subscription.unsubscribe();
}

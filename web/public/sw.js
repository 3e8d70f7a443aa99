// Lets the app open without a connection. It keeps the files of the app and nothing else: answers of the server (/api,
// /ws) are never kept, because a game that is a minute old is out of date.
const CACHE = "akhet";
const LIST = "/files.json"; // written by the build: { version, files }
const PAGE = "/";
const PICTURE = /^\/assets\/.*\.svg$/; // of the rules: not in the list, kept once it was seen

self.addEventListener("install", (event) => {
  event.waitUntil(update().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/ws/") || url.pathname === LIST) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else event.respondWith(file(request));
});

// The server tells a reader who is not at the table that it is their turn (src/lib/push.ts). A notification of the page
// about the same table has the same tag, so that the later one takes the place of the other.
self.addEventListener("push", (event) => {
  event.waitUntil(showTurn(event.data.json()));
});

async function showTurn({ table, title, body, language }) {
  const address = new URL(`/table/${table}`, location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((one) => one.focused && one.url === address)) return; // they see it
  await self.registration.showNotification(title, { body, tag: table, lang: language, icon: "/icon.svg", data: address });
}

// The reader was told that it is their turn (src/lib/notifications.svelte.ts), and goes there.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});

async function showTable(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url === address) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  if (there.url !== address) await there.navigate(address);
  return there.focus();
}

/** The page itself comes from the server whenever it answers, so that a new version is used at once. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(update().catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Files in /assets never change under their names. The others are asked for again. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  const name = new URL(request.url).pathname;
  if (kept && name.startsWith("/assets/")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok && PICTURE.test(name)) await cache.put(request, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Keep the files of the newest version. Files of older versions are deleted once all of the new ones are there. */
async function update() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(LIST, { cache: "no-cache" });
  if (!answer.ok) return;
  const list = await answer.clone().json();
  const before = await cache.match(LIST);
  if (before && (await before.json()).version === list.version) return;
  const wanted = new Set([PAGE, ...list.files]);
  const there = new Set((await cache.keys()).map((one) => new URL(one.url).pathname));
  const missing = [...wanted].filter((name) => !name.startsWith("/assets/") || !there.has(name));
  await cache.addAll(missing.map((name) => new Request(name, { cache: "no-cache" })));
  for (const one of await cache.keys()) {
    const name = new URL(one.url).pathname;
    if (!wanted.has(name) && name !== LIST) await cache.delete(one);
  }
  await cache.put(LIST, answer); // last, so that an update that failed is tried again
}

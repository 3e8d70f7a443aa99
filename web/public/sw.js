// So that the app opens without a connection. It keeps the app's own files and nothing else: what the house says
// (/api, /ws) is never kept, for a game that is a minute old is none.
const CACHE = "akhet";
const LIST = "/files.json"; // made at build time: { version, files }
const PAGE = "/";
const PICTURE = /^\/assets\/.*\.svg$/; // of the rules: not in the list, kept when it is first seen

self.addEventListener("install", (event) => {
  event.waitUntil(bringUp().then(() => self.skipWaiting()));
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

/** The page itself comes from the house whenever it answers, so that a new version is there at once. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(bringUp().catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Files never change under their names, but for those beside the page: these are asked for again. */
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

/** Keep the files of the newest version; those of older ones go when all of the new are there. */
async function bringUp() {
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
  await cache.put(LIST, answer); // last: until then it is tried again
}

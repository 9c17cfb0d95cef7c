// Keeps the last shared lists on a device, so that they open without a network. The server's answer always comes first; a
// page is kept as it was answered, and goes when its link has ended.
const STORE = "larder-list";
const MOST = 5;
const PATIENCE = 8000;
// This script lies in a folder beside the pages.
const FOLDER = new URL(".", location.href).pathname;
const FILES = ["list.css", "list.js", "ended.js", "icon.svg"].map((name) => FOLDER + name);
const PAGES = new URL("../", location.href).pathname;
/** @type {(url: URL) => boolean} */
const isPage = ({ pathname }) => pathname.startsWith(PAGES) && pathname.length > PAGES.length && !pathname.includes("/", PAGES.length) && `${pathname}/` !== FOLDER;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil((async () => {
  await (await caches.open(STORE)).addAll(FILES);
  await worker.skipWaiting();
})()));

// The page that brought this worker asks for itself once more then, so that it is kept from now on.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (FILES.includes(url.pathname)) event.respondWith(file(request, url.pathname));
  else if (isPage(url) && request.mode === "navigate") event.respondWith(page(request, url.pathname));
  // What the page asks for by itself is never answered by an older one, but kept.
  else if (isPage(url) && request.headers.get("Accept") === "text/html") event.respondWith(fetch(request).then((answer) => keep(url.pathname, answer)));
});

/**
 * @param {Request} request
 * @param {string} path
 */
async function page(request, path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path);
  try {
    const answer = await keep(path, await fetch(request, kept ? { signal: /** @type {any} */ (AbortSignal).timeout(PATIENCE) } : {}));
    // What stands before Larder answers so while Larder is away.
    if (!kept || ![502, 503, 504].includes(answer.status)) return answer;
    throw new Error(`Larder is away: ${answer.status}`);
  } catch (error) {
    if (!kept) throw error;
    const text = await kept.text();
    const headers = new Headers(kept.headers);
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    // The page says how old it is.
    return new Response(text.replace("<body", `<body data-kept="${Number(kept.headers.get("Larder-Kept"))}"`), { headers });
  }
}

/**
 * Keeps a page under its path, and forgets it when it is not to be had any more; those that were kept longest ago go.
 * @param {string} path
 * @param {Response} answer
 */
async function keep(path, answer) {
  const store = await caches.open(STORE);
  if (answer?.status === 404) await store.delete(path);
  if (!answer?.ok || answer.redirected) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Larder-Kept", String(Date.now()));
  await store.delete(path);
  await store.put(path, new Response(await answer.clone().text(), { headers }));
  const pages = (await store.keys()).filter(({ url }) => isPage(new URL(url)));
  await Promise.all(pages.slice(0, -MOST).map((old) => store.delete(old)));
  return answer;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function file(request, path) {
  const store = await caches.open(STORE);
  const answer = await fetch(request).catch(() => null);
  if (!answer?.ok) return await store.match(path) ?? answer ?? Response.error();
  await store.put(path, answer.clone());
  return answer;
}

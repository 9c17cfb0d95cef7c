// Keeps the app on a device, so that it opens at once and without a network. It keeps files of the app only: nothing that
// the API answers passes through here. Each version has its own store, and is taken into use when all of it is there.
// It also shows what others do on the household's lists, where somebody has asked for that.
const BASE = '{base}';
const FILES = BASE + '/assets/{version}/';
const PREFIX = 'larder-app-';
const STORE = PREFIX + '{version}';
// Paths that are no pages of the app; docs/development.md says where the same list is.
const OTHERS = ['/api', '/internal', '/list', '/feeds', '/dav', '/.well-known', '/assets', '/docs', '/healthz', '/readyz',
  '/metrics', '/openapi.json', '/manifest.webmanifest', '/service-worker.js'];

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(clearUp()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/assets\/[^/]+\//.test(inside(url))) event.respondWith(file(request, url));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(page(request));
});
worker.addEventListener('push', event => event.waitUntil(tell(event.data)));
worker.addEventListener('notificationclick', event => event.waitUntil(open(event.notification)));

async function install() {
  const store = await caches.open(STORE);
  const answer = await fetch(`${BASE}/`, { cache: 'no-cache' });
  const text = await answer.clone().text();
  // While a server is being updated, another version may answer. The browser tries again later.
  if (!answer.ok || !text.includes(FILES)) throw new Error('The server answers with another version.');
  const words = ['en', 'de', 'fr', 'es'].flatMap(language => [`words-${language}.txt`, `more-words-${language}.txt`]);
  await store.addAll([...['app.js', 'shared.js', 'more.js', 'app.css', 'icons.svg', ...words].map(name => FILES + name), `${BASE}/assets/icon.svg`]);
  await store.put(`${BASE}/`, answer);
  await worker.skipWaiting();
}

/** The version before stays as well: a page that is still open has been drawn by it. */
async function clearUp() {
  const versions = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== STORE);
  await Promise.all(versions.slice(0, -1).map(name => caches.delete(name)));
}

/**
 * The app's own path of an address.
 * @param {URL} url
 */
const inside = url => url.pathname.replace(BASE, '');

/**
 * Whether the app shows what is at an address.
 * @param {URL} url
 */
const isPage = url => !OTHERS.some(path => inside(url) === path || inside(url).startsWith(`${path}/`));

/**
 * Shows a message; what is told of the same list takes the place of what was told before.
 * @param {PushMessageData | null} data
 */
function tell(data) {
  const { title, body, tag, url } = /** @type {PushMessageData} */ (data).json();
  return worker.registration.showNotification(title, { body, tag, data: url, icon: `${BASE}/assets/icon-192.png` });
}

/**
 * Shows what a notification is about, in a window of the app if one is open.
 * @param {Notification} notification
 */
async function open(notification) {
  notification.close();
  const url = new URL(BASE + notification.data, location.origin);
  const windows = (await worker.clients.matchAll({ type: 'window' })).filter(one => isPage(new URL(one.url)));
  const [shown] = windows.filter(one => one.url === url.href).concat(windows);
  if (!shown) return worker.clients.openWindow(url.href);
  const focused = await shown.focus();
  return focused.url === url.href ? focused : focused.navigate(url);
}

/** @param {Request} request */
async function page(request) {
  const store = await caches.open(STORE);
  return await store.match(`${BASE}/`) ?? fetch(request);
}

/**
 * @param {Request} request
 * @param {URL} url
 */
async function file(request, url) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // The texts of another language: there are four.
  if (answer.ok && url.pathname.startsWith(FILES)) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

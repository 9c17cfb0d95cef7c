// Keeps the app on this device, where the browser can: over TLS or on this machine. Elsewhere the app works without it.
import { base } from './language.js';

const WORKER = `${base}/service-worker.js`;
const HOUR = 3_600_000;
// The document allows a policy of this name once. It is made when the app begins, so nothing else can make one, and lets
// this one path pass.
const policy = window.trustedTypes?.createPolicy('larder-worker', {
  createScriptURL: (/** @type {string} */ url) => {
    if (url !== WORKER) throw new TypeError(`${url} is no worker of Larder`);
    return url;
  },
});
let isNewer = false;

/** Whether a newer version is kept on the device than the one that is shown: the next page is loaded anew, with it. */
export const isSuperseded = () => isNewer;

/** Has the browser keep the app, and look for a newer version now and then. */
export async function keepInstalled() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const wasKept = Boolean(workers.controller);
  workers.addEventListener('controllerchange', () => { isNewer = wasKept; });
  const registration = await workers.register(policy ? policy.createScriptURL(WORKER) : WORKER, { updateViaCache: 'none' }).catch(() => null);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (!registration || document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

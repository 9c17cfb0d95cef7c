// Whether this device is told what others do on the household's lists, and what is planned, also while Larder is not open:
// a browser's service hands messages to it. Browsers have that for pages that come over TLS, or from this machine.
import { api, all } from './api.js';
import { householdID } from './session.js';
import { t } from './language.js';

const PATH = '/api/v1/push-subscriptions';
// Which of the user's devices this is, in each household that it is told of.
const KEYS = 'larder.push-';
const key = () => KEYS + householdID();
// So long the service worker may take until it runs, at a first visit.
const PATIENCE = 10_000;

/** Why this device cannot be told anything, in words; null if it can. */
export function whyNot() {
  if (!isSecureContext) return t('push.needs_tls');
  return navigator.serviceWorker && window.PushManager && window.Notification ? null : t('push.unsupported');
}

/** What this device is told of: kinds of things, and the meals of a day at a time. */
export async function told() {
  const devices = await all(PATH, 200);
  return devices.find(({ id }) => id === localStorage.getItem(key())) ?? { kinds: [], reminder: null };
}

/**
 * Has this device told of some kinds of things, and the meals of a day at a time; nothing without any of them.
 * @param {{ kinds: string[], reminder: App.Fields | null }} wish
 */
export async function tell({ kinds, reminder }) {
  const registration = await worker();
  if (!kinds.length && !reminder) return forget(registration);
  if (await Notification.requestPermission() !== 'granted') throw new Error(t('push.denied'));
  const server = await api.get('/api/v1/push-key');
  const { endpoint, keys } = (await subscribe(registration.pushManager, server.key)).toJSON();
  const { id } = await api.post(PATH, { endpoint, keys, kinds, reminder });
  localStorage.setItem(key(), id);
  return undefined;
}

/** The service worker once it runs; fails if that takes too long, as where it cannot be installed. */
function worker() {
  const isLate = new Promise((_, fail) => { setTimeout(() => fail(new Error(t('push.failed'))), PATIENCE); });
  return Promise.race([navigator.serviceWorker.ready, isLate]);
}

/**
 * @param {PushManager} manager
 * @param {string} serverKey
 */
async function subscribe(manager, serverKey) {
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Subscribed with another key, as of another Larder that was at this address.
    if (error.name !== 'InvalidStateError') throw new Error(t('push.failed'), { cause: error });
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

/** @param {ServiceWorkerRegistration} registration */
async function forget(registration) {
  const id = localStorage.getItem(key());
  localStorage.removeItem(key());
  // Another household may still tell it of something.
  if (!Object.keys(localStorage).some(one => one.startsWith(KEYS))) await (await registration.pushManager.getSubscription())?.unsubscribe();
  // It can be forgotten already.
  if (id) await api.delete(`${PATH}/${id}`).catch(error => { if (error.status !== 404) throw error; });
}

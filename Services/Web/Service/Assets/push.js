// Whether this device is told what others do on the household's lists, also while Larder is not open: a browser's service
// hands messages to it. Browsers have that for pages that come over TLS, or from this machine.
import { api, all } from './api.js';
import { t } from './language.js';

const PATH = '/api/v1/push-subscriptions';
// Which of the user's devices this is.
const KEY = 'larder.push';
// So long the service worker may take until it runs, at a first visit.
const PATIENCE = 10_000;

/** Why this device cannot be told anything, in words; null if it can. */
export function whyNot() {
  if (!isSecureContext) return t('push.needs_tls');
  return navigator.serviceWorker && window.PushManager && window.Notification ? null : t('push.unsupported');
}

/** What this device is told of. */
export async function told() {
  const devices = await all(PATH, 200);
  return devices.find(({ id }) => id === localStorage.getItem(KEY))?.kinds ?? [];
}

/** Has this device told of some kinds of things; of nothing without any. */
export async function tell(kinds) {
  const registration = await worker();
  if (!kinds.length) return forget(registration);
  if (await Notification.requestPermission() !== 'granted') throw new Error(t('push.denied'));
  const { key } = await api.get('/api/v1/push-key');
  const { endpoint, keys } = (await subscribe(registration.pushManager, key)).toJSON();
  const { id } = await api.post(PATH, { endpoint, keys, kinds });
  localStorage.setItem(KEY, id);
  return undefined;
}

/** The service worker once it runs; fails if that takes too long, as where it cannot be installed. */
function worker() {
  const isLate = new Promise((_, fail) => { setTimeout(() => fail(new Error(t('push.failed'))), PATIENCE); });
  return Promise.race([navigator.serviceWorker.ready, isLate]);
}

async function subscribe(manager, key) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Subscribed with another key, as of another Larder that was at this address.
    if (error.name !== 'InvalidStateError') throw new Error(t('push.failed'), { cause: error });
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

async function forget(registration) {
  const id = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  // It can be forgotten already.
  if (id) await api.delete(`${PATH}/${id}`).catch(error => { if (error.status !== 404) throw error; });
}

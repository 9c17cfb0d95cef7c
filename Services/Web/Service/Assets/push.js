// Whether this device is told what others do on the household's lists, also while Larder is not open: a browser's service
// hands messages to it. Browsers have that for pages that come over TLS, or from this machine.
import { api, all } from './api.js';
import { t } from './language.js';

const PATH = '/api/v1/push-subscriptions';
// Which of the user's devices this is.
const KEY = 'larder.push';

/** Why this device cannot be told anything, in words; null if it can. */
export async function whyNot() {
  if (!isSecureContext) return t('push.needs_tls');
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager && window.Notification ? null : t('push.unsupported');
}

/** What this device is told of. */
export async function told() {
  const devices = await all(PATH, 200);
  return devices.find(({ id }) => id === localStorage.getItem(KEY))?.kinds ?? [];
}

/** Has this device told of some kinds of things; of nothing without any. */
export async function tell(kinds) {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!kinds.length) return forget(registration);
  if (await Notification.requestPermission() !== 'granted') throw new Error(t('push.denied'));
  const { key } = await api.get('/api/v1/push-key');
  const { endpoint, keys } = (await subscribe(registration.pushManager, key)).toJSON();
  const { id } = await api.post(PATH, { endpoint, keys, kinds });
  localStorage.setItem(KEY, id);
  return undefined;
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

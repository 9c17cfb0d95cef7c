// Who else looks at a list, as they come and go.
import { all, api } from '../api.js';
import { household } from '../household.js';
import { t } from '../language.js';
import { people } from '../people.js';

/**
 * Has a list's view say who looks at it: `tell` takes what its stream says of that, until `stop`.
 * @param {App.Fields} view
 */
export async function whoLooks(view) {
  /** @type {any} */
  let latest = null;
  /** @type {ReturnType<typeof everybody> | null} */
  let names = null;
  const say = (/** @type {string | null} */ text) => {
    if ((view.here ?? null) === text) return;
    view.here = text;
    view.draw();
  };
  const none = () => say((latest = null));
  const tell = async (/** @type {Wire.Presence} */ event) => {
    latest = event;
    if (event.count < 2) return say(null);
    names ??= everybody();
    const name = await names.catch(() => (names = null)) ?? (() => t('log.somebody'));
    // Others may have come or left meanwhile.
    if (latest !== event) return undefined;
    return say(t('list.here', { count: event.count, who: [...event.members.map(({ user_id: id }) => name(id)), ...event.guests.map(guest)].filter(Boolean).join(', ') }));
  };
  window.addEventListener('offline', none);
  return { tell, stop: () => window.removeEventListener('offline', none) };
}

const guest = (/** @type {{ name?: string | null }} */ { name }) => name ? t('activity.guest', { name }) : t('activity.somebody_with_link');

/** What others are called by their ids; nothing for oneself. */
async function everybody() {
  const [{ user: me }, home, eaters] = await Promise.all([api.get('/api/v1/auth/me'), household(), all('/api/v1/members', 200)]);
  const known = await people(home.id, me.id, eaters);
  return (/** @type {string} */ id) => id === me.id ? null : known.find(person => person.id === id)?.title ?? t('log.somebody');
}

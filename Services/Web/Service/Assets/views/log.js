// What has happened: in a household, for its owners, and with one's own account.
import { h } from '../dom.js';
import { api, all } from '../api.js';
import { household } from '../household.js';
import { people } from '../people.js';
import { device, instantTime } from '../words.js';
import { go } from '../navigate.js';

/** What somebody did, and to whom; what begins with a capital was done by nobody in particular. */
const kinds = {
  signed_up: 'started here, or signed up', signed_in: 'signed in', sign_in_failed: 'Somebody tried to sign in with a wrong password', signed_out: 'signed out',
  session_ended: 'signed a device out', sessions_ended: 'signed all devices out', password_changed: 'changed the password',
  password_reset: 'A new password was set with a link', token_created: 'created an API token', token_revoked: 'revoked an API token or app password',
  app_password_created: 'created an app password', invited: 'created an invitation', invitation_revoked: 'revoked an invitation',
  handed_over: who => `transferred the household to ${who}`, joined: 'joined', left: 'left', removed: who => `removed ${who}`,
  role_changed: who => `changed ${who}’s role`, share_created: 'shared a list by a link', share_revoked: 'revoked a shared link',
  feed_created: 'created a calendar address', feed_revoked: 'revoked a calendar address', entitlement_changed: 'The plan changed',
  exported: 'downloaded a data export', session_stolen: 'A session was ended: its token was used twice and may have been stolen',
  provider_connected: 'connected another way to sign in', household_deleted: 'deleted a household',
  email_change_requested: 'requested a change of address', email_changed: 'The address was changed with a link',
};

/** A household's log. */
export async function showHousehold(root) {
  const [me, home] = [await api.get('/api/v1/auth/me'), await household()];
  if (!home) return go('/households');
  const everybody = await people(home.id, me.user.id, await all('/api/v1/members', 200));
  return draw(root, `/api/v1/households/${home.id}/audit`, 'Activity log', ['/household', home.name],
    id => id === me.user.id ? 'You' : everybody.find(person => person.id === id)?.title ?? 'Somebody who has left');
}

/** One's own log. */
export async function showOwn(root) {
  return draw(root, '/api/v1/auth/me/audit', 'Activity log', ['/account', 'Your account'], () => 'You');
}

async function draw(root, path, title, [up, back], name) {
  const list = h('ul.lines');
  const more = h('div');
  const load = async after => {
    const page = await api.get(`${path}?limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`);
    list.append(...page.items.map(entry => row(entry, name)));
    more.replaceChildren(...(page.next ? [h('button.button.quiet.block', { onclick: () => load(page.next) }, 'Show older')] : []));
  };
  await load();
  root.replaceChildren(h('p.back', h('a', { href: up }, '‹ ', back)), h('h1', title),
    h('p.hint', 'Sign-ins, roles, invitations, tokens and links. Nobody can change the log; old entries are deleted.'),
    list.children.length ? h('section.card', list) : h('p.hint', 'Nothing yet.'), more);
}

function row(entry, name) {
  const known = kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ');
  const what = typeof known === 'function' ? known(entry.subject_id ? name(entry.subject_id).replace(/^(You$|Somebody)/, word => word.toLowerCase()) : 'somebody') : known;
  const text = /^[A-Z]/.test(what) ? what : `${entry.actor_id ? name(entry.actor_id) : 'Somebody'} ${what}`;
  const from = [instantTime(entry.at), entry.detail, entry.user_agent && device(entry.user_agent), entry.address].filter(Boolean).join(' · ');
  return h('li', h('div.grow', h('span.title', text), h('small', from)));
}

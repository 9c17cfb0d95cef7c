// What has happened: in a household, for its owners, and with one's own account.
import { h } from '../dom.js';
import { api, all } from '../api.js';
import { household } from '../household.js';
import { has, t } from '../language.js';
import { people, roles } from '../people.js';
import { device, instantTime } from '../words.js';
import { go } from '../navigate.js';

/**
 * What is told of an entry, where that is a role.
 * @type {Record<string, string>}
 */
const details = { ...roles, check: t('share.check'), edit: t('share.edit'), view: t('share.view') };

/**
 * A household's log.
 * @param {HTMLElement} root
 */
export async function showHousehold(root) {
  const [me, home] = [await api.get('/api/v1/auth/me'), await household()];
  if (!home) return go('/households');
  const everybody = await people(home.id, me.user.id, await all('/api/v1/members', 200));
  return draw(root, `/api/v1/households/${home.id}/audit`, t('log.title'), ['/household', home.name],
    id => id === me.user.id ? t('people.you') : everybody.find(person => person.id === id)?.title ?? t('log.left'));
}

/**
 * One's own log.
 * @param {HTMLElement} root
 */
export async function showOwn(root) {
  return draw(root, '/api/v1/auth/me/audit', t('log.title'), ['/account', t('account.title')], () => t('people.you'));
}

/**
 * @param {HTMLElement} root
 * @param {string} path
 * @param {string} title
 * @param {[path: string, title: string]} from
 * @param {(id: string) => string} name
 */
async function draw(root, path, title, [up, back], name) {
  const list = h('ul.lines');
  const more = h('div');
  const load = async (/** @type {string | undefined} */ after = undefined) => {
    const page = await api.get(`${path}?limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`);
    list.append(...page.items.map((/** @type {Wire.LogEntry} */ entry) => row(entry, name)));
    more.replaceChildren(...(page.next ? [h('button.button.quiet.block', { onclick: () => load(page.next) }, t('log.older'))] : []));
  };
  await load();
  root.replaceChildren(h('p.back', h('a', { href: up }, '‹ ', back)), h('h1', title),
    h('p.hint', t('log.hint')),
    list.children.length ? h('section.card', list) : h('p.hint', t('log.nothing')), more);
}

/**
 * @param {Wire.LogEntry} entry
 * @param {(id: string) => string} name
 */
function row(entry, name) {
  const key = `log.kind_${entry.kind}`;
  const person = (/** @type {string | null | undefined} */ id) => id ? name(id) : t('log.somebody');
  const text = has(key) ? t(key, { who: person(entry.actor_id), whom: person(entry.subject_id) }) : entry.kind.replaceAll('_', ' ');
  const from = [instantTime(entry.at), details[entry.detail] ?? entry.detail, entry.user_agent && device(entry.user_agent), entry.address].filter(Boolean).join(' · ');
  return h('li', h('div.grow', h('span.title', text), h('small', from)));
}

// The addresses that calendar and to-do apps subscribe to.
import { h, icon, busy, confirmSheet, toast } from '../dom.js';
import { api } from '../api.js';
import { copyBox, reachable } from '../clipboard.js';
import { household } from '../household.js';
import { noun, t } from '../language.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';

/** @type {Record<string, [title: string, hint: string]>} */
const purposes = {
  groceries: [t('nav.groceries'), t('calendars.groceries')], menu: [t('calendars.menu'), t('calendars.menu_hint')], 'meal-plan': [t('calendars.plan'), t('calendars.plan_hint')],
};

// Names of apps are the same in every language.
const guides = [
  ['iPhone, iPad, Mac', t('calendars.on_apple')], ['Google Calendar', t('calendars.on_google')], ['Outlook', t('calendars.on_outlook')],
  ['Android', t('calendars.on_android')], ['Thunderbird', t('calendars.on_thunderbird')],
];

/** @param {HTMLElement} root */
export async function show(root) {
  const home = await household();
  if (!home) return go('/households');
  const given = await api.get('/api/v1/exports/feeds');
  const canEdit = home.role !== 'viewer';
  root.replaceChildren(...[h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', t('calendars.title')),
    h('p.hint', t('calendars.hint')),
    !canEdit && h('p.notice', t('calendars.viewer')),
    ...Object.entries(purposes).map(([purpose, words]) => feed(purpose, words, given.items.find((/** @type {{ purpose: string }} */ item) => item.purpose === purpose), canEdit, root)), canEdit && setup()].filter(Boolean));
  return undefined;
}

/** How each app is told of an address. */
const setup = () => h('section.stack', h('h2', t('calendars.guides')), h('p.hint', t('calendars.guides_hint')),
  guides.map(([name, text]) => h('details.card.fold', h('summary', name), h('p.pad', text))));

/**
 * @param {string} purpose
 * @param {string[]} words
 * @param {{ id: string, created_at: string } | undefined} known
 * @param {boolean} canEdit
 * @param {HTMLElement} root
 */
function feed(purpose, [title, text], known, canEdit, root) {
  const out = h('div.stack');
  const make = (/** @type {HTMLButtonElement} */ button) => busy(button, async () => {
    const url = reachable((await api.post('/api/v1/exports/feeds', { purpose })).url);
    out.replaceChildren(h('p.hint', t('calendars.once')), copyBox(url, t('calendars.address_of', { what: noun(title) })), h('div', h('a.button.plain.small', { href: url.replace(/^https?:/, 'webcal:') }, icon('calendar'), t('calendars.open'))));
  });
  return h('section.card.pad.stack', h('div', h('h2', title), h('p.hint', known ? `${text} · ${t('common.since', { date: instantDay(known.created_at) })}` : text)),
    canEdit && h('div.row', h('button.button.quiet.small', { onclick: async ({ currentTarget }) => {
      if (known && !await confirmSheet(t('calendars.renew_ask'), t('calendars.renew_text'), t('calendars.renew'))) return;
      await make(currentTarget);
    } }, known ? t('calendars.new') : t('calendars.create')),
    known && h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`/api/v1/exports/feeds/${known.id}`);
      toast(t('calendars.revoked'));
      await show(root);
    }) }, t('common.revoke'))), out);
}

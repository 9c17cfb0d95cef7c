// The addresses that calendar and to-do apps subscribe to.
import { h, icon, busy, confirmSheet, toast } from '../dom.js';
import { api } from '../api.js';
import { copyBox } from '../forms.js';
import { household } from '../household.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';

const purposes = {
  groceries: ['Groceries', 'What to buy, as to-dos'], menu: ['What to cook', 'The menu, as to-dos'], 'meal-plan': ['Planned meals', 'The plan, as events'],
};

export async function show(root) {
  const home = await household();
  if (!home) return go('/households');
  const given = await api.get('/api/v1/exports/feeds');
  const canEdit = home.role !== 'viewer';
  root.replaceChildren(...[h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', 'Calendars and to-do apps'),
    h('p.hint', 'Each is a secret address that an app subscribes to. Anyone who has it can read that calendar. A new address replaces the old one.'),
    !canEdit && h('p.notice', 'Viewers cannot create addresses: ask an owner to make you an editor.'),
    ...Object.entries(purposes).map(([purpose, words]) => feed(purpose, words, given.items.find(item => item.purpose === purpose), canEdit, root))].filter(Boolean));
  return undefined;
}

function feed(purpose, [title, text], known, canEdit, root) {
  const out = h('div.stack');
  const make = button => busy(button, async () => {
    const { url, webcal_url: webcal } = await api.post('/api/v1/exports/feeds', { purpose });
    out.replaceChildren(h('p.hint', 'It is shown only once.'), copyBox(url, `Address of ${title.toLowerCase()}`), h('div', h('a.button.plain.small', { href: webcal }, icon('calendar'), 'Open in a calendar app')));
  });
  return h('section.card.pad.stack', h('div', h('h2', title), h('p.hint', known ? `${text} · since ${instantDay(known.created_at)}` : text)),
    canEdit && h('div.row', h('button.button.quiet.small', { onclick: async ({ currentTarget }) => {
      if (known && !await confirmSheet('Create a new address?', 'Apps with the old address are no longer updated.', 'Create a new one')) return;
      await make(currentTarget);
    } }, known ? 'New address' : 'Create an address'),
    known && h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`/api/v1/exports/feeds/${known.id}`);
      toast('That address no longer works.');
      await show(root);
    }) }, 'Revoke')), out);
}

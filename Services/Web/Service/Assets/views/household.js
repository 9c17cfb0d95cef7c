// The household: its name and time zone, who belongs to it, and the calendar feeds it has given out.
import { h, icon, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { keepSession, session } from '../session.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';

const purposes = { groceries: 'Groceries, as to-dos', menu: 'What to cook, as to-dos', 'meal-plan': 'Planned meals, as events' };

export async function show(root) {
  const me = await api.get('/api/v1/auth/me');
  const id = session().household?.id ?? me.households[0].id;
  const household = await api.get(`/api/v1/households/${id}`);
  const name = h('input.input', { value: household.name, required: true, maxLength: 100 });
  const zone = h('select.input', zones(household.time_zone).map(value => h('option', { value, selected: value === household.time_zone }, value.replaceAll('_', ' '))));
  root.replaceChildren(
    h('h1', household.name),
    h('a.card.pad.row', { href: '/account' }, h('span.grow', me.user.email ?? 'You have not signed up yet'), 'Your account'),
    h('form.card.pad.stack', { onsubmit: event => {
      event.preventDefault();
      busy(event.target.querySelector('.button'), async () => {
        const saved = await api.patch(`/api/v1/households/${id}`, { name: name.value, time_zone: zone.value });
        keepSession({ household: { id, name: saved.name } });
        toast('Saved.');
        show(root);
      });
    } }, h('label.field', 'Name', name), h('label.field', 'Time zone', zone), h('button.button.quiet', 'Save')),
    ...switcher(me.households, id), invite(id), join(), await feeds());
}

/** Which household this browser shows, for who belongs to several. */
function switcher(households, current) {
  if (households.length < 2) return [];
  return [h('section.card.pad.stack', h('h2', 'Your households'), h('ul', households.map(({ id, name, role }) => h('li.row',
    h('span.grow', `${name} · ${role}`),
    id === current ? h('span.pill.leaf', 'Shown now') : h('button.button.quiet.small', {
      onclick: () => { keepSession({ household: { id, name } }); go('/'); },
    }, 'Show this one')))))];
}

function zones(current) {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([current, Intl.DateTimeFormat().resolvedOptions().timeZone, ...known])];
}

function invite(id) {
  const out = h('div.stack');
  return h('section.card.pad.stack', h('h2', 'Cook together'), h('p.hint', 'A code lets one more person into this household. It works once, for seven days.'),
    h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      const invitation = await api.post(`/api/v1/households/${id}/invitations`);
      out.replaceChildren(h('div.copy', h('input.input', { value: invitation.code, readOnly: true, ariaLabel: 'Invitation code' }),
        h('button.button.quiet', { onclick: () => navigator.clipboard.writeText(invitation.code).then(() => toast('The code is copied.')) }, 'Copy')));
    }) }, 'Make an invitation code'), out);
}

function join() {
  const code = h('input.input', { placeholder: 'Invitation code', ariaLabel: 'Invitation code', required: true });
  return h('form.card.pad.stack', { onsubmit: event => {
    event.preventDefault();
    busy(event.target.querySelector('.button'), async () => {
      const answer = await api.post('/api/v1/households/join', { code: code.value.trim() });
      keepSession(answer);
      toast(`Welcome to ${answer.household.name}.`);
      go('/');
    });
  } }, h('h2', 'Join another household'), h('div.copy', code, h('button.button.quiet', 'Join')));
}

async function feeds() {
  const section = h('section.card.pad.stack');
  const load = async fresh => {
    const given = await api.get('/api/v1/exports/feeds');
    section.replaceChildren(...[
      h('h2', 'In your calendar and to-do apps'),
      h('p.hint', 'Each is a secret address that an app subscribes to. Anybody who has it can read that one feed. A new address replaces the old one.'),
      h('div.row.tight', Object.entries(purposes).map(([purpose, name]) => h('button.button.quiet.small', {
        onclick: event => busy(event.currentTarget, async () => load(await api.post('/api/v1/exports/feeds', { purpose }))),
      }, icon('plus'), name))),
      fresh && h('div.stack', h('div.copy', h('input.input', { value: fresh.url, readOnly: true, ariaLabel: 'Feed address' }),
        h('button.button.quiet', { onclick: () => navigator.clipboard.writeText(fresh.url).then(() => toast('The address is copied.')) }, 'Copy')),
      h('a.button.plain.small', { href: fresh.webcal_url }, icon('calendar'), 'Open in a calendar app')),
      h('ul', given.items.map(feed => h('li.row', h('span.grow', `${purposes[feed.purpose]} · since ${instantDay(feed.created_at)}`),
        h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => { await api.delete(`/api/v1/exports/feeds/${feed.id}`); await load(); }) }, 'Revoke')))),
    ].filter(Boolean));
  };
  await load();
  return section;
}

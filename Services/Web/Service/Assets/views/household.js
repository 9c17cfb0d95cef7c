// The household: its settings, who eats there and who belongs to it, its plan, and the calendar feeds it has given out.
import { h, icon, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { keepSession, session } from '../session.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';
import { family } from './family.js';
import { entitlement } from './entitlement.js';

const purposes = { groceries: 'Groceries, as to-dos', menu: 'What to cook, as to-dos', 'meal-plan': 'Planned meals, as events' };

const known = new Set(['en', 'fr', 'de', 'es']);

export async function show(root) {
  const me = await api.get('/api/v1/auth/me');
  const id = session().household?.id ?? me.households[0].id;
  const household = await api.get(`/api/v1/households/${id}`);
  const name = h('input.input', { value: household.name, required: true, maxLength: 100 });
  const zone = h('select.input', zones(household.time_zone).map(value => h('option', { value, selected: value === household.time_zone }, value.replaceAll('_', ' '))));
  const choice = (chosen, known) => h('select.input', Object.entries(known).map(([value, label]) => h('option', { value, selected: value === chosen }, label)));
  const measures = choice(household.measurement_system ?? '', { '': 'As each recipe has them', metric: 'Metric', us: 'US cups and ounces', imperial: 'British imperial' });
  const language = choice(household.language, { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español', ...(known.has(household.language) ? {} : { [household.language]: household.language }) });
  const week = choice(household.week_start, { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' });
  const times = Object.entries(household.slot_times).map(([slot, value]) => [slot, h('input.input', { type: 'time', value, required: true })]);
  const isOwner = household.role === 'owner';
  root.replaceChildren(
    h('h1', household.name),
    h('a.card.pad.row', { href: '/account' }, h('span.grow', me.user.email ?? 'You have not signed up yet'), 'Your account'),
    h('form.card.pad.stack', { onsubmit: event => {
      event.preventDefault();
      busy(event.target.querySelector('.button'), async () => {
        const saved = await api.patch(`/api/v1/households/${id}`, {
          name: name.value, time_zone: zone.value, measurement_system: measures.value || null, language: language.value,
          week_start: week.value, slot_times: Object.fromEntries(times.map(([slot, input]) => [slot, input.value])),
        });
        keepSession({ household: { id, name: saved.name } });
        toast('Saved.');
        show(root);
      });
    } }, h('label.field', 'Name', name), h('label.field', 'Time zone', zone), h('label.field', 'Amounts', measures),
    h('label.field', 'Language', language), h('label.field', 'The week begins on', week),
    ...times.map(([slot, input]) => h('label.field', `Time of ${slot}`, input)), isOwner && h('button.button.quiet', 'Save')),
    await family(household.role !== 'viewer'), ...await entitlement(), ...switcher(me.households, id),
    ...(isOwner ? [await invite(id)] : []), join(), await feeds());
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

async function invite(id) {
  const out = h('div.stack');
  const open = h('ul');
  const list = async () => {
    const { items } = await api.get(`/api/v1/households/${id}/invitations`);
    open.replaceChildren(...items.map(item => h('li.row', h('span.grow', `For one ${item.role}, until ${instantDay(item.expires_at)}`),
      h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => { await api.delete(`/api/v1/households/${id}/invitations/${item.id}`); await list(); }) }, 'Take back'))));
  };
  await list();
  return h('section.card.pad.stack', h('h2', 'Cook together'), h('p.hint', 'A code lets one more person into this household. It works once, for seven days.'),
    h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      const invitation = await api.post(`/api/v1/households/${id}/invitations`);
      out.replaceChildren(h('div.copy', h('input.input', { value: invitation.code, readOnly: true, ariaLabel: 'Invitation code' }),
        h('button.button.quiet', { onclick: () => navigator.clipboard.writeText(invitation.code).then(() => toast('The code is copied.')) }, 'Copy')));
      await list();
    }) }, 'Make an invitation code'), out, open);
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

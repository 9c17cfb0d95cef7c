// What a household has set: owners change it, all others read it.
import { h, busy, confirmSheet, toast } from '../dom.js';
import { api } from '../api.js';
import { choice, field, form } from '../forms.js';
import { household, forgetHousehold } from '../household.js';
import { keepSession, resumeSession } from '../session.js';
import { go } from '../navigate.js';

const measures = { '': 'As in each recipe', metric: 'Metric: grams and millilitres', us: 'US: cups, ounces and pounds', imperial: 'British imperial' };
const days = { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' };
const languages = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' };
const slots = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' };

export async function show(root) {
  forgetHousehold();
  const home = await household();
  if (!home) return go('/households');
  const isOwner = home.role === 'owner';
  const fixed = { disabled: !isOwner };
  const [nameField, name] = field('Name', { value: home.name, maxLength: 100, name: 'name', ...fixed });
  const [zoneField, zone] = choice('Time zone', zones(home.time_zone), home.time_zone, { name: 'time_zone', hint: 'Determines when “today” begins.', ...fixed });
  const [measureField, measure] = choice('Amounts', measures, home.measurement_system ?? '', {
    name: 'measurement_system', hint: 'How recipes and lists show amounts, also on shared lists. The recipes themselves do not change.', ...fixed });
  const [languageField, language] = choice('Language', { ...languages, ...(languages[home.language] ? {} : { [home.language]: home.language }) }, home.language,
    { name: 'language', hint: 'Your language; the pages are in English so far.', ...fixed });
  const [weekField, week] = choice('The week begins on', days, home.week_start, { name: 'week_start', ...fixed });
  const times = Object.entries(slots).map(([slot, title]) => [slot, ...field(title, { type: 'time', value: home.slot_times[slot], ...fixed })]);
  const fields = [nameField, zoneField, measureField, languageField, weekField,
    h('fieldset.stack', h('legend', 'When you eat'), h('p.hint', 'Planned meals have these times in calendars.'),
      h('div.pairs', times.map(([, element]) => element)))];
  const save = async () => {
    const saved = await api.patch(`/api/v1/households/${home.id}`, {
      name: name.value, time_zone: zone.value, measurement_system: measure.value || null, language: language.value,
      week_start: week.value, slot_times: Object.fromEntries(times.map(([slot, , input]) => [slot, input.value])),
    });
    keepSession({ household: { id: home.id, name: saved.name } });
    forgetHousehold();
    toast('Saved.');
  };
  root.replaceChildren(...[
    h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', 'Settings'),
    isOwner ? form({ label: 'Save', work: save }, ...fields)
      : h('section.card.pad.stack', h('p.hint', 'Only owners can change these.'), ...fields),
    isOwner && remove(home),
  ].filter(Boolean));
  return undefined;
}

const zones = current => Object.fromEntries([...new Set([current, Intl.DateTimeFormat().resolvedOptions().timeZone, ...Intl.supportedValuesOf('timeZone')])]
  .map(zone => [zone, zone.replaceAll('_', ' ')]));

function remove(home) {
  return h('section.card.pad.stack', h('h2', 'Delete this household'),
    h('p.hint', 'Its recipes, menus, plans and lists are deleted for all members. Links and calendars end.'),
    h('div', h('button.button.danger.outline', { onclick: async event => {
      const button = event.currentTarget;
      if (!await confirmSheet(`Delete ${home.name}?`, 'Everything in it is deleted for all members. This cannot be undone.', `Delete ${home.name}`, true)) return;
      await busy(button, async () => {
        await api.delete(`/api/v1/households/${home.id}`);
        await resumeSession();
        toast(`${home.name} is deleted.`);
        go('/households');
      });
    } }, 'Delete the household')));
}

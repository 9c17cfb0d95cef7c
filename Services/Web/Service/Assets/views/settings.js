// What a household has set: owners change it, all others read it.
import { h, busy, confirmSheet, toast } from '../dom.js';
import { api } from '../api.js';
import { form } from '../form.js';
import { choice, field } from '../forms.js';
import { changeHousehold, household, forgetHousehold, pathOf } from '../household.js';
import { languagesWith, measures, zoneChoice } from '../household-choices.js';
import { needsNetwork } from '../needs-network.js';
import { keepSession, resumeSession } from '../session.js';
import { go } from '../navigate.js';
import { t, useLanguage } from '../language.js';

const days = { monday: t('settings.monday'), sunday: t('settings.sunday'), saturday: t('settings.saturday') };
const slots = { breakfast: t('slot.breakfast'), lunch: t('slot.lunch'), dinner: t('slot.dinner'), snacks: t('slot.snacks') };

/** @param {HTMLElement} root */
export async function show(root) {
  forgetHousehold();
  const home = await household();
  if (!home) return go('/households');
  const isOwner = home.role === 'owner';
  const fixed = { disabled: !isOwner };
  const [nameField, name] = field(t('common.name'), { value: home.name, maxLength: 100, name: 'name', ...fixed });
  const [zoneField, zone] = zoneChoice(home.time_zone, { hint: t('settings.time_zone_hint'), ...fixed });
  const [measureField, measure] = choice(t('settings.amounts'), measures, home.measurement_system ?? '', {
    name: 'measurement_system', hint: t('settings.amounts_hint'), ...fixed });
  const [languageField, language] = choice(t('settings.language'), languagesWith(home.language), home.language,
    { name: 'language', hint: t('settings.language_hint'), ...fixed });
  const [weekField, week] = choice(t('settings.week'), days, home.week_start, { name: 'week_start', ...fixed });
  const times = Object.entries(slots).map(([slot, title]) => /** @type {const} */ ([slot, ...field(title, { type: 'time', value: home.slot_times[slot], ...fixed })]));
  const fields = [nameField, zoneField, measureField, languageField, weekField,
    h('fieldset.stack', h('legend', t('settings.meals')), h('p.hint', t('settings.meals_hint')),
      h('div.pairs', times.map(([, element]) => element)))];
  const save = async () => {
    const wanted = {
      name: name.value, time_zone: zone.value, measurement_system: measure.value || null, language: language.value,
      week_start: week.value, slot_times: Object.fromEntries(times.map(([slot, , input]) => [slot, input.value])),
    };
    const saved = await saveChanged(home, wanted);
    keepSession({ household: { id: home.id, name: wanted.name } });
    if (!saved?.waiting) toast(t('common.saved'));
    Object.assign(home, wanted);
    useLanguage(wanted.language);
  };
  root.replaceChildren(...[
    h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', t('nav.settings')),
    isOwner ? form({ label: t('common.save'), work: save }, ...fields)
      : h('section.card.pad.stack', h('p.hint', t('settings.only_owners')), ...fields),
    isOwner && remove(home),
  ].filter(Boolean));
  return undefined;
}

/**
 * Saves what is another than it was; what waits is not sent over what others have set meanwhile.
 * @param {any} home
 * @param {App.Fields} wanted
 */
function saveChanged(home, wanted) {
  const names = Object.keys(wanted).filter(one => JSON.stringify(wanted[one]) !== JSON.stringify(home[one] ?? null));
  if (!names.length) return null;
  const of = (/** @type {App.Fields} */ values, /** @type {string[]} */ some) => Object.fromEntries(some.map(one => [one, values[one] ?? null]));
  const body = of(home, names);
  return changeHousehold(home.id, of(wanted, names), {
    seen: of(home, names.filter(one => one !== 'slot_times')),
    undo: { method: 'PATCH', path: pathOf(home.id), body, what: t('nav.settings') },
  });
}

/** @param {{ id: string, name: string }} home */
function remove(home) {
  const button = h('button.button.danger.outline', { onclick: async () => {
    if (!await confirmSheet(t('common.delete_ask', { name: home.name }), t('settings.delete_text'), t('settings.delete_of', { name: home.name }), true)) return;
    await busy(button, async () => {
      await api.delete(`/api/v1/households/${home.id}`);
      await resumeSession();
      toast(t('settings.deleted', { name: home.name }));
      go('/households');
    });
  } }, t('settings.delete'));
  return h('section.card.pad.stack', h('h2', t('settings.delete_title')), h('p.hint', t('settings.delete_hint')), needsNetwork(button), h('div', button));
}

// The first visit of a household that was made in this browser: what is assumed about it, and who eats there. All of it may
// be left as it is.
import { h, icon, busy, toast } from '../dom.js';
import { all } from '../api.js';
import { choice } from '../forms.js';
import { face } from '../face.js';
import { changeHousehold, household } from '../household.js';
import { languagesWith, measures, zoneChoice } from '../household-choices.js';
import { useLanguage, locale, t } from '../language.js';
import { addEater, makeSample } from '../later.js';
import { WELCOME_KEY, householdID, session, startSession } from '../session.js';

/** Whether the household that is shown has not been asked yet. */
export const isDue = () => Boolean(householdID()) && localStorage.getItem(WELCOME_KEY) === householdID();

/** The household, if it is to be asked. */
export async function asks() {
  // Who comes for the first time has none yet, and is told all of it with the session.
  const isFirst = !householdID();
  if (isFirst) await startSession();
  const home = isDue() && (isFirst ? session()?.household : await household());
  return home?.role === 'owner' ? home : null;
}

/** What is usual where the browser is from. */
const usualMeasure = () => ['US', 'LR', 'MM'].includes(new Intl.Locale(locale()).region ?? '') ? 'us' : 'metric';

/** The card that asks. */
export function welcome(/** @type {any} */ home, /** @type {() => Promise<unknown>} */ refresh) {
  const done = async () => {
    localStorage.removeItem(WELCOME_KEY);
    await refresh();
  };
  const [languageField, language] = choice(t('settings.language'), languagesWith(home.language), home.language, { name: 'language' });
  const [measureField, measure] = choice(t('settings.amounts'), measures, home.measurement_system ?? usualMeasure(), { name: 'measurement_system' });
  const [zoneField, zone] = zoneChoice(home.time_zone);
  const save = () => changeHousehold(home.id, { language: language.value, measurement_system: measure.value || null, time_zone: zone.value });
  // What is usual here holds also for who does not look at it.
  const assume = async () => {
    if (home.measurement_system) return;
    await changeHousehold(home.id, { measurement_system: usualMeasure() }).catch(() => {});
  };
  // Whoever chooses another language reads the rest in it.
  language.addEventListener('change', () => busy(language, async () => { await save(); useLanguage(language.value); }));
  const eaters = h('ul.lines');
  const load = async () => eaters.replaceChildren(...(await all('/api/v1/members', 200)).map(eater => h('li', face(eater), h('span.title', eater.name))));
  load().catch(() => {});
  return h('section.card.pad.stack.welcome', h('h2', t('welcome.title')), h('p.hint', t('welcome.hint')),
    languageField, measureField, zoneField,
    h('h3', t('family.title')), h('p.hint', t('welcome.eaters_hint')), eaters,
    h('div', h('button.button.quiet.small', { 'data-focus': 'eater', ariaHasPopup: 'dialog', onclick: event => busy(event.currentTarget, async () => { if (await addEater(home)) await load(); }) }, icon('plus'), t('family.add'))),
    h('div.row', h('button.button.grow', { onclick: event => busy(event.currentTarget, async () => {
      await save();
      toast(t('common.saved'));
      await done();
    }) }, t('common.done')),
    h('button.button.plain', { onclick: event => busy(event.currentTarget, async () => {
      await assume();
      await done();
    }) }, t('common.not_now'))),
    h('div.stack', h('p.hint', t('sample.hint')),
      h('div', h('button.button.quiet.small', { onclick: event => busy(event.currentTarget, async () => { await makeSample(); await refresh(); window.scrollTo(0, 0); toast(t('sample.made')); }) }, icon('dice'), t('sample.make')))));
}

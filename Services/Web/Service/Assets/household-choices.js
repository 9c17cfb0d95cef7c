// What a household can be set to.
import { choice, options } from './forms.js';
import { t } from './language.js';

export const measures = { '': t('settings.as_written'), metric: t('settings.metric'), us: t('settings.us'), imperial: t('settings.imperial') };

/** @type {Record<string, string>} */
const languages = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' };

/**
 * The languages, by their own names: the one that is set in place of its kind (`en-GB` of `en`), or besides if it is another.
 * @type {(current: string) => Record<string, string>}
 */
export const languagesWith = current => ({
  ...Object.fromEntries(Object.entries(languages).map(([key, name]) => [key === current.split('-')[0] ? current : key, name])),
  ...(languages[current.split('-')[0]] ? {} : { [current]: new Intl.DisplayNames([current], { type: 'language' }).of(current) ?? current }),
});

const named = (/** @type {string[]} */ zones) => zones.map(zone => [zone, zone.replaceAll('_', ' ')]);

/**
 * The choice of a time zone. There are hundreds, which take long to lay out, and the browser's own takes long to find out: until
 * somebody goes there it has only the one that is set. Then the browser's own comes next.
 * @param {string} current
 * @param {App.Props} [props]
 * @returns {[HTMLElement, HTMLSelectElement]}
 */
export function zoneChoice(current, props) {
  const [element, select] = choice(t('settings.time_zone'), named([current]), current, { name: 'time_zone', ...props });
  const fill = () => {
    for (const kind of ['pointerdown', 'focus']) select.removeEventListener(kind, fill);
    const zones = new Set([Intl.DateTimeFormat().resolvedOptions().timeZone, ...Intl.supportedValuesOf('timeZone')]);
    zones.delete(current);
    select.append(...options(named([...zones]), current));
  };
  for (const kind of ['pointerdown', 'focus']) select.addEventListener(kind, fill);
  return [element, select];
}

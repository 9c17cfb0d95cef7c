// What a household can be set to.
import { t } from './language.js';

export const measures = { '': t('settings.as_written'), metric: t('settings.metric'), us: t('settings.us'), imperial: t('settings.imperial') };

const languages = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' };

/** The languages, by their own names; also the one that is set, if it is another. */
export const languagesWith = current => ({ ...languages, ...(languages[current] ? {} : { [current]: new Intl.DisplayNames([current], { type: 'language' }).of(current) }) });

/** The time zones, those that are meant most likely first. */
export const zones = current => Object.fromEntries([...new Set([current, Intl.DateTimeFormat().resolvedOptions().timeZone, ...Intl.supportedValuesOf('timeZone')])]
  .map(zone => [zone, zone.replaceAll('_', ' ')]));

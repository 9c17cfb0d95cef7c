// Which language the app speaks: the household's, as far as this browser knows it, else the browser's.

const KNOWN = ['en', 'de', 'fr', 'es'];

export const LANGUAGE_KEY = 'larder.language';
/** @type {(tag: string) => string} */
export const base = tag => tag.toLowerCase().split('-')[0];
/** @type {(tag: string) => string} */
export const known = tag => KNOWN.includes(base(tag)) ? base(tag) : 'en';

function chosen() {
  try { return localStorage.getItem(LANGUAGE_KEY); } catch { return null; } // A browser that keeps nothing.
}

/** The language's code, as `de`. */
export const language = known([chosen() ?? '', ...navigator.languages].find(tag => KNOWN.includes(base(tag))) ?? 'en');
/** Dates and numbers are written as where the browser is from, if that speaks the language: `de-AT`. */
export const region = navigator.languages.find(tag => base(tag) === language) ?? language;

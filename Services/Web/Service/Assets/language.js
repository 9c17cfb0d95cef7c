// What the app says, in the reader's language: the household's, else the browser's. Only that language's file is loaded, and
// modules that import this one begin when it is there.
import { takeEarly } from './early-answers.js';
import { LANGUAGE_KEY, known, language, region } from './spoken.js';

/** Where the files of this version of the app are. */
export const files = new URL('./', import.meta.url).pathname;
/** What paths begin with where Larder has no host of its own, as `/larder`: the app's own paths and the API's go without. */
export const base = new URL('../..', import.meta.url).pathname.slice(0, -1);

// These take long to make, on a slow telephone longer than a page may stand still: they are made when they are needed.
/** @type {Intl.PluralRules | undefined} */
let plurals;
/** @type {Intl.NumberFormat | undefined} */
let numbers;
/** @param {number} count */
const pluralOf = count => (plurals ??= new Intl.PluralRules(language)).select(count);
// Small whole numbers are written the same everywhere.
/** @param {number} number */
const written = number => Number.isInteger(number) && number >= 0 && number < 1000 ? String(number) : (numbers ??= new Intl.NumberFormat(region)).format(number);

/**
 * The texts of a language by their keys.
 * @param {string} name
 * @returns {Promise<Map<string, string>>}
 */
async function load(name, part = 'words') {
  const path = `${files}${part}-${name}.txt`;
  const response = await (takeEarly(path) ?? fetch(path));
  if (!response.ok) throw new Error(`no texts in ${name}`);
  const lines = (await response.text()).split('\n').filter((/** @type {string} */ line) => line && !line.startsWith('#'));
  return new Map(lines.map((/** @type {string} */ line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

const texts = await load(language).catch(() => load('en'));

/** @type {Promise<void> | undefined} */
let more;

/** Has the texts of the views that come later; once. */
export function learnMore() {
  const learn = (/** @type {string} */ name) => load(name, 'more-words').then(found => { for (const [key, text] of found) texts.set(key, text); });
  more ??= learn(language).catch(() => learn('en')).catch(error => {
    more = undefined;
    throw error;
  });
  return more;
}

/** How dates and numbers are written, as `de-AT`. */
export const locale = () => region;

/** The language's code, as `de`. */
export const spoken = language;

/**
 * Whether there is a text with this key.
 * @type {(key: string) => boolean}
 */
export const has = key => texts.has(key);

/**
 * A text with values in the place of `{names}`; `count` chooses between its forms for one and for many.
 * @param {string} key
 * @param {Record<string, string | number | null | undefined>} values
 */
export function t(key, values = {}) {
  const form = 'count' in values ? pluralOf(Number(values.count)) : 'other';
  const text = texts.get(`${key}.${form}`) ?? texts.get(`${key}.other`) ?? texts.get(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? written(value) : value;
  // "until 6 Dec." ends the sentence as well.
  }).replace(/\.\.$/, '.');
}

/**
 * A noun as it is written within a sentence: with a small letter in front, but in German.
 * @type {(word: string) => string}
 */
export const noun = word => language === 'de' ? word : word.charAt(0).toLocaleLowerCase(region) + word.slice(1);

/**
 * `Ann, Ben and Cleo`
 * @type {(names: string[]) => string}
 */
export const listed = names => new Intl.ListFormat(region).format(names);

/**
 * Goes on in a household's language, from the next page on in this browser; the page is loaded anew if it has another.
 * @param {string} tag
 */
export function useLanguage(tag) {
  const next = known(tag);
  localStorage.setItem(LANGUAGE_KEY, next);
  if (next !== language) location.reload();
}

/** Has the next visit begin in the browser's language. */
export const forgetLanguage = () => localStorage.removeItem(LANGUAGE_KEY);

// What the document came with may be in the browser's language.
document.documentElement.lang = region;
for (const element of document.querySelectorAll('[data-text]')) element.textContent = t(/** @type {string} */ (element.dataset.text));
for (const element of document.querySelectorAll('[data-label]')) element.ariaLabel = t(/** @type {string} */ (element.dataset.label));

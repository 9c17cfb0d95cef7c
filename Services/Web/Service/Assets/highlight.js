// Marks the words that were looked for in the texts that have them.
import { h } from './dom.js';

const fold = (/** @type {string} */ text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
/**
 * A text's words, as they are compared.
 * @type {(text: string) => string[]}
 */
export const words = text => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words that a search looks for, as they are compared; those that must not occur are none.
 * @type {(query: string) => string[]}
 */
export const wordsOf = query => words(query.replace(/(^|\s)-\S+/g, ' '));

// What words of the four languages end with in their other number.
const ENDINGS = /^(|s|es|e|n|en|er|y|ies|x|al|aux|z|ces|o|a|i)$/;

/**
 * Whether words are the same one in different numbers.
 * @param {string} one
 * @param {string} other
 */
export function isForm(one, other) {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= 3 && ENDINGS.test(one.slice(same)) && ENDINGS.test(other.slice(same));
}

/**
 * Whether words differ by no more letters than the search lets pass.
 * @param {string} one
 * @param {string} other
 */
function isNear(one, other) {
  const most = other.length < 4 ? 0 : other.length < 8 ? 1 : 2;
  if (Math.abs(one.length - other.length) > most) return false;
  let row = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length] <= most;
}

/**
 * Which of a text's parts are in one of some names, each of which is its words.
 * @param {string[]} parts
 * @param {string[][]} names
 */
function named(parts, names) {
  const found = parts.map(() => false);
  const folded = parts.map(part => words(part)[0]);
  for (let place = 1; place < parts.length; place += 2) {
    for (const name of names) {
      if (!name.length || !name.every((word, step) => folded[place + 2 * step] && (folded[place + 2 * step] === word || isForm(folded[place + 2 * step], word)))) continue;
      found.fill(true, place, place + 2 * name.length - 1);
    }
  }
  return found;
}

/**
 * A text in parts, those in `mark` elements that were looked for: the `words` that were typed, else the other `names` of the
 * foods that they mean, else words that are near.
 * @param {string} text
 * @param {{ words: string[], names: string[][] }} wanted
 */
export function marked(text, { words: wanted, names }) {
  if (!wanted.length) return [text];
  const parts = text.split(/([\p{L}\p{N}\p{M}]+)/u);
  const last = wanted.at(-1) ?? '';
  const by = (/** @type {(word: string) => boolean} */ test) => parts.map((part, place) => place % 2 === 1 && words(part).some(test));
  const ways = [() => by(word => wanted.some(one => word === one || isForm(word, one)) || word.startsWith(last)), () => named(parts, names), () => by(word => wanted.some(one => isNear(word, one)))];
  /** @type {boolean[]} */
  let found = [];
  for (const way of ways) if (!found.includes(true)) found = way();
  /** @type {{ text: string, isFound: boolean }[]} */
  const runs = [];
  for (const [place, part] of parts.entries()) {
    const run = runs.at(-1);
    if (run && Boolean(found[place]) === run.isFound) run.text += part;
    else runs.push({ text: part, isFound: Boolean(found[place]) });
  }
  return runs.map(({ text: run, isFound }) => isFound ? h('mark', run) : run);
}

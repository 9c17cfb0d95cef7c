// The other names of foods that are looked for, so that what was found under one of them can be marked.
import { api } from './api.js';
import { isForm, words, wordsOf } from './highlight.js';

const MOST = 50;
const FOODS = 10;
// The names of foods in the four languages have no more words, but for a few.
const LONGEST = 4;
/** @type {Map<string, string[][]>} */
const known = new Map();

/**
 * What is looked for, as `marked` takes it: the words that were typed, and names that mean the same, as far as they are known.
 * @type {(query?: string) => { words: string[], names: string[][] }}
 */
export const sought = (query = '') => ({ words: wordsOf(query), names: known.get(query.trim()) ?? [] });

/**
 * Learns the names that a query's words have besides.
 * @param {string} query
 */
export async function learnNames(query) {
  const key = query.trim();
  if (known.has(key)) return;
  const typed = wordsOf(key);
  const together = typed.length > 1 && typed.length <= LONGEST ? [typed] : [];
  const wanted = [...together, ...typed.filter(word => word.length > 2).slice(0, LONGEST).map(word => [word])];
  const names = (await Promise.all(wanted.map(ask))).flat();
  if (known.size >= MOST) known.delete(known.keys().next().value);
  known.set(key, names);
}

/**
 * All names of the foods that are called so, each as its words.
 * @param {string[]} name
 */
async function ask(name) {
  // Foods are found by how words begin: without its ending, a plural is, too.
  const q = name.map(word => word.length > 4 ? word.replace(/(?:es|en|s|n|x)$/, '') : word).join(' ');
  const { items } = await api.get(`/api/v1/foods?${new URLSearchParams({ limit: String(FOODS), q })}`).catch(() => ({ items: [] }));
  const all = items.map((/** @type {{ names: Record<string, string[]> }} */ food) => Object.values(food.names).flat().map(words));
  return all.filter((/** @type {string[][]} */ names) => names.some(one => one.length === name.length && one.every((word, place) => word === name[place] || isForm(word, name[place])))).flat();
}

// What the page of a recipe is made of, of the household's own and of the catalogue's.
import { h } from '../dom.js';
import { t } from '../language.js';

/** Lines of ingredients, under their sections. */
export const ingredients = (lines, isScaled = false) => sections(lines, some => h('ul.ingredients', some.map(line => ingredient(line, isScaled))));

/** How it is made; nothing if there is nothing. */
export const method = ({ steps }) => steps.length > 0 && h('section.card.pad.stack', h('h2', t('recipe.method')), sections(steps, some => h('ol.steps', some.map(step => h('li', h('span', step.text))))));

/** What else there is to say; nothing if there is nothing. */
export const notes = ({ notes: text }) => text && h('section.card.pad.stack', h('h2', t('recipe.notes')), h('p.said', text));

/** Where it is from, as a link. */
export const source = ({ source: from }) => (from?.url || from?.name) && h('p.hint', t('recipe.from'), ' ',
  from.url ? h('a', { href: from.url, rel: 'noopener noreferrer', target: '_blank' }, from.name || new URL(from.url).hostname) : from.name);

const signs = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4', '⅓': ' 1/3', '⅔': ' 2/3' };

/** Amounts in one way of writing: `1 ½ kg`, `1 1/2 kg` and `1,5kg` are the same. */
const plain = text => text.toLowerCase().replaceAll(/[½¼¾⅓⅔]/g, sign => signs[sign])
  .replaceAll(/(?:(\d+)\s+)?(\d)\s*[/⁄]\s*(\d)/g, (_, whole = 0, part, of) => Number(whole) + part / of)
  .replaceAll(/(\d),(\d)/g, '$1.$2').replaceAll(/\s+/g, '');

/** A line as it was written; above it, where the household measures otherwise, what it comes to. For other servings, that alone. */
function ingredient(line, isScaled) {
  const [words, other] = wordsOf(line, isScaled);
  return h('li', words, other && h('small', other));
}

/** A line in the measures and for the servings that are shown; and what is said below it, if there is something. */
export function wordsOf(line, isScaled) {
  const display = line.amount?.display;
  if (!display || !line.name || (!isScaled && plain(line.text).includes(plain(display)))) return [line.text];
  return [`${display} ${[line.name, line.preparation].filter(Boolean).join(', ')}`, isScaled ? line.note : line.text];
}

/** Groups lines under their section headings, in the order they stand. */
function sections(lines, list) {
  /** @type {{ name: string | null, lines: any[] }[]} */
  const groups = [];
  for (const line of lines) {
    const name = line.section ?? null;
    if (groups.at(-1)?.name !== name) groups.push({ name, lines: [] });
    groups.at(-1)?.lines.push(line);
  }
  return groups.flatMap(group => [group.name && h('h3', group.name), list(group.lines)]);
}

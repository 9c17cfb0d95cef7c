// What is shown where nothing was found: what to leave out so that something is, with how much that is.
import { h } from '../dom.js';
import { api } from '../api.js';
import { inUse, without } from '../filters.js';
import { t } from '../language.js';

const MOST = 8;

/** The card; `change` takes other parameters. */
export function nothingFound(shelf, params, own, names, change) {
  const ways = h('div.row.tight.centered');
  const hint = h('p', t('recipes.nothing_word'));
  offer(shelf, ways, hint, params, own, names, change);
  return h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '🔎'), h('h2', t('recipes.nothing')), hint, ways,
    h('button.button.plain', { type: 'button', onclick: () => change(() => new URLSearchParams()) }, t('recipes.show_all')));
}

/** Ways to fewer wishes: a filter less, a word less, or no words at all. */
function fewer(params, names) {
  const ways = inUse(params, names).map(({ words, without }) => ({ words, params: without() }));
  const query = params.get('q');
  if (!query) return ways;
  const words = query.match(/-?"[^"]*"|\S+/g) ?? [];
  const saying = text => {
    const set = without(params, 'q', query);
    if (text) set.set('q', text);
    return set;
  };
  if (words.length > 1) ways.push(...words.map((word, place) => ({ words: word, params: saying(words.filter((_, other) => other !== place).join(' ')) })));
  else if (ways.length) ways.push({ words: query, params: saying('') });
  return ways.slice(0, MOST);
}

async function offer(shelf, element, hint, params, own, names, change) {
  const ways = fewer(params, names);
  const counts = await Promise.all(ways.map(way =>
    api.get(`${shelf.path}?${new URLSearchParams([...way.params, ...own, ['limit', '1'], ['facets', 'false']])}`).then(({ total, items }) => total ?? items.length, () => 0)));
  const useful = ways.map((way, place) => ({ ...way, count: counts[place] })).filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  if (useful.length) hint.textContent = t('recipes.nothing_hint');
  element.replaceChildren(...useful.map(way => h('button.button.quiet.small', { type: 'button', onclick: () => change(() => way.params) },
    t('recipes.without', { what: way.words, found: way.count }))));
}

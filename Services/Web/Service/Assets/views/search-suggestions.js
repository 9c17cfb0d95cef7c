// What a text that is being typed may mean besides words: a food, a tag, a cookbook, each to be narrowed by with one tap.
import { h, icon } from '../dom.js';
import { t } from '../language.js';

const MOST = 3;
const LEAST = 2;

/** The row of a shelf's suggestions; `take(name, value)` narrows by a filter, and `show(text)` looks for what belongs to a text. */
export function suggestions(shelf, take) {
  const element = h('div.suggestions', { role: 'group', ariaLabel: t('list.suggestions') });
  let turn = 0;
  const chip = (label, sign, name, value) => h('button.button.quiet.small', { type: 'button', onclick: () => {
    clear();
    take(name, value);
  } }, sign && icon(sign), label);
  const clear = () => {
    turn += 1;
    element.replaceChildren();
  };
  const show = async text => {
    if (text.trim().length < LEAST) return clear();
    const mine = ++turn;
    const found = await shelf.suggest(text, MOST).catch(() => null);
    if (mine !== turn || !found) return undefined;
    element.replaceChildren(
      ...found.foods.map(({ name }) => chip(t('filter.with', { food: name }), null, 'include', name)),
      ...found.tags.map(({ tag }) => chip(tag, 'tag', 'tag', tag)),
      ...found.cookbooks.map(({ id, name }) => chip(name, 'book', 'cookbook', id)));
    return undefined;
  };
  return { element, show };
}

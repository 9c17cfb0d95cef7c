// A row of a grocery list: its tick, what to buy, which opens the sheet, and the grip by which it is put elsewhere.
import { h } from '../dom.js';
import { goneIn } from '../words.js';
import { grip } from '../reorder.js';
import { itemSheet } from '../later.js';
import { swipe } from '../swipe.js';
import { remove, toggle } from './grocery-changes.js';
import { t } from '../language.js';

/** An item as a list's entry. */
export function row(view, item) {
  const recipes = [...new Set(item.sources.filter(source => source.recipe_title)
    .map(source => source.recipe_deleted ? t('list.from_deleted', { title: source.recipe_title }) : source.recipe_title))];
  const aside = item.waiting ? t('list.waits') : item.checked ? [item.checked_by, goneIn(item.expires_at)].filter(Boolean).join(' · ') : [item.brand, item.note, item.wanted && t('list.wanted', { amount: item.wanted }),
    recipes.length > 1 ? t('list.recipes', { count: recipes.length }) : recipes[0]].filter(Boolean).join(' · ');
  const element = h(`li${item.checked ? '.done' : ''}${item.waiting ? '.waiting' : ''}`, { 'data-item': item.id },
    tick(view, item),
    h('button.item.grow', { 'data-focus': `item-${item.id}`, ariaHasPopup: 'dialog', onclick: () => itemSheet(view, item) },
      h(`span.name${item.manual ? '.typed' : ''}`, item.name), ' ', item.text && h('span.amount', item.text), aside && h('span.from', aside)),
    !item.checked && grip(view, item));
  swipe(view, element, { end: () => toggle(view, item), start: () => remove(view, item) });
  return element;
}

// Until the server has said so it is neither done nor open.
const tick = (view, item) => h('button.edits.tick', {
  role: 'checkbox', 'data-focus': `tick-${item.id}`, ariaChecked: item.ticking ? 'mixed' : String(item.checked), ariaLabel: `${item.name}${item.text ? `, ${item.text}` : ''}`,
  onclick: () => toggle(view, item),
});

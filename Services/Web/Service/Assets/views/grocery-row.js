// A row of a grocery list: its tick, what to buy, which opens the sheet, and the grip by which it is put elsewhere.
import { h, icon, toast } from '../dom.js';
import { api } from '../api.js';
import { goneIn } from '../words.js';
import { grip } from '../reorder.js';
import { itemSheet } from './grocery-item.js';
import { t } from '../language.js';

// In a shop the network is slow, but somebody who stands before the shelf does not wait for longer.
const PATIENCE = 15_000;

/** An item as a list's entry. */
export function row(view, item) {
  const recipes = [...new Set(item.sources.filter(source => source.recipe_title)
    .map(source => source.recipe_deleted ? t('list.from_deleted', { title: source.recipe_title }) : source.recipe_title))];
  const aside = item.checked ? goneIn(item.expires_at) : [item.brand, item.note, item.wanted && t('list.wanted', { amount: item.wanted }),
    recipes.length > 1 ? t('list.recipes', { count: recipes.length }) : recipes[0]].filter(Boolean).join(' · ');
  return h(`li${item.checked ? '.done' : ''}`, { 'data-item': item.id },
    tick(view, item),
    h('button.item.grow', { 'data-focus': `item-${item.id}`, ariaHasPopup: 'dialog', onclick: () => itemSheet(view, item) },
      h(`span.name${item.manual ? '.typed' : ''}`, item.name), ' ', item.text && h('span.amount', item.text), aside && h('span.from', aside)),
    !item.checked && grip(view, item));
}

function tick(view, item) {
  const path = `${view.path}/items/${item.id}/checked`;
  const button = h('button.edits.tick', {
    role: 'checkbox', 'data-focus': `tick-${item.id}`, ariaChecked: String(item.checked), ariaLabel: `${item.name}${item.text ? `, ${item.text}` : ''}`,
    onclick: () => { if (button.ariaBusy !== 'true') send(); },
  }, icon('check'));
  // Until the server has said so it is neither done nor open.
  const send = async () => {
    button.ariaBusy = 'true';
    button.ariaChecked = 'mixed';
    try {
      const options = { signal: AbortSignal.timeout(PATIENCE) };
      await (item.checked ? api.delete(path, undefined, options) : api.post(path, {}, options));
      button.ariaChecked = String(!item.checked);
    } catch (error) {
      button.ariaChecked = String(item.checked);
      toast(error.message, { label: t('common.try_again'), run: send });
    }
    button.ariaBusy = 'false';
    // Without a connection the list cannot be read anew either.
    await view.refresh().catch(() => {});
  };
  return button;
}

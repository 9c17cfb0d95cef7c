// What was deleted and can still be restored, in a sheet.
import { h, busy, sheet } from '../dom.js';
import { all } from '../api.js';
import { instantDay } from '../words.js';
import { t } from '../language.js';

// As many as a household can have of either kind, and more.
const MOST = 200;

/**
 * The sheet of what `path` lists. `words(item)` is what one is called, `more(item)` what else is said of it; `restore(item)`
 * brings one back, after which the sheet is closed. Resolves with what was brought back.
 * @template Item
 * @param {{ title: string, path: string, words: (item: Item) => string, more: (item: Item) => string, restore: (item: Item) => unknown }} of
 */
export async function deletedSheet({ title, path, words, more, restore }) {
  const items = await all(path, MOST);
  return sheet(title, close => {
    const row = (/** @type {Item & { gone_at: string }} */ item) => h('li', h('div.grow', h('span.title', words(item)),
      h('small', [more(item), t('deleted.until', { date: instantDay(item.gone_at) })].join(' · ')),
      h('div.row.tight', h('button.button.quiet.small', {
        type: 'button', ariaLabel: t('deleted.restore_it', { title: words(item) }),
        onclick: event => busy(event.currentTarget, async () => {
          await restore(item);
          close(item);
        }),
      }, t('deleted.restore')))));
    return items.length ? h('ul.lines', items.map(row)) : h('p.hint', t('deleted.nothing'));
  });
}

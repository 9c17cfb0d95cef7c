// The sheet in which a recipe is picked, for the menu and for the plan.
import { h, picture, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { go } from '../navigate.js';
import { suitability } from '../suitable.js';
import { t } from '../language.js';

/**
 * Resolves with the picked recipe; `several` keeps the sheet open and calls `picked` for each. Those that are `there` already
 * are marked as those that have been picked are, whatever is looked for next.
 * @param {string} title
 * @param {{ several?: boolean, picked?: (recipe: any) => Promise<any>, there?: string[] }} options
 */
export function pickRecipe(title, { several = false, picked, there = [] } = {}) {
  return sheet(title, close => {
    const list = h('div.picker', h('p.loading', t('common.loading')));
    const search = h('input.input', { type: 'search', placeholder: t('pick.search'), ariaLabel: t('pick.search') });
    let chosen = 0;
    // What has become of those that are picked: whether they wait for a network.
    const waiting = new Map(there.map(id => [id, false]));
    const mark = (/** @type {Element} */ button, /** @type {boolean} */ waits) => button.append(waits ? h('span.pill', t('list.waits')) : h('span.pill.leaf', t('pick.added')));
    const done = several && h('button.button.block', { onclick: () => close() }, t('common.done'));
    let turn = 0;
    const marks = suitability();
    const load = async () => {
      const mine = ++turn;
      const path = `/api/v1/recipes?limit=100${search.value.trim() ? `&q=${encodeURIComponent(search.value)}` : '&sort=title'}`;
      const found = await api.get(path);
      // Somebody has typed on meanwhile.
      if (mine !== turn) return;
      if (!found.items.length) {
        list.replaceChildren(h('div.hero', h('p', search.value ? t('pick.nothing') : t('pick.none')),
          h('button.button.quiet', { onclick: () => { close(); go('/recipes/new'); } }, t('recipe.add'))));
        return;
      }
      list.replaceChildren(...found.items.map((/** @type {any} */ recipe) => h('button', {
        'data-recipe': recipe.id,
        onclick: async event => {
          if (!several) return close(recipe);
          const button = event.currentTarget;
          button.disabled = true;
          try {
            const answer = await picked?.(recipe);
            if (done && !answer?.waiting) done.textContent = t('pick.done', { count: chosen += 1 });
            waiting.set(recipe.id, Boolean(answer?.waiting));
            mark(button, Boolean(answer?.waiting));
          } catch (error) {
            button.disabled = false;
            toast(error.message);
          }
        },
      }, picture(recipe, 'thumb'), h('span.grow', h('b.title', recipe.title), h('br'), h('small.hint', t('servings.count', { count: recipe.servings }))))));
      for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (list.querySelectorAll('[data-recipe]'))) {
        const waits = waiting.get(/** @type {string} */ (button.dataset.recipe));
        if (waits === undefined) continue;
        button.disabled = true;
        mark(button, waits);
      }
      // What cannot be found out is not said.
      marks([...list.children], path).catch(() => {});
    };
    /** @type {number | undefined} */
    let timer;
    search.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => load().catch(error => toast(error.message)), 200); });
    load().catch(error => toast(error.message));
    return h('div.stack', search, list, done);
  });
}

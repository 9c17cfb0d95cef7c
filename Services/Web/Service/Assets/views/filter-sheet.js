// The sheet in which the library is narrowed: all filters with how many recipes each would leave, counted while it is open.
import { h, sheet } from '../dom.js';
import { api, all } from '../api.js';
import { filtersOf, sensible } from '../filters.js';
import { options } from '../forms.js';
import { controls, group } from './filter-controls.js';
import { t } from '../language.js';

/**
 * Resolves with the parameters that were chosen; nothing if the sheet was closed without. Learns the `names` of cookbooks and
 * members. `more` has the orders, and the ways to other shelves, where there is no room for them on the page.
 * @param {any} shelf
 * @param {URLSearchParams} params
 * @param {string[][]} own
 * @param {Map<string, string>} names
 * @param {{ orders: App.Choices, standard: string, ways?: Node } | null} more
 */
export function filterSheet(shelf, params, own, names, more = null) {
  const draft = new URLSearchParams(params);
  return sheet(t('filter.title'), close => {
    const show = h('button.button.grow', { type: 'button', onclick: () => close(draft) }, t('filter.apply'));
    const error = h('p.error', { role: 'alert', hidden: true });
    const fixed = new Set(own.map(([name]) => name));
    let asking = null;
    const count = async () => {
      asking?.abort();
      const mine = asking = new AbortController();
      try {
        const page = await api.get(`${shelf.path}?${new URLSearchParams([...draft, ...own, ['limit', '1'], ['facets', 'true']])}`, { signal: mine.signal });
        error.hidden = true;
        // Where a phrase is looked for, not all is counted.
        show.textContent = Number.isInteger(page.total) ? t('filter.show', { count: page.total }) : t('filter.apply');
        for (const part of parts) part.counted?.(page.facets);
      } catch (problem) {
        if (problem.name === 'AbortError') return;
        error.textContent = problem.message;
        error.hidden = false;
      }
    };
    let timer;
    const changed = (delay = 0) => {
      sensible(draft);
      for (const part of parts) part.changed?.();
      clearTimeout(timer);
      timer = setTimeout(count, delay);
    };
    const parts = filtersOf(shelf).filter(({ name, control }) => control && !fixed.has(name)).map(filter => controls[/** @type {string} */ (filter.control)](filter, draft, changed, names, shelf));
    count();
    all(shelf.cookbooks).then(cookbooks => {
      for (const { id, name } of cookbooks) names.set(id, name);
      for (const part of parts) part.cookbooks?.(cookbooks);
    }, () => {});
    all('/api/v1/members', 200).then(members => {
      for (const { id, name } of members) names.set(id, name);
      for (const part of parts) part.members?.(members);
    }, () => {});
    /** @type {HTMLSelectElement | null} */
    const sort = more && h('select.input', { ariaLabel: t('sort.by'), onchange: () => {
      if (!sort) return;
      if (sort.value === more.standard) draft.delete('sort'); else draft.set('sort', sort.value);
    } }, options(more.orders, draft.get('sort') ?? more.standard));
    return h('div.stack', h('div.filters', more?.ways, sort && group(t('sort.by'), sort), parts.map(({ element }) => element)), error,
      h('div.row.sheet-foot', h('button.button.plain.small', { type: 'button', onclick: () => {
        for (const { name } of filtersOf(shelf)) draft.delete(name);
        for (const part of parts) part.cleared();
        count();
      } }, t('filter.clear')), show));
  });
}

/** Learns what cookbooks and members are called that filters name by their ids. */
export async function learn(shelf, params, names) {
  const id = params.get('cookbook');
  if (id) names.set(id, await shelf.cookbook(id));
  if (params.getAll('free_of').some(one => one.includes('-'))) for (const member of await all('/api/v1/members', 200).catch(() => [])) names.set(member.id, member.name);
}

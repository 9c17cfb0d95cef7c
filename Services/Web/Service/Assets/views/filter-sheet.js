// The sheet in which the library is narrowed: all filters with how many recipes each would leave, counted while it is open.
import { h, sheet } from '../dom.js';
import { api, all } from '../api.js';
import { filtersOf, sensible } from '../filters.js';
import { controls } from './filter-controls.js';
import { t } from '../language.js';

/** Resolves with the parameters that were chosen; nothing if the sheet was closed without. Learns the `names` of cookbooks and members. */
export function filterSheet(shelf, params, own, names) {
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
    return h('div.stack', h('div.filters', parts.map(({ element }) => element)), error,
      h('div.row.sheet-foot', h('button.button.plain.small', { type: 'button', onclick: () => {
        for (const { name } of filtersOf(shelf)) draft.delete(name);
        for (const part of parts) part.cleared();
        count();
      } }, t('filter.clear')), show));
  });
}

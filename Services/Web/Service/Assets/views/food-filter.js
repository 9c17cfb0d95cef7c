// Which foods a recipe is to have, which not, and which are at hand: typed, with suggestions, or one of those that are in what was found.
import { h, icon, keepingFocus } from '../dom.js';
import { t } from '../language.js';
import { group, countedChip } from './filter-controls.js';

const FEW = 10;
const MOST = { include: 20, exclude: 20, have: 50 };
const KINDS = Object.keys(MOST);

/** The control of three filters: `include`, `exclude` and `have`. */
export function foodFilter({ title, facet }, draft, changed, names, shelf) {
  /** @type {any[]} */
  let values = [];
  /** @type {number | undefined} */
  let timer;
  let [kind, showsAll, turn] = ['include', false, 0];
  const chosen = h('div.row.tight');
  const offered = h('div.row.tight');
  const input = h('input.input', {
    maxLength: 200, placeholder: t('filter.food'), ariaLabel: t('filter.food'), autocomplete: 'off', autocapitalize: 'none', enterKeyHint: 'done',
    oninput: () => { clearTimeout(timer); timer = setTimeout(suggest, 150); },
    onkeydown: event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (input.value.trim()) add(input.value.trim());
    },
  });
  const kinds = h('div.segmented', { role: 'group', ariaLabel: title }, KINDS.map(name => h('button', {
    type: 'button', ariaPressed: String(name === kind), onclick: () => {
      kind = name;
      for (const button of kinds.children) button.setAttribute('aria-pressed', String(button.dataset.kind === kind));
      draw();
    }, 'data-kind': name,
  }, { include: t('filter.include'), exclude: t('filter.exclude'), have: t('filter.have') }[name])));

  const has = (name, food) => draft.getAll(name).some(one => one.toLowerCase() === food.toLowerCase());
  const add = food => {
    for (const name of KINDS) for (const one of draft.getAll(name)) if (one.toLowerCase() === food.toLowerCase()) draft.delete(name, one);
    if (draft.getAll(kind).length < MOST[kind]) draft.append(kind, food);
    input.value = '';
    turn += 1;
    draw();
    changed();
  };
  const suggest = async () => {
    const mine = ++turn;
    const text = input.value.trim();
    if (text.length < 2) return draw();
    const found = await shelf.suggest(text, FEW).catch(() => ({ foods: [] }));
    if (mine === turn) draw(found.foods);
    return undefined;
  };
  const draw = (suggested = null) => {
    keepingFocus(chosen, () => chosen.replaceChildren(...KINDS.flatMap(name => draft.getAll(name).map(food => {
      const words = { include: t('filter.with', { food }), exclude: t('filter.without', { food }), have: t('filter.have_food', { food }) }[name];
      return h(`button.button.quiet.small.gone${name === 'exclude' ? '.not' : ''}`, { type: 'button', 'data-focus': `chosen-${name}-${food}`, ariaLabel: t('filter.remove', { what: words }), onclick: () => {
        draft.delete(name, food);
        draw();
        changed();
      } }, words, icon('close'));
    }))));
    keepingFocus(offered, () => {
      const all = (suggested ?? values).filter(({ name }) => !KINDS.some(kind => has(kind, name)));
      const few = showsAll || suggested ? all : all.slice(0, FEW);
      offered.replaceChildren(...few.map(({ name, count }) => countedChip(name, count, false, `food-${name}`, () => add(name))),
        ...(few.length < all.length ? [h('button.button.plain.small', { type: 'button', onclick: () => { showsAll = true; draw(); } }, t('filter.more', { count: all.length - few.length }))] : []));
    });
  };
  draw();
  return {
    element: group(title, kinds, chosen, input, offered),
    counted: facets => {
      values = (facets[facet] ?? []).map(({ name, value, count }) => ({ name: name ?? value, count }));
      if (!input.value.trim()) draw();
    },
    cleared: () => draw(),
  };
}

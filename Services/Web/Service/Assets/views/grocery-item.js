// The sheet of an item: what it is called, how much, where it is found, what people have remarked, and which recipes want it.
import { h, busy, sheet } from '../dom.js';
import { api } from '../api.js';
import { form } from '../form.js';
import { choice, field, longField } from '../forms.js';
import { go } from '../navigate.js';
import { groupOf } from '../reorder.js';
import { goneIn } from '../words.js';
import { t } from '../language.js';
import { change, remove } from './grocery-changes.js';

const categories = { produce: t('category.produce'), meat: t('category.meat'), dairy: t('category.dairy'), pantry: t('category.pantry'), frozen: t('category.frozen'), other: t('category.misc') };

/** Opens it. */
export async function itemSheet(view, item) {
  const isViewer = document.documentElement.dataset.role === 'viewer';
  const home = item.aisle && await busy(null, () => api.get('/api/v1/aisles'));
  if (item.aisle && !home) return undefined;
  // Where it can be found: the household's aisles, or else the six categories.
  const places = home ? Object.fromEntries(home.aisles.map(({ key, title }) => [key, title])) : categories;
  return sheet(item.name, close => h('div.stack',
    item.checked && h('p.hint', goneIn(item.expires_at)),
    isViewer ? facts(item, places) : editor(view, item, places, close),
    wanted(item, close),
    h('button.edits.button.danger.block', { onclick: () => { remove(view, item); close(); } }, t('item.remove'))));
}

function facts(item, places) {
  const said = [item.text, places[groupOf(item)] ?? groupOf(item), item.brand, item.note].filter(Boolean);
  return h('ul', said.map(text => h('li', text)));
}

function editor(view, item, places, close) {
  const [nameField, name] = field(t('item.name'), { name: 'name', value: item.name, maxLength: 200, autocapitalize: 'none' });
  const [amountField, amount] = field(t('item.amount'), { name: 'quantity', value: item.text, maxLength: 100, required: false, autocapitalize: 'none' });
  const [now, kind] = [groupOf(item), item.aisle ? 'aisle' : 'category'];
  const [placeField, place] = choice(item.aisle ? t('item.aisle') : t('item.category'), { ...places, ...(places[now] ? {} : { [now]: now }) }, now,
    { name: kind, hint: item.aisle && t('item.aisle_hint') });
  const [brandField, brand] = field(t('item.brand'), { name: 'brand', value: item.brand ?? '', maxLength: 100, required: false });
  const [noteField, note] = longField(t('item.note'), { name: 'note', value: item.note ?? '', maxLength: 500, rows: 2 });
  const changes = () => [
    ['name', name.value.trim(), item.name], ['quantity', amount.value.trim(), item.text], [kind, place.value, now],
    ['brand', brand.value.trim() || null, item.brand], ['note', note.value.trim() || null, item.note],
  ].filter(([, value, before]) => value !== before);
  return form({ label: t('common.save'), plain: true, work: async () => {
    change(view, item, changes());
    close();
  } }, nameField, h('div.pairs', amountField, brandField), placeField, noteField);
}

/** Where it comes from: each recipe with its lines, and what they would have where somebody wants something else. */
function wanted(item, close) {
  const recipes = new Map();
  const typed = [];
  for (const source of item.sources) {
    if (source.recipe_id) recipes.set(source.recipe_id, [...recipes.get(source.recipe_id) ?? [], source]);
    else typed.push(source.text);
  }
  if (!recipes.size) return null;
  const exact = item.quantities.map(amount => amount.display).filter(Boolean).join(' + ');
  return h('section.stack', h('h3', t('item.recipes')),
    item.wanted && h('p', t('item.wanted', { amount: item.wanted })),
    !item.wanted && exact && exact !== item.text && h('p.hint', t('item.exact', { amount: exact })),
    h('ul.lines.rule', [...recipes].map(([id, sources]) => h('li', h('div.grow',
      sources[0].recipe_deleted || !sources[0].recipe_title
        ? h('span.title', sources[0].recipe_title ? t('list.from_deleted', { title: sources[0].recipe_title }) : t('item.deleted'))
        : h('a.title', { href: `/recipes/${id}`, onclick: event => { event.preventDefault(); close(); go(`/recipes/${id}`); } }, sources[0].recipe_title),
      sources.map(source => h('small', h('b', inWords(source.amount)), source.amount && ' · ', [source.servings > 0 && t('servings.count', { count: source.servings }), source.text].filter(Boolean).join(' · '))))))),
    !item.wanted && typed.length > 0 && h('p.hint', t('item.typed', { lines: typed.join(', ') })));
}

const short = { gram: 'g', kilogram: 'kg', milliliter: 'ml', liter: 'l', teaspoon: 'tsp', tablespoon: 'tbsp', ounce: 'oz', pound: 'lb' };

/** A share as the server says it; of what is stored, which is English, the number and the unit. */
function inWords(amount) {
  if (!amount) return null;
  if (amount.display || !amount.unit) return amount.display ?? amount.text;
  const isOne = !amount.max && ['1', '0'].includes(amount.value.split('/')[0]);
  const many = /(ch|sh|x|s)$/.test(amount.unit) ? `${amount.unit}es` : amount.unit.replace(/f$/, 've').replace(/y$/, 'ie') + 's';
  return `${amount.text} ${short[amount.unit] ?? (isOne ? amount.unit : many)}`;
}

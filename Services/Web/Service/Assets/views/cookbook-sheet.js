// Which cookbooks one recipe is in, or several are to be put into.
import { h, busy, sheet, toast } from '../dom.js';
import { all } from '../api.js';
import { bulk, bulkStep, tell } from '../bulk.js';
import { overCookbooks } from '../changes-shown-later.js';
import { addCookbook, putRecipe } from '../cookbook-calls.js';
import { t } from '../language.js';

const MANY = 8;
const LARGE = 1000;

/**
 * Resolves with whether anything was changed. `inside` are the cookbooks that the only recipe is in.
 * @param {App.Identified[]} recipes
 * @param {App.Identified[] | null} inside
 */
export function cookbookSheet(recipes, inside = null) {
  let hasChanged = false;
  const ids = recipes.map(({ id }) => id);
  return sheet(t('cookbooks.which'), close => {
    const list = h('div.stack.choices', h('p.loading', t('common.loading')));
    const input = h('input.input', { maxLength: 200, placeholder: t('cookbooks.new_name'), ariaLabel: t('cookbooks.new_name'), required: true, enterKeyHint: 'done' });
    const search = h('input.input', { type: 'search', placeholder: t('common.search'), ariaLabel: t('cookbooks.search'), hidden: true, oninput: () => draw() });
    const isIn = new Set((inside ?? []).map(({ id }) => id));
    /** @type {Wire.Cookbook[]} */
    let cookbooks = [];
    const put = async (/** @type {Wire.Cookbook} */ cookbook) => {
      // Those that were in it before stay when the change is taken back.
      const before = cookbook.recipes <= LARGE ? await all(`/api/v1/cookbooks/${cookbook.id}/recipes`, LARGE).then(found => new Set(found.map(({ id }) => id)), () => null) : null;
      const [body, what] = [{ cookbook_id: cookbook.id }, t('changes.cookbook_put', { count: ids.length, name: cookbook.name })];
      const outcome = await bulk(ids, 'add_to_cookbook', body, { what });
      const added = before && outcome.done.filter(id => !before.has(id));
      tell(outcome, count => t('cookbooks.added', { count, name: cookbook.name }),
        added?.length ? () => busy(null, () => bulk(added, 'remove_from_cookbook', body)) : undefined,
        added?.length ? bulkStep(added, 'remove_from_cookbook', body, t('changes.cookbook_out', { count: added.length, name: cookbook.name })) : undefined);
      hasChanged = true;
      close(true);
    };
    const toggle = async (/** @type {Wire.Cookbook} */ cookbook, /** @type {HTMLInputElement} */ box) => {
      try {
        await putRecipe(cookbook, ids[0], box.checked);
        if (box.checked) isIn.add(cookbook.id); else isIn.delete(cookbook.id);
        hasChanged = true;
      } catch (error) {
        box.checked = !box.checked;
        toast(error.message);
      }
    };
    const row = (/** @type {Wire.Cookbook} */ cookbook) => {
      const text = h('span.grow', cookbook.name, h('small', [t('cookbooks.count', { count: cookbook.recipes }), cookbook.waiting && t('list.waits')].filter(Boolean).join(' · ')));
      if (!inside) return h('button.choice', { type: 'button', onclick: event => busy(event.currentTarget, () => put(cookbook)) }, text);
      /** @type {HTMLInputElement} */
      const box = h('input', { type: 'checkbox', checked: isIn.has(cookbook.id), onchange: () => toggle(cookbook, box) });
      return h('label.choice', box, text);
    };
    const draw = () => {
      const text = search.value.trim().toLowerCase();
      search.hidden = cookbooks.length <= MANY;
      list.replaceChildren(...cookbooks.filter(({ name }) => name.toLowerCase().includes(text)).map(row));
    };
    all('/api/v1/cookbooks').then(found => { cookbooks = overCookbooks(found); draw(); }, error => list.replaceChildren(h('p.error', error.message)));
    return h('div.stack', search, list, h('form', { onsubmit: event => {
      event.preventDefault();
      busy(event.target.querySelector('.button'), async () => {
        const made = await addCookbook(input.value.trim());
        if (!inside) return put(made);
        await putRecipe(made, ids[0], true);
        isIn.add(made.id);
        hasChanged = true;
        cookbooks.push({ ...made, recipes: 1 });
        input.value = '';
        return draw();
      });
    } }, h('div.copy', input, h('button.button.quiet', t('common.add')))),
    inside && h('button.button.block', { type: 'button', onclick: () => close(hasChanged) }, t('common.done')));
  }).then(result => result ?? hasChanged);
}

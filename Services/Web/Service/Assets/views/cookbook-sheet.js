// Which cookbooks one recipe is in, or several are to be put into.
import { h, busy, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { bulk, tell } from '../bulk.js';
import { t } from '../language.js';

const MANY = 8;
const LARGE = 1000;

/** Resolves with whether anything was changed. `inside` are the cookbooks that the only recipe is in. */
export function cookbookSheet(recipes, inside = null) {
  let hasChanged = false;
  const ids = recipes.map(({ id }) => id);
  return sheet(t('cookbooks.which'), close => {
    const list = h('div.stack.choices', h('p.loading', t('common.loading')));
    const input = h('input.input', { maxLength: 200, placeholder: t('cookbooks.new_name'), ariaLabel: t('cookbooks.new_name'), required: true, enterKeyHint: 'done' });
    const search = h('input.input', { type: 'search', placeholder: t('common.search'), ariaLabel: t('cookbooks.search'), hidden: true, oninput: () => draw() });
    const isIn = new Set((inside ?? []).map(({ id }) => id));
    let cookbooks = [];
    const put = async cookbook => {
      // Those that were in it before stay when the change is taken back.
      const before = cookbook.recipes <= LARGE ? new Set((await all(`/api/v1/cookbooks/${cookbook.id}/recipes`, LARGE)).map(({ id }) => id)) : null;
      const outcome = await bulk(ids, 'add_to_cookbook', { cookbook_id: cookbook.id });
      const added = before && outcome.done.filter(id => !before.has(id));
      tell(outcome, count => t('cookbooks.added', { count, name: cookbook.name }),
        added?.length ? () => busy(null, () => bulk(added, 'remove_from_cookbook', { cookbook_id: cookbook.id })) : undefined);
      hasChanged = true;
      close(true);
    };
    const toggle = async (cookbook, box) => {
      const path = `/api/v1/cookbooks/${cookbook.id}/recipes/${ids[0]}`;
      try {
        if (box.checked) await api.put(path); else await api.delete(path);
        if (box.checked) isIn.add(cookbook.id); else isIn.delete(cookbook.id);
        hasChanged = true;
      } catch (error) {
        box.checked = !box.checked;
        toast(error.message);
      }
    };
    const row = cookbook => {
      const text = h('span.grow', cookbook.name, h('small', t('cookbooks.count', { count: cookbook.recipes })));
      if (!inside) return h('button.choice', { type: 'button', onclick: event => busy(event.currentTarget, () => put(cookbook)) }, text);
      const box = h('input', { type: 'checkbox', checked: isIn.has(cookbook.id), onchange: () => toggle(cookbook, box) });
      return h('label.choice', box, text);
    };
    const draw = () => {
      const text = search.value.trim().toLowerCase();
      search.hidden = cookbooks.length <= MANY;
      list.replaceChildren(...cookbooks.filter(({ name }) => name.toLowerCase().includes(text)).map(row));
    };
    all('/api/v1/cookbooks').then(found => { cookbooks = found; draw(); }, error => list.replaceChildren(h('p.error', error.message)));
    return h('div.stack', search, list, h('form', { onsubmit: event => {
      event.preventDefault();
      busy(event.target.querySelector('.button'), async () => {
        const made = await api.post('/api/v1/cookbooks', { name: input.value.trim() });
        if (!inside) return put(made);
        await api.put(`/api/v1/cookbooks/${made.id}/recipes/${ids[0]}`);
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

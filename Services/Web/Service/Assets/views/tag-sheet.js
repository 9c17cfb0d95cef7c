// Tags put on several recipes, or taken off them.
import { h, busy, sheet } from '../dom.js';
import { api } from '../api.js';
import { bulk, bulkStep, tell } from '../bulk.js';
import { countedChip } from './filter-controls.js';
import { t } from '../language.js';

const FEW = 16;
const key = tag => tag.toLowerCase();

/** Resolves with whether anything was changed. */
export function tagSheet(recipes) {
  return sheet(t('select.tag'), close => {
    const input = h('input.input', { maxLength: 100, placeholder: t('tags.new'), ariaLabel: t('tags.new'), autocomplete: 'off', autocapitalize: 'none', enterKeyHint: 'done', oninput: () => draw() });
    const known = h('div.row.tight');
    const theirs = [...new Map(recipes.flatMap(({ tags }) => tags).map(tag => [key(tag), tag])).values()];
    let tags = [];
    const draw = () => {
      const text = key(input.value.trim());
      known.replaceChildren(...tags.filter(({ tag }) => key(tag).includes(text)).slice(0, FEW).map(({ tag, count }) => countedChip(tag, count, false, tag, event => busy(event.currentTarget, () => change('add_tags', tag)))));
    };
    const change = async (action, tag) => {
      const isAdding = action === 'add_tags';
      const outcome = await bulk(recipes.map(({ id }) => id), action, { tags: [tag] }, { what: t(isAdding ? 'tags.added' : 'tags.taken', { count: recipes.length, tag }) });
      const done = new Set(outcome.done);
      // Only those that had it not, or had it, are changed back.
      const changed = recipes.filter(({ id, tags: old }) => done.has(id) && old.some(one => key(one) === key(tag)) !== isAdding).map(({ id }) => id);
      tell(outcome, count => isAdding ? t('tags.added', { count, tag }) : t('tags.taken', { count, tag }),
        changed.length ? () => busy(null, () => bulk(changed, isAdding ? 'remove_tags' : 'add_tags', { tags: [tag] })) : undefined,
        bulkStep(changed, isAdding ? 'remove_tags' : 'add_tags', { tags: [tag] }, t(isAdding ? 'tags.taken' : 'tags.added', { count: changed.length, tag })));
      close(true);
    };
    api.get('/api/v1/recipes/tags').then(({ items }) => { tags = items.sort((one, other) => other.count - one.count); draw(); }, () => {});
    return h('div.stack', h('form', { onsubmit: event => {
      event.preventDefault();
      const tag = input.value.trim();
      if (tag) busy(event.target.querySelector('.button'), () => change('add_tags', tag));
    } }, h('div.copy', input, h('button.button', t('common.add')))), known,
    theirs.length > 0 && h('h3', t('tags.take_off')),
    theirs.length > 0 && h('div.row.tight', theirs.slice(0, FEW).map(tag => h('button.button.quiet.small.not', { type: 'button', onclick: event => busy(event.currentTarget, () => change('remove_tags', tag)) }, tag))));
  });
}

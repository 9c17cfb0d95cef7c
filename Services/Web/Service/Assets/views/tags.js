// All tags of the household's recipes: given another name, made one with another, or taken away.
import { h, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { change as save } from '../changes.js';
import { overTags } from '../changes-shown-later.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { t } from '../language.js';

const MANY = 12;

/** @param {HTMLElement} root */
export async function show(root) {
  const tags = overTags((await api.get('/api/v1/recipes/tags')).items);
  const list = h('ul.lines');
  const card = h('div.card', list);
  const search = h('input.input', { type: 'search', placeholder: t('tags.search'), ariaLabel: t('tags.search'), autocomplete: 'off', oninput: () => draw() });
  const draw = () => {
    const text = search.value.trim().toLowerCase();
    const found = tags.filter(({ tag }) => tag.toLowerCase().includes(text));
    card.hidden = !found.length;
    list.replaceChildren(...found.map(tag => row(tag, tags, () => show(root))));
  };
  draw();
  root.replaceChildren(h('p.back', h('a', { href: '/recipes' }, '‹ ', t('nav.recipes'))),
    h('div.head', h('div', h('h1', t('tags.title')), h('p', tags.length ? t('tags.hint') : t('tags.none')))),
    ...(tags.length > MANY ? [search] : []), card);
}

/** @type {(tag: Wire.Tag, tags: Wire.Tag[], changed: () => unknown) => HTMLElement} */
const row = ({ tag, count, waiting }, tags, changed) => h('li', h('a.grow', { href: `/recipes?${new URLSearchParams({ tag })}` }, h('span.title', tag), waiting && h('small.waits', t('list.waits')), h('small', t('recipes.found', { count }))),
  h('button.edits.button.plain.small', { ariaLabel: t('common.change_of', { name: tag }), onclick: () => change(tag, count, tags, changed) }, t('common.change')));

const change = (tag, count, tags, changed) => sheet(t('common.change_of', { name: tag }), close => {
  const note = h('p.hint', { role: 'status' });
  const other = () => tags.find(one => one.tag !== tag && one.tag.toLowerCase() === input.value.trim().toLowerCase());
  const [label, input] = field(t('common.name'), { value: tag, maxLength: 100, autofocus: true, oninput: () => {
    note.textContent = other() ? t('tags.merges', { tag: other().tag, count: other().count }) : '';
  } });
  const done = async () => {
    close(true);
    await changed();
  };
  return h('div.stack', form({ label: t('common.save'), plain: true, work: async () => {
    // Made one with another, it is written as that is.
    const name = other()?.tag ?? input.value.trim();
    if (name !== tag) await send('PATCH', tag, { name }, t('tags.renamed', { tag, name }));
    await done();
  } }, label, note),
  h('button.button.danger', { onclick: event => busy(event.currentTarget, async () => {
    if (!await confirmSheet(t('common.remove_ask', { name: tag }), t('tags.delete_text', { count }), t('common.remove'), true)) return;
    await send('DELETE', tag, undefined, t('tags.deleted', { tag, count }));
    await done();
  }) }, t('tags.delete', { count })));
});

/** Has all recipes with a tag changed, and says so once that is done. */
async function send(method, tag, body, what) {
  const answer = await save(method, `/api/v1/recipes/tags/${encodeURIComponent(tag)}`, body, { what });
  if (!answer?.waiting) toast(what);
}

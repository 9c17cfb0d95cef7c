// The cookbooks of the catalogue, by name.
import { h } from '../dom.js';
import { all } from '../api.js';
import { t } from '../language.js';

// More than these are found by searching only.
const MOST = 5000;
const MANY = 12;

/** @param {HTMLElement} root */
export async function show(root) {
  const cookbooks = await all('/api/v1/catalog/cookbooks', MOST);
  const list = h('ul.lines.ways');
  const card = h('section.card', list);
  const none = h('p.hint', { role: 'status' });
  const search = h('input.input', { type: 'search', placeholder: t('cookbooks.search'), ariaLabel: t('cookbooks.search'), autocomplete: 'off', oninput: () => draw() });
  const draw = () => {
    const text = search.value.trim().toLowerCase();
    const found = cookbooks.filter(({ name }) => name.toLowerCase().includes(text));
    list.replaceChildren(...found.map(({ id, name, recipes }) => h('li', h('a', { href: `/catalogue?${new URLSearchParams({ cookbook: id })}` },
      h('span.grow', h('b', name), h('small', t('cookbooks.count', { count: recipes }))), h('span.arrow', { ariaHidden: 'true' }, '›')))));
    none.textContent = found.length ? '' : t('recipes.nothing');
    none.hidden = found.length > 0;
    card.hidden = !found.length;
  };
  draw();
  root.replaceChildren(h('p.back', h('a', { href: '/catalogue' }, '‹ ', t('catalogue.title'))), h('div.head', h('h1', t('catalogue.cookbooks'))),
    ...(cookbooks.length > MANY ? [search] : []), none, card);
}

// The household's cookbooks, each with some of its pictures and how many recipes are in it.
import { h, busy, icon, image, sheet } from '../dom.js';
import { all } from '../api.js';
import { overCookbooks } from '../changes-shown-later.js';
import { addCookbook, deleteCookbook } from '../cookbook-calls.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { go } from '../navigate.js';
import { shelves } from './recipes.js';
import { t } from '../language.js';

export const wide = true;
const MANY = 12;

/** @param {HTMLElement} root */
export async function show(root) {
  const cookbooks = overCookbooks(await all('/api/v1/cookbooks'));
  const grid = h('ul.recipes');
  const none = h('p.hint', { role: 'status' });
  const search = h('input.input', { type: 'search', placeholder: t('cookbooks.search'), ariaLabel: t('cookbooks.search'), autocomplete: 'off', oninput: () => draw() });
  const draw = () => {
    const text = search.value.trim().toLowerCase();
    const found = cookbooks.filter(({ name }) => name.toLowerCase().includes(text));
    grid.replaceChildren(...found.map(card));
    none.textContent = found.length ? '' : t('recipes.nothing');
    none.hidden = found.length > 0;
  };
  const create = h('button.edits.button.small', { onclick: createCookbook }, icon('plus'), t('cookbooks.create'));
  if (!cookbooks.length) {
    root.replaceChildren(h('div.head', h('h1', t('nav.recipes'))), shelves('cookbooks'),
      h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '📚'), h('h2', t('cookbooks.none')), h('p', t('cookbooks.hint')), create));
    return;
  }
  draw();
  root.replaceChildren(h('div.head', h('h1', t('nav.recipes')), create), shelves('cookbooks'), ...(cookbooks.length > MANY ? [search] : []), none, grid);
}

const card = cookbook => h('li.card.recipe', h('a', { href: `/cookbooks/${cookbook.id}` }, collage(cookbook),
  h('div.text', h('b', cookbook.name), h('small', t('cookbooks.count', { count: cookbook.recipes })), cookbook.waiting && h('small.waits', t('list.waits')))));

/** Up to four pictures of what is in it, or its first letter. */
function collage({ name, images }) {
  const shown = images.map(url => image(url, '(min-width: 40rem) 10rem, 25vw')).filter(Boolean);
  if (!shown.length) return h('div.picture', { ariaHidden: 'true' }, name.trim().slice(0, 1).toUpperCase());
  return h(`div.picture.collage.of-${Math.min(4, shown.length)}`, shown.map(props => h('img', { loading: 'lazy', ...props, onerror: event => event.target.remove() })));
}

const createCookbook = () => named(t('cookbooks.create'), t('common.add'), '', async name => {
  go(`/cookbooks/${(await addCookbook(name)).id}`);
});

/** A sheet that asks for a cookbook's name. */
export const named = (title, label, old, work) => sheet(title, close => {
  const [name, input] = field(t('common.name'), { name: 'name', value: old, maxLength: 200, autofocus: true });
  return form({ label, plain: true, work: async () => {
    await work(input.value.trim());
    close(true);
  } }, name);
});

/** Asks whether a cookbook is to go, and deletes it; its recipes stay. */
export const askToDelete = (cookbook, close) => h('div.stack', h('p', t('cookbooks.delete_text')),
  h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
    close(await deleteCookbook(cookbook) ?? true);
  }) }, t('cookbooks.delete')), h('button.button.plain.block', { onclick: () => close() }, t('common.not_now')));

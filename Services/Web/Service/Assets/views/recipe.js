// One recipe: what goes in, how it is made, and where to put it next.
import { h, icon, image, stepper, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { overRecipe } from '../changes-shown.js';
import { addRecipe } from '../menu-changes.js';
import { measured } from '../household.js';
import { minutes } from '../words.js';
import { heart } from '../heart.js';
import { alike } from './alike.js';
import { cookbookSheet } from './cookbook-sheet.js';
import { deleteRecipe } from './delete-recipe.js';
import { nutrition } from './nutrition.js';
import { opinions } from './opinions.js';
import { ingredients, method, notes, source } from './recipe-parts.js';
import { warnings } from './warnings.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

export async function show(root, id) {
  const [answered, report] = await Promise.all([
    measured(`/api/v1/recipes/${id}`).then(path => api.get(path)), api.get(`/api/v1/recipes/${id}/allergens`).catch(() => null),
  ]);
  const recipe = overRecipe(answered);
  document.title = `${recipe.title} · Larder`;
  let { servings } = recipe;
  const lines = h('div.stack');
  const toPlan = h('a.button.quiet.small', { href: `/plan?recipe=${id}` }, icon('plan'), t('recipe.plan'));
  // What is chosen here is only looked at, and taken along to the menu and to the plan.
  const serve = async next => {
    const scaled = await api.get(await measured(`/api/v1/recipes/${id}?servings=${next}`));
    servings = next;
    toPlan.href = `/plan?recipe=${id}&servings=${next}`;
    list(scaled.ingredients, scaled.servings !== recipe.servings);
  };
  const list = (some, isScaled) => lines.replaceChildren(...ingredients(some, isScaled).filter(Boolean));
  list(recipe.ingredients, false);
  const facts = [recipe.times?.total && minutes(recipe.times.total),
    recipe.times_cooked > 0 && t('recipe.cooked', { count: recipe.times_cooked })].filter(Boolean);
  recipe.favourite = recipe.opinion?.favourite ?? false;
  const books = h('div.row.tight');
  shelve(recipe, books);
  const shown = image(recipe.image_url, '(min-width: 60rem) 60rem, 100vw');
  const cover = shown && h('img.cover', { ...shown, onerror: event => event.target.remove() });
  root.replaceChildren(
    recipe.isLate ? h('p.notice.small', recipe.waiting ? t('changes.recipe_waits') : t('changes.opinion_waits')) : '',
    h('article.card', cover,
      h('div.pad.stack', h('div.titled', h('h1.grow', recipe.title), heart(recipe)), h('div.row.tight', facts.map(fact => h('span.pill', fact)), recipe.tags.map(tag => h('a.pill.leaf', { href: `/recipes?${new URLSearchParams({ tag })}` }, tag))),
        source(recipe),
        h('div.edits.row',
          h('button.button.small', { onclick: event => busy(event.currentTarget, async () => {
            const answer = await addRecipe(recipe, '/api/v1/menu', servings === recipe.servings ? {} : { servings });
            if (!answer.waiting) toast(t('recipe.on_menu'), { label: t('recipe.see'), run: () => go('/') });
          }) }, icon('plus'), t('recipe.to_menu')),
          toPlan), books)),
    warnings(report),
    h('section.card.pad.stack', h('div.row', h('h2.grow', t('recipe.ingredients')), stepper(`/recipes/${id}`, servings, serve, t('servings.of', { title: recipe.title }), 'look'), h('small', t('servings.name'))), lines),
    method(recipe), notes(recipe), nutrition(recipe),
    opinions(recipe),
    h('div.row', h('a.edits.button.plain.small', { href: `/recipes/${id}/edit` }, t('common.edit')),
      h('a.button.plain.small', { href: `/recipes/${id}/versions` }, t('versions.title')),
      h('button.edits.button.danger.small', {
        onclick: () => deleteRecipe(recipe),
      }, t('common.delete'))),
    alike(id));
  for (const part of [...root.childNodes]) if (part.nodeType === Node.TEXT_NODE) part.remove();
}

/** The cookbooks that a recipe is in, with the way into others. */
function shelve(recipe, books) {
  books.replaceChildren(...(recipe.cookbooks ?? []).map(({ id, name }) => h('a.pill', { href: `/cookbooks/${id}` }, icon('book'), name)),
    h('button.edits.link', { type: 'button', onclick: async () => {
      if (!await cookbookSheet([recipe], recipe.cookbooks ?? [])) return;
      recipe.cookbooks = (await api.get(`/api/v1/recipes/${recipe.id}`)).cookbooks;
      shelve(recipe, books);
    } }, recipe.cookbooks?.length ? t('cookbooks.change') : t('cookbooks.put_in')));
}

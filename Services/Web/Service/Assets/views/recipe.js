// One recipe: what goes in, how it is made, and where to put it next.
import { h, icon, image, stepper, toast, busy } from '../dom.js';
import { api } from '../api.js';
import { cookbooksOf, isGoing, overRecipe } from '../changes-shown-later.js';
import { addRecipe } from '../menu-changes.js';
import { measured } from '../household.js';
import { timeFacts } from '../recipe-times.js';
import { heart } from '../heart.js';
import { striking } from '../cooking/struck.js';
import { alike } from './alike.js';
import { cookbookSheet } from './cookbook-sheet.js';
import { deleteRecipe } from './delete-recipe.js';
import { nutrition } from './nutrition.js';
import { opinions } from './opinions.js';
import { ingredients, method, notes, source } from './recipe-parts.js';
import { askedServings, recipePath } from './recipe-title.js';
import { scaled } from './scaled-recipe.js';
import { shareRecipe } from './share-recipe.js';
import { warnings } from './warnings.js';
import { go } from '../navigate.js';
import { isUnreachable } from '../session.js';
import { base, t } from '../language.js';

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  const [answered, report] = await Promise.all([scaled(id, askedServings()), api.get(`/api/v1/recipes/${id}/allergens`).catch(() => null)]);
  const recipe = overRecipe(answered);
  document.title = `${recipe.title} · Larder`;
  const written = recipe.written_servings ?? recipe.servings;
  let { servings } = recipe;
  const lines = h('div.stack');
  const { lines: strike, again, hint } = striking(id);
  const toPlan = h('a.edits.button.quiet.small', {}, icon('plan'), t('recipe.plan'));
  const toCook = h('a.button.small', {}, icon('pot'), t('cook.start'));
  // What is chosen here is only looked at, and taken along to the menu, to the plan and to the stove.
  const serve = async next => {
    const other = await api.get(await measured(`/api/v1/recipes/${id}?servings=${next}`));
    // Who has left the page meanwhile has another address.
    if (!root.isConnected) return;
    servings = next;
    // It is there after a reload and on coming back, too.
    window.history.replaceState(window.history.state, '', base + recipePath({ id, servings: next === written ? null : next }));
    list(other.ingredients, next !== written);
  };
  let shown = null;
  const list = (some, isScaled) => {
    shown = { lines: some, servings, isScaled };
    toPlan.href = `${base}/plan?recipe=${id}${isScaled ? `&servings=${servings}` : ''}`;
    toCook.href = base + recipePath({ id, servings: isScaled ? servings : null }, '/cook');
    lines.replaceChildren(...ingredients(some, isScaled).filter(Boolean));
    strike(lines, some.map(line => line.name ?? line.text));
  };
  list(recipe.ingredients, recipe.isScaled);
  const facts = [...timeFacts(recipe.times),
    recipe.times_cooked > 0 && t('recipe.cooked', { count: recipe.times_cooked })].filter(Boolean);
  recipe.favourite = recipe.opinion?.favourite ?? false;
  const books = h('div.row.tight');
  shelve(recipe, books);
  const how = method(recipe);
  if (how) {
    strike(how, recipe.steps.map(({ text }) => text));
    how.append(again());
  }
  const pictured = image(recipe.image_url, '(min-width: 60rem) 60rem, 100vw');
  const cover = pictured && h('img.cover', { ...pictured, onerror: event => event.target.remove() });
  root.replaceChildren(
    h('article.card', cover,
      h('div.pad.stack', h('div.titled', h('h1.grow', recipe.title), heart(recipe)), h('div.row.tight', facts.map(fact => h('span.pill', fact)), recipe.tags.map(tag => h('a.pill.leaf', { href: `/recipes?${new URLSearchParams({ tag })}` }, tag))),
        source(recipe),
        h('div.row.acts', toCook,
          h('button.edits.button.quiet.small', { onclick: event => busy(event.currentTarget, async () => {
            const answer = await addRecipe(recipe, '/api/v1/menu', servings === written ? {} : { servings });
            if (!answer.waiting) toast(t('recipe.on_menu'), { label: t('recipe.see'), run: () => go('/') });
          }) }, icon('plus'), t('recipe.to_menu')),
          toPlan), books)),
    // Below what is pressed, which would move if this came in front of it.
    isGoing(id) ? h('p.notice.small', t('changes.recipe_goes')) : '',
    recipe.isLate ? h('p.notice.small', recipe.waiting ? t('changes.recipe_waits') : t('changes.opinion_waits')) : '',
    warnings(report) ?? '',
    h('div.both',
      h('section.card.pad.stack.goes-in', h('div.row', h('h2.grow', t('recipe.ingredients')), stepper(`/recipes/${id}`, servings, serve, t('servings.of', { title: recipe.title }), 'look'), h('small', t('servings.name'))), lines, recipe.ingredients.length > 0 && hint, again()),
      h('div.stack', how, notes(recipe), nutrition(recipe), opinions(recipe))),
    h('div.row', h('a.edits.button.plain.small', { href: `/recipes/${id}/edit` }, t('common.edit')),
      h('button.button.plain.small', { onclick: event => busy(event.currentTarget, () => shareRecipe(recipe, shown)) }, t('common.share')),
      h('button.button.plain.small', { onclick: () => window.print() }, t('recipe.print')),
      h('a.button.plain.small', { href: `/recipes/${id}/versions` }, t('versions.title')),
      h('button.edits.button.danger.small', {
        onclick: () => deleteRecipe(recipe),
      }, t('common.delete'))),
    alike(id));
  for (const part of [...root.childNodes]) if (part.nodeType === Node.TEXT_NODE) part.remove();
}

/** The cookbooks that a recipe is in, with the way into others. */
function shelve(recipe, books) {
  const inside = cookbooksOf(recipe);
  books.replaceChildren(...inside.map(({ id, name }) => h('a.pill', { href: `/cookbooks/${id}` }, icon('book'), name)),
    h('button.edits.link', { type: 'button', onclick: async () => {
      if (!await cookbookSheet([recipe], inside)) return;
      recipe.cookbooks = await api.get(`/api/v1/recipes/${recipe.id}`).then(now => now.cookbooks, error => {
        // What waits is seen all the same.
        if (isUnreachable(error)) return recipe.cookbooks;
        throw error;
      });
      shelve(recipe, books);
    } }, inside.length ? t('cookbooks.change') : t('cookbooks.put_in')));
}

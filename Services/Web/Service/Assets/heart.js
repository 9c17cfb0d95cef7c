// The heart of a recipe: whether it is a favourite of who is signed in.
import { h, icon, toast } from './dom.js';
import { change } from './changes.js';
import { overRecipe } from './changes-shown-later.js';
import { t } from './language.js';

/**
 * A button for a recipe, whose `favourite` it changes.
 * @param {{ id: string, title: string, favourite?: boolean }} recipe
 */
export function heart(recipe) {
  recipe.favourite = overRecipe(recipe).favourite;
  const button = h('button.edits.heart', {
    type: 'button', ariaPressed: String(Boolean(recipe.favourite)), ariaLabel: t('heart.of', { title: recipe.title }),
    onclick: async () => {
      const wanted = !recipe.favourite;
      const show = (/** @type {boolean} */ is) => {
        recipe.favourite = is;
        button.setAttribute('aria-pressed', String(is));
      };
      show(wanted);
      button.disabled = true;
      try {
        // Rating and note stay as they are.
        await like(recipe, wanted);
      } catch (error) {
        show(!wanted);
        toast(error.message);
      } finally {
        button.disabled = false;
      }
    },
  }, icon('heart'));
  return button;
}

/** @type {(recipe: { id: string, title: string }, isWanted: boolean) => App.Step} */
const callOf = ({ id, title }, isWanted) => ({
  method: 'POST', path: '/api/v1/recipes/bulk', body: { ids: [id], action: isWanted ? 'favourite' : 'unfavourite' },
  what: t(isWanted ? 'changes.favourite' : 'changes.no_favourite', { title }),
});

/**
 * @param {{ id: string, title: string }} recipe
 * @param {boolean} isWanted
 */
async function like(recipe, isWanted) {
  const { method, path, body, what } = callOf(recipe, isWanted);
  const answer = await change(method, path, body, { what, undo: callOf(recipe, !isWanted) });
  if (answer.results?.some((/** @type {Wire.Result} */ { status }) => status !== 'done')) throw new Error(t('bulk.missing', { count: 1 }));
}

// The heart of a recipe: whether it is a favourite of who is signed in.
import { h, icon, toast } from './dom.js';
import { bulk, refusals } from './bulk.js';
import { t } from './language.js';

/** A button for a recipe with `id`, `title` and `favourite`, which it changes. */
export function heart(recipe) {
  const button = h('button.edits.heart', {
    type: 'button', ariaPressed: String(Boolean(recipe.favourite)), ariaLabel: t('heart.of', { title: recipe.title }),
    onclick: async () => {
      const wanted = !recipe.favourite;
      const show = is => {
        recipe.favourite = is;
        button.setAttribute('aria-pressed', String(is));
      };
      show(wanted);
      button.disabled = true;
      try {
        // Rating and note stay as they are.
        const outcome = await bulk([recipe.id], wanted ? 'favourite' : 'unfavourite');
        if (!outcome.done.length) throw new Error(refusals(outcome).join(' '));
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

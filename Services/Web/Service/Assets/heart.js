// The heart of a recipe: whether it is a favourite of who is signed in.
import { h, icon, toast } from './dom.js';
import { api } from './api.js';
import { t } from './language.js';

/** A button for a recipe with `id`, `title` and `favourite`; `changed` is told what it is from now on. */
export function heart(recipe, changed = () => {}) {
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
        await api.post('/api/v1/recipes/bulk', { ids: [recipe.id], action: wanted ? 'favourite' : 'unfavourite' });
        changed(wanted);
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

// A recipe's picture in its form: it is seen, replaced by a file or a photo, and taken away.
import { h, image } from '../dom.js';
import { api } from '../api.js';
import { t } from '../language.js';

/**
 * The field, whether it `isChanged`, and `keep(id)`, which keeps what was chosen with the recipe. A recipe is saved before its picture, so that a
 * new one has an id.
 */
export function pictureField(recipe) {
  let isRemoved = false;
  const shown = image(recipe.image_url, '(min-width: 40rem) 40rem, 100vw');
  const cover = shown && h('img.cover', shown);
  const file = h('input.input', { type: 'file', accept: 'image/*', onchange: () => { isRemoved = false; } });
  const remove = shown && h('button.button.quiet.small', {
    type: 'button',
    onclick: () => {
      isRemoved = true;
      file.value = '';
      cover.remove();
      remove.remove();
    },
  }, t('add.picture_remove'));
  const hint = recipe.image_problem ? t('add.picture_failed') : !shown && recipe.image_source ? t('add.picture_coming') : null;
  return {
    element: h('div.stack', cover, h('label.field', t('add.picture'), file, hint && h('span.hint', hint)), remove),
    isChanged: () => Boolean(file.files[0]) || isRemoved,
    keep: async id => {
      const path = `/api/v1/recipes/${id}/image`;
      const chosen = file.files[0];
      if (chosen) await api.upload(path, chosen);
      else if (isRemoved) await api.delete(path);
    },
  };
}

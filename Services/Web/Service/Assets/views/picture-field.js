// A recipe's picture in its form: it is seen, replaced by a file or a photo, and taken away.
import { h, image } from '../dom.js';
import { api } from '../api.js';
import { t } from '../language.js';

/** Whether this is a device that is held in a hand: there a photo can be taken at once. */
export const hasCamera = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * The field, whether it `isChanged`, and `keep(id)`, which keeps what was chosen with the recipe. A recipe is saved before its picture, so that a
 * new one has an id.
 */
export function pictureField(recipe) {
  let isRemoved = false;
  const shown = image(recipe.image_url, '(min-width: 40rem) 40rem, 100vw');
  const cover = shown && h('img.cover', shown);
  const preview = h('img.cover', { alt: '', hidden: true });
  let chosen = null;
  const choose = event => {
    [chosen] = event.target.files;
    isRemoved = false;
    URL.revokeObjectURL(preview.src);
    preview.hidden = !chosen;
    if (chosen) preview.src = URL.createObjectURL(chosen);
    if (cover) cover.hidden = Boolean(chosen);
  };
  // A photo that this browser cannot show, as a telephone's may be, is sent all the same.
  preview.addEventListener('error', () => { preview.hidden = true; });
  const file = h('input.input', { type: 'file', accept: 'image/*', onchange: choose });
  const camera = hasCamera() && h('label.button.quiet.file', t('add.camera'), h('input', { type: 'file', accept: 'image/*', capture: 'environment', onchange: choose }));
  const remove = shown && h('button.button.quiet.small', {
    type: 'button',
    onclick: () => {
      isRemoved = true;
      file.value = '';
      chosen = null;
      preview.hidden = true;
      cover.remove();
      remove.remove();
    },
  }, t('add.picture_remove'));
  const hint = recipe.image_problem ? t('add.picture_failed') : !shown && recipe.image_source ? t('add.picture_coming') : null;
  return {
    element: h('div.stack', cover, preview, h('label.field', t('add.picture'), file, hint && h('span.hint', hint)), camera, remove),
    isChanged: () => Boolean(chosen) || isRemoved,
    keep: async id => {
      const path = `/api/v1/recipes/${id}/image`;
      if (chosen) await api.upload(path, chosen);
      else if (isRemoved) await api.delete(path);
    },
  };
}

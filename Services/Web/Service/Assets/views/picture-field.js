// A picture in a form, of a recipe or of a person: it is seen, replaced by a file or a photo, and taken away.
import { h, image } from '../dom.js';
import { api } from '../api.js';
import { isOffline } from '../offline.js';
import { t } from '../language.js';

/** Whether this is a device that is held in a hand: there a photo can be taken at once. */
export const hasCamera = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * The field, whether it `isChanged`, and `keep(path)`, which keeps what was chosen there. What it is of is saved before its picture, so that
 * something new has an id. `facing` is the camera that is meant, `kind` how the picture is shown.
 * @param {{ image_url?: string | null, hint?: string, facing?: string, kind?: string }} what
 */
export function pictureField({ image_url: url, hint, facing = 'environment', kind = 'cover' }) {
  let isRemoved = false;
  const shown = image(url, kind === 'cover' ? '(min-width: 40rem) 40rem, 100vw' : '96px');
  const cover = shown && h(`img.${kind}`, shown);
  const preview = h(`img.${kind}`, { alt: '', hidden: true });
  /** @type {File | null} */
  let chosen = null;
  const choose = (/** @type {Event & { target: HTMLInputElement }} */ event) => {
    chosen = event.target.files?.[0] ?? null;
    isRemoved = false;
    URL.revokeObjectURL(preview.src);
    preview.hidden = !chosen;
    if (chosen) preview.src = URL.createObjectURL(chosen);
    if (cover) cover.hidden = Boolean(chosen);
  };
  // A photo that this browser cannot show, as a telephone's may be, is sent all the same.
  preview.addEventListener('error', () => { preview.hidden = true; });
  const file = h('input.input', { type: 'file', accept: 'image/*', onchange: choose });
  const camera = hasCamera() && h('label.button.quiet.file', t('add.camera'), h('input', { type: 'file', accept: 'image/*', capture: facing, onchange: choose }));
  const remove = shown && h('button.button.quiet.small', {
    type: 'button',
    onclick: () => {
      isRemoved = true;
      file.value = '';
      chosen = null;
      preview.hidden = true;
      cover?.remove();
      remove?.remove();
    },
  }, t('add.picture_remove'));
  // All else can wait; who chooses one now is to know that it cannot.
  const words = isOffline() || !navigator.onLine ? t('add.picture_network') : hint;
  return {
    element: h('div.stack', cover, preview, h('label.field', t('add.picture'), file, words && h('span.hint', words)), camera, remove),
    isChanged: () => Boolean(chosen) || isRemoved,
    keep: async (/** @type {string} */ path) => {
      if (chosen) await api.upload(path, chosen);
      else if (isRemoved) await api.delete(path);
    },
  };
}

// What people think of a recipe: stars and a note of one's own, what the others think, and the household's stars.
import { h, busy, icon, toast } from '../dom.js';
import { api, all } from '../api.js';
import { change } from '../changes.js';
import { stars } from '../filters.js';
import { household } from '../household.js';
import { people } from '../people.js';
import { t } from '../language.js';

/** The card; `recipe` has the caller's `opinion`, which the heart at the top changes too. */
export function opinions(recipe) {
  const others = h('ul.lines.others');
  const mine = { favourite: recipe.opinion?.favourite ?? false, rating: recipe.opinion?.rating ?? null, note: recipe.opinion?.note ?? null };
  // An opinion is replaced as a whole: one change waits for the other.
  /** @type {Promise<any>} */
  let last = Promise.resolve();
  const put = part => {
    last = last.catch(() => {}).then(async () => {
      // The heart is set elsewhere on the page.
      const now = { ...mine, favourite: recipe.favourite, ...part };
      const before = { ...mine, favourite: recipe.favourite };
      const [path, what] = [`/api/v1/recipes/${recipe.id}/opinion`, t('changes.opinion', { title: recipe.title })];
      const answer = await change('PUT', path, now, { what, undo: { method: 'PUT', path, body: before, what } });
      Object.assign(mine, now);
      return answer;
    });
    return last;
  };
  const note = h('textarea.input', { rows: 2, maxLength: 4000, value: mine.note ?? '', ariaLabel: t('opinion.note'), placeholder: t('opinion.note_example') });
  const save = h('button.button.quiet.small', { type: 'button', hidden: true, onclick: event => busy(event.currentTarget, async () => {
    const said = note.value;
    const answer = await put({ note: said.trim() || null });
    // More may have been typed meanwhile.
    note.defaultValue = said;
    save.hidden = note.value === said;
    if (!answer?.waiting) toast(t('common.saved'));
  }) }, t('opinion.keep_note'));
  note.addEventListener('input', () => { save.hidden = note.value.trim() === (mine.note ?? ''); });
  const isViewer = document.documentElement.dataset.role === 'viewer';
  const card = h('section.card.pad.stack.unprinted', { hidden: isViewer && !recipe.rating }, h('h2', t('opinion.title')),
    h('div.edits.stack', starRow(t('opinion.yours'), mine.rating, rating => put({ rating })),
      h('label.field', h('span', t('opinion.note')), note, h('span.hint', t('opinion.note_hint'))), h('div', save)),
    others,
    starRow(t('opinion.household'), recipe.rating, async rating => {
      const before = recipe.rating ?? null;
      const [path, what] = [`/api/v1/recipes/${recipe.id}`, t('changes.rating', { title: recipe.title })];
      await change('PATCH', path, { rating }, { what, undo: { method: 'PATCH', path, body: { rating: before }, what } });
      recipe.rating = rating;
    }, t('opinion.household_hint')));
  load(recipe.id, others).then(() => { if (others.children.length) card.hidden = false; }, () => {});
  return card;
}

/** Five stars to choose from; the same one again takes the rating away. */
function starRow(label, value, change, hint) {
  if (document.documentElement.dataset.role === 'viewer') {
    return value ? h('div.star-row', h('span.grow', label), h('span', { role: 'img', ariaLabel: t('opinion.stars', { count: value }) }, stars(value))) : null;
  }
  let rating = value;
  const buttons = [1, 2, 3, 4, 5].map(count => h('button.star', {
    type: 'button', ariaLabel: t('opinion.stars', { count }), onclick: async () => {
      const old = rating;
      show(rating === count ? null : count);
      try {
        await change(rating);
      } catch (error) {
        show(old);
        toast(error.message);
      }
    },
  }, icon('star')));
  const show = next => {
    rating = next;
    buttons.forEach((button, place) => {
      button.classList.toggle('lit', place < (rating ?? 0));
      button.setAttribute('aria-pressed', String(place + 1 === rating));
    });
  };
  show(value ?? null);
  return h('div.star-row', h('span.grow', label, hint && h('small', hint)), h('div.stars', { role: 'group', ariaLabel: label }, buttons));
}

async function load(id, element) {
  const [{ items }, me, home] = await Promise.all([api.get(`/api/v1/recipes/${id}/opinions`), api.get('/api/v1/auth/me'), household()]);
  const others = items.filter(({ user_id: user, favourite, rating, note }) => user !== me.user.id && (favourite || rating || note));
  if (!others.length) return;
  const everybody = await people(home.id, me.user.id, await all('/api/v1/members', 200));
  element.replaceChildren(...others.map(({ user_id: user, favourite, rating, note }) => h('li', h('div.grow',
    h('span.title', everybody.find(person => person.id === user)?.title ?? t('log.left')),
    h('small', [favourite && t('opinion.favourite'), rating && h('span', { role: 'img', ariaLabel: t('opinion.stars', { count: rating }) }, stars(rating))].filter(Boolean).flatMap((part, place) => place ? [' · ', part] : [part])),
    note && h('p.said', note)))));
}

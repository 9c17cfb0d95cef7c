// The form of a recipe, by hand or to be checked; what is typed survives leaving it.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { change } from '../changes.js';
import { waitingRecipe } from '../changes-shown-later.js';
import { drafts } from '../drafts.js';
import { saved as told } from '../effects.js';
import { say } from '../form.js';
import { go } from '../navigate.js';
import { newID } from '../plain-http.js';
import { kept, lines, parse } from '../recipe-content.js';
import { arranger } from './arrange.js';
import { pictureField } from './picture-field.js';
import { save } from './save-recipe.js';
import { t } from '../language.js';
import { undoable } from '../undo.js';

const reasons = { missing: t('guess.missing'), wording: t('guess.wording'), picture: t('guess.picture'), shortened: t('guess.shortened'), model: t('guess.model'), video: t('guess.video') };

/** The form of a recipe: a new one, or that of an id; what was guessed in it is marked, with what it was read from beside. */
export function form(root, current, id) {
  // What was typed belongs to the recipe as it was then: what others have changed since is found on saving.
  const recipe = drafts.base(id) ?? current;
  const guessed = Object.fromEntries((recipe.guesses ?? []).map(({ field: name, reason }) => [name, reason]));
  const field = (label, input, name, hint) => h(`label.field${guessed[name] ? '.guessed' : ''}`, label, input,
    guessed[name] && h('span.hint.guess', reasons[guessed[name]]), hint && h('span.hint', hint));
  const draft = drafts.read(id) ?? {};
  const restored = drafts.read(id) && h('p.notice.row', h('span.grow', t('add.restored')), h('button.button.plain.small', { type: 'button', onclick: () => {
    drafts.forget(id);
    form(root, current, id);
    root.querySelector('input').focus();
  } }, t('add.discard')));
  // What was changed and waits to be sent is gone on with.
  const now = id ? { ...recipe, ...waitingRecipe(id) } : recipe;
  const title = h('input.input', { required: true, maxLength: 300, value: draft.title ?? now.title ?? '' });
  const servings = h('input.input', { type: 'number', min: 1, max: 1000, required: true, value: draft.servings ?? now.servings ?? 4 });
  const time = name => h('input.input', { type: 'number', min: 0, max: 14400, value: draft[name] ?? now.times?.[name] ?? '' });
  const [prep, cook, total] = ['prep', 'cook', 'total'].map(time);
  const from = h('input.input', { maxLength: 2048, value: draft.from ?? now.source?.url ?? now.source?.name ?? '' });
  const ingredients = h('textarea.input', { required: true, rows: 10, value: draft.ingredients ?? lines(now.ingredients) });
  const steps = h('textarea.input', { rows: 10, value: draft.steps ?? lines(now.steps) });
  const notes = h('textarea.input', { rows: 3, value: draft.notes ?? now.notes ?? '' });
  const tags = h('input.input', { value: draft.tags ?? (now.tags ?? []).join(', ') });
  const photo = pictureField({ ...recipe, hint: recipe.image_problem ? t('add.picture_failed') : !recipe.image_url && recipe.image_source ? t('add.picture_coming') : null });
  // However often it is sent, it is one recipe.
  const newOne = newID();
  const error = h('p.error', { role: 'alert' });
  const inputs = { title, servings, prep, cook, total, from, ingredients, steps, notes, tags };
  root.replaceChildren(
    h('h1', recipe.guesses ? t('add.check') : id ? t('add.edit') : t('recipe.add')),
    recipe.guesses ? h('p.notice', t('guess.hint')) : '',
    recipe.guesses ? source(id) : '', restored || '',
    h('form.card.pad.stack', {
      oninput: () => drafts.keep(id, Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.value])), id ? recipe : null),
      onsubmit: event => {
        event.preventDefault();
        busy(event.target.querySelector('.button'), async () => {
          const body = {
            ...kept(recipe), title: title.value, servings: Number(servings.value), ingredients: parse(ingredients.value), steps: parse(steps.value, true),
            times: { prep: number(prep), cook: number(cook), total: number(total) }, source: sourceOf(recipe, from.value.trim()), notes: notes.value.trim() || null,
            tags: tags.value.split(',').map(tag => tag.trim()).filter(Boolean),
          };
          try {
            if (!id) {
              const made = await change('PUT', `/api/v1/recipes/${newOne}`, body, { what: t('changes.recipe', { title: body.title }) });
              drafts.forget(id);
              if (made.waiting) return leave('/recipes', photo);
              await photo.keep(imageOf(newOne)).catch(problem => toast(problem.message));
              return go(`/recipes/${newOne}`);
            }
            const saved = await save(recipe, body);
            if (saved.done || saved.theirs) drafts.forget(id);
            if (saved.answer?.waiting) return leave(`/recipes/${id}`, photo);
            if (saved.theirs) return form(root, saved.theirs, id);
            if (saved.done) {
              await photo.keep(imageOf(id));
              go(`/recipes/${id}`);
              told(saved.answer);
              // The version before would take back what others have changed as well.
              if (!saved.merged && saved.answer?.version) takenBackLater(recipe, saved.answer);
            }
            if (saved.merged) toast(t('add.merged'));
          } catch (problem) {
            say(problem, error);
            error.scrollIntoView({ block: 'center' });
          }
        });
      },
    },
    field(t('add.title'), title, 'title'), photo.element,
    h('div.pairs', field(t('add.serves'), servings, 'servings'), field(t('add.minutes'), total)),
    h('div.pairs', field(t('add.prep'), prep), field(t('add.cook'), cook)),
    field(t('add.ingredients'), ingredients, 'ingredients', t('add.section')), arranger(ingredients),
    field(t('add.method'), steps, 'steps'), arranger(steps, true), field(t('recipe.notes'), notes), field(t('add.tags'), tags), field(t('add.source'), from), error,
    h('button.button.block', recipe.guesses ? t('guess.right') : id ? t('common.save') : t('add.save'))));
}

const number = input => input.value === '' ? null : Number(input.value);

/** Where a recipe is from as it was, or as somebody has typed it. */
function sourceOf({ source }, typed) {
  if (typed === (source?.url ?? source?.name ?? '')) return source ?? null;
  if (!typed) return null;
  return /^https?:\/\/\S+$/.test(typed) ? { type: 'url', url: typed } : { type: 'manual', name: typed };
}

const imageOf = id => `/api/v1/recipes/${id}/image`;

/** What a recipe said before is among its versions. */
const takenBackLater = ({ id, version, title }, { version: now }) => undoable(t('changes.recipe', { title }), null,
  [{ method: 'POST', path: `/api/v1/recipes/${id}/versions/${version}/restore`, body: {}, version: now, what: t('changes.recipe', { title }) }]);

/** Goes on where a recipe waits to be sent; its picture does not wait with it. */
function leave(path, photo) {
  go(path);
  if (photo.isChanged()) toast(t('changes.no_picture'));
}

/** What a recipe was read from, folded. */
function source(id) {
  const text = h('div.read-from');
  return h('details.card.pad.fold', {
    ontoggle: async event => {
      if (!event.target.open || text.firstChild) return;
      try {
        for (let part = 0; part < 20; part += 1) text.append(await sourcePart(id, part));
      } catch (problem) {
        // There is one part, or as many as there are photos.
        if (!text.firstChild) text.replaceChildren(h('p.hint', problem.message));
      }
      return undefined;
    },
  }, h('summary', t('guess.source')), text);
}

async function sourcePart(id, part) {
  const response = await api.raw(`/api/v1/recipes/${id}/source?part=${part}`);
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/')) return h('pre', await response.text());
  const address = URL.createObjectURL(await response.blob());
  return type.startsWith('image/') ? h('img', { src: address, alt: '' }) : h('a.button.quiet', { href: address, target: '_blank' }, t('guess.open'));
}

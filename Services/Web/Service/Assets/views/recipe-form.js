// The form of a recipe, by hand or to be checked; what is typed survives leaving it.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { drafts } from '../drafts.js';
import { saved as told } from '../effects.js';
import { say } from '../forms.js';
import { go } from '../navigate.js';
import { pictureField } from './picture-field.js';
import { save } from './save-recipe.js';
import { t } from '../language.js';

const reasons = { missing: t('guess.missing'), wording: t('guess.wording'), picture: t('guess.picture'), shortened: t('guess.shortened'), model: t('guess.model'), video: t('guess.video') };

const lines = items => (items ?? []).map((item, index, list) =>
  ((item.section ?? null) !== (list[index - 1]?.section ?? null) ? `# ${item.section ?? ''}`.trim() + '\n' : '')
    + (item.text ?? item).replaceAll('\n', '\n  ')).join('\n');

/** Lines of a text area; `# name` starts a section, `#` ends it. With `breaks` an indented line goes on with the one before. */
function parse(text, breaks = false) {
  let section = null;
  const items = [];
  for (const raw of text.split('\n').filter(line => line.trim())) {
    const line = raw.trim(), last = items.at(-1);
    if (line === '#' || line.startsWith('# ')) section = line.slice(1).trim() || null;
    else if (breaks && last && raw.startsWith('  ')) last.text += `\n${line}`;
    else items.push(section ? { text: line, section } : { text: line });
  }
  return items;
}

// What the form does not show.
const kept = recipe => ({
  ...(recipe.source ? { source: recipe.source } : {}), image_url: recipe.image_url ?? null,
  image_source: recipe.image_source ?? null, notes: recipe.notes ?? null,
  nutrition: recipe.nutrition ?? null, rating: recipe.rating ?? null,
});

/** A recipe as the form would send it unchanged. */
const content = recipe => ({
  ...kept(recipe), title: recipe.title, servings: recipe.servings, ingredients: parse(lines(recipe.ingredients)), steps: parse(lines(recipe.steps), true),
  times: { prep: recipe.times?.prep ?? null, cook: recipe.times?.cook ?? null, total: recipe.times?.total ?? null }, tags: recipe.tags,
});

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
  const title = h('input.input', { required: true, maxLength: 300, value: draft.title ?? recipe.title ?? '' });
  const servings = h('input.input', { type: 'number', min: 1, max: 1000, required: true, value: draft.servings ?? recipe.servings ?? 4 });
  const total = h('input.input', { type: 'number', min: 0, max: 14400, value: draft.total ?? recipe.times?.total ?? '' });
  const ingredients = h('textarea.input', { required: true, rows: 10, value: draft.ingredients ?? lines(recipe.ingredients) });
  const steps = h('textarea.input', { rows: 10, value: draft.steps ?? lines(recipe.steps) });
  const tags = h('input.input', { value: draft.tags ?? (recipe.tags ?? []).join(', ') });
  const photo = pictureField(recipe);
  const error = h('p.error', { role: 'alert' });
  const inputs = { title, servings, total, ingredients, steps, tags };
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
            times: { prep: recipe.times?.prep ?? null, cook: recipe.times?.cook ?? null, total: total.value === '' ? null : Number(total.value) },
            tags: tags.value.split(',').map(tag => tag.trim()).filter(Boolean),
          };
          try {
            if (!id) {
              const made = await api.post('/api/v1/recipes', body);
              drafts.forget(id);
              await photo.keep(made.id).catch(problem => toast(problem.message));
              return go(`/recipes/${made.id}`);
            }
            const saved = await save(recipe, body, content);
            if (saved.done || saved.theirs) drafts.forget(id);
            if (saved.theirs) return form(root, saved.theirs, id);
            if (saved.done) {
              await photo.keep(id);
              go(`/recipes/${id}`);
              told(saved.answer);
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
    field(t('add.ingredients'), ingredients, 'ingredients', t('add.section')),
    field(t('add.method'), steps, 'steps'), field(t('add.tags'), tags), error,
    h('button.button.block', recipe.guesses ? t('guess.right') : id ? t('common.save') : t('add.save'))));
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

// A recipe comes in by link, by pasted text or page source, or by hand; what was read is shown before it is kept.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { say } from '../forms.js';
import { go } from '../navigate.js';
import { save } from './save-recipe.js';
import { t } from '../language.js';

export async function show(root, id) {
  if (id) {
    form(root, await api.get(`/api/v1/recipes/${id}`), [], id);
    return;
  }
  choose(root, 'link');
}

const ways = { link: t('add.link'), text: t('add.text'), html: 'HTML', hand: t('add.hand') };

function choose(root, way) {
  const tabs = h('div.segmented', { role: 'tablist' }, Object.entries(ways).map(([key, label]) =>
    h('button', { role: 'tab', type: 'button', ariaSelected: String(key === way), onclick: () => choose(root, key) }, label)));
  root.replaceChildren(h('h1', t('recipe.add')), tabs);
  if (way === 'hand') return form(root, {}, [], null, tabs);
  const error = h('p.error', { role: 'alert' });
  const url = h('input.input', { type: 'url', name: 'url', placeholder: 'https://', required: way === 'link', autocomplete: 'off', inputMode: 'url' });
  const text = h('textarea.input', { name: 'text', required: true, rows: 12,
    placeholder: way === 'text' ? t('add.example').replaceAll('|', '\n') : '<html>…' });
  root.append(h('form.card.pad.stack', {
    onsubmit: event => {
      event.preventDefault();
      error.textContent = '';
      const button = event.target.querySelector('.button');
      button.textContent = t('add.reading');
      const body = way === 'text' ? { text: text.value } : way === 'html' ? { ...(url.value ? { url: url.value } : {}), html: text.value } : { url: url.value };
      button.disabled = true;
      api.post('/api/v1/recipes/extract', body)
        .then(({ draft, warnings }) => form(root, draft, warnings, null))
        .catch(problem => { say(problem, error); button.disabled = false; button.textContent = t('add.import'); });
    },
  },
  way !== 'text' && h('label.field', way === 'link' ? t('add.address') : t('add.source'), url),
  way !== 'link' && h('label.field', way === 'text' ? t('add.as_text') : t('add.as_html'), text),
  way === 'link' && h('p.hint', t('add.hint')),
  error, h('button.button.block', t('add.import'))));
}

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
  ...(recipe.source ? { source: recipe.source } : {}), image_url: recipe.image_url ?? null, notes: recipe.notes ?? null,
  nutrition: recipe.nutrition ?? null, rating: recipe.rating ?? null,
});

/** A recipe as the form would send it unchanged. */
const content = recipe => ({
  ...kept(recipe), title: recipe.title, servings: recipe.servings, ingredients: parse(lines(recipe.ingredients)), steps: parse(lines(recipe.steps), true),
  times: { prep: recipe.times?.prep ?? null, cook: recipe.times?.cook ?? null, total: recipe.times?.total ?? null }, tags: recipe.tags,
});

function form(root, recipe, warnings, id, tabs) {
  const field = (label, input, hint) => h('label.field', label, input, hint && h('span.hint', hint));
  const title = h('input.input', { required: true, maxLength: 300, value: recipe.title ?? '' });
  const servings = h('input.input', { type: 'number', min: 1, max: 1000, required: true, value: recipe.servings ?? 4 });
  const total = h('input.input', { type: 'number', min: 0, max: 14400, value: recipe.times?.total ?? '' });
  const ingredients = h('textarea.input', { required: true, rows: 10, value: lines(recipe.ingredients) });
  const steps = h('textarea.input', { rows: 10, value: lines(recipe.steps) });
  const tags = h('input.input', { value: (recipe.tags ?? []).join(', ') });
  const error = h('p.error', { role: 'alert' });
  root.replaceChildren(
    h('h1', id ? t('add.edit') : recipe.title ? t('add.check') : t('recipe.add')), tabs ?? '',
    ...(warnings ?? []).map(warning => h('p.notice', typeof warning === 'string' ? warning : warning.detail)),
    h('form.card.pad.stack', {
      onsubmit: event => {
        event.preventDefault();
        busy(event.target.querySelector('.button'), async () => {
          const body = {
            ...kept(recipe), title: title.value, servings: Number(servings.value), ingredients: parse(ingredients.value), steps: parse(steps.value, true),
            times: { prep: recipe.times?.prep ?? null, cook: recipe.times?.cook ?? null, total: total.value === '' ? null : Number(total.value) },
            tags: tags.value.split(',').map(tag => tag.trim()).filter(Boolean),
          };
          try {
            if (!id) return go(`/recipes/${(await api.post('/api/v1/recipes', body)).id}`);
            const saved = await save(recipe, body, content);
            if (saved.theirs) return form(root, saved.theirs, [], id);
            if (saved.done) go(`/recipes/${id}`);
            if (saved.merged) toast(t('add.merged'));
          } catch (problem) {
            say(problem, error);
            error.scrollIntoView({ block: 'center' });
          }
        });
      },
    },
    field(t('add.title'), title), h('div.pairs', field(t('add.serves'), servings), field(t('add.minutes'), total)),
    field(t('add.ingredients'), ingredients, t('add.section')),
    field(t('add.method'), steps), field(t('add.tags'), tags), error,
    h('button.button.block', id ? t('common.save') : t('add.save'))));
}

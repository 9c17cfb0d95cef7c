// How each kind of filter is set in the sheet. A control writes into the parameters, says that they have changed, and is told
// what was counted (`counted`), which cookbooks and members there are (`cookbooks`, `members`), that another has
// changed (`changed`), and that all was cleared (`cleared`).
import { h, keepingFocus } from '../dom.js';
import { options, field } from '../forms.js';
import { foodFilter } from './food-filter.js';
import { t } from '../language.js';

const TYPING = 300;
const FEW = 8;
/** How many values of a kind the service counts at most. */
const COUNTED = 50;

let groups = 0;

/** A group with a heading. */
export function group(title, ...content) {
  const id = `filter-${groups += 1}`;
  return h('section.stack.filter', { role: 'group', 'aria-labelledby': id }, h('h3', { id }, title), ...content);
}

/** A value that can be chosen, with how many recipes have it. */
export const countedChip = (words, count, isChosen, key, onclick) => h('button.button.quiet.small.value', {
  type: 'button', ariaPressed: String(isChosen), 'data-focus': key, onclick,
}, words, count !== null && h('small', String(count)));

/** Values with counts: several of them, or one. */
function counted(filter, draft, changed, names) {
  const { name, several, facet, chip, label = chip, title } = filter;
  const box = h('div.row.tight');
  /** @type {Wire.Facet[]} */
  let values = [];
  /** @type {Wire.Facet[]} */
  let first = [];
  let showsAll = false;
  const toggle = value => {
    if (draft.getAll(name).includes(value)) draft.delete(name, value);
    else if (several) draft.append(name, value);
    else draft.set(name, value);
    draw();
    changed();
  };
  const draw = () => keepingFocus(box, () => {
    const chosen = draft.getAll(name);
    // What was chosen narrows the counts of the others, where there can be one only.
    const says = several || !chosen.length;
    const listed = [...first, ...values];
    const known = new Set(listed.map(({ value }) => value));
    const shown = [...chosen.filter(value => !known.has(value)).map(value => ({ value, count: null })), ...listed];
    const few = showsAll || shown.length <= FEW + 2 ? shown : shown.filter(({ value }, place) => place < FEW || chosen.includes(value));
    box.replaceChildren(...few.map(({ value, count }) => countedChip(label(value, names), says || chosen.includes(value) ? count : null, chosen.includes(value), `${name}-${value}`, () => toggle(value))),
      ...(few.length < shown.length ? [h('button.button.plain.small', { type: 'button', onclick: () => { showsAll = true; draw(); } }, t('filter.more', { count: shown.length - few.length }))] : []));
    element.hidden = !shown.length;
  });
  const element = group(title, box);
  element.hidden = true;
  return {
    element,
    counted: facets => { values = (facets[facet] ?? []).filter(({ value, count }) => count > 0 || draft.getAll(name).includes(value)); draw(); },
    cleared: draw,
    /** Has some values stand before those that are counted. */
    begin: some => { first = some.map(value => ({ value, count: null })); draw(); },
  };
}

/** One of a few values, while there is the filter that they need. */
function few({ name, needs, values, title, chip, label }, draft, changed) {
  const box = h('div.row.tight');
  const draw = () => keepingFocus(box, () => {
    element.hidden = !draft.has(needs);
    box.replaceChildren(...values.map(value => {
      const button = countedChip(label(value), null, draft.get(name) === value, `${name}-${value}`, () => {
        if (draft.get(name) === value) draft.delete(name); else draft.set(name, value);
        draw();
        changed();
      });
      button.ariaLabel = chip(value);
      return button;
    }));
  });
  const element = group(title, box);
  draw();
  return { element, changed: draw, cleared: draw };
}

/** What is counted, after the members who must not eat everything. */
function people(filter, draft, changed, names) {
  const part = counted(filter, draft, changed, names);
  return { ...part, members: found => part.begin(found.filter(isCareful).map(({ id }) => id)) };
}

const isCareful = member => ['allergies', 'allergy_ingredients', 'intolerances', 'diets'].some(kind => member[kind]?.length);

/** Chosen or not. */
function yes({ name, title, value = 'true', isForEditors }, draft, changed) {
  const box = h('input', { type: 'checkbox', checked: draft.get(name) === value, onchange: () => {
    if (box.checked) draft.set(name, value); else draft.delete(name);
    changed();
  } });
  return { element: h(`label.choice${isForEditors ? '.edits' : ''}`, box, h('span.grow', title)), cleared: () => { box.checked = false; } };
}

/** One way, the other, or both. */
function either({ name, title, chip }, draft, changed) {
  const [label, select] = choice(title, [['', t('filter.any')], ['true', chip('true')], ['false', chip('false')]], draft.get(name) ?? '', () => set(draft, name, select.value, changed));
  return { element: label, cleared: () => { select.value = ''; } };
}

function cookbooks({ name, title }, draft, changed) {
  /** @type {Wire.Cookbook[]} */
  let books = [];
  /** @type {Map<string, number> | null} */
  let counts = null;
  const [label, select] = choice(title, [['', t('filter.any')]], '', () => set(draft, name, select.value, changed));
  label.className = 'field';
  label.hidden = true;
  // Of those that most recipes are in, as many as are counted at once; of fewer, the others have none.
  const number = ({ id, recipes }) => counts ? counts.get(id) ?? (counts.size < COUNTED ? 0 : null) : recipes;
  const text = book => number(book) === null ? book.name : `${book.name} (${number(book)})`;
  return {
    element: label,
    cookbooks: found => {
      books = found;
      label.hidden = !found.length;
      select.replaceChildren(...options([['', t('filter.any')], ...found.map(book => [book.id, text(book)])], draft.get(name) ?? ''));
    },
    counted: facets => {
      // The one that was chosen narrows the counts of the others.
      if (!facets.cookbooks || draft.has(name)) return;
      counts = new Map(facets.cookbooks.map(({ value, count }) => [value, count]));
      // An open list stays open so.
      for (const [place, book] of books.entries()) select.options[place + 1].textContent = text(book);
    },
    cleared: () => { select.value = ''; },
  };
}

const set = (draft, name, value, changed, delay) => {
  if (value.trim()) draft.set(name, value.trim()); else draft.delete(name);
  changed(delay);
};

/**
 * @param {string} title
 * @param {App.Choices} choices
 * @param {string} chosen
 * @param {() => void} onchange
 * @returns {[HTMLElement, HTMLSelectElement]}
 */
function choice(title, choices, chosen, onchange) {
  const select = h('select.input', { onchange }, options(choices, chosen));
  return [h('label.field.half', h('span', title), select), select];
}

/** Something to be typed. */
const typed = props => ({ name, title }, draft, changed) => {
  const [label, input] = field(title, { required: false, value: draft.get(name) ?? '', ...props, oninput: () => {
    // What is not a number or a day yet is none.
    if (input.validity.valid) set(draft, name, input.value, changed, TYPING);
  } });
  if (props.type === 'number') label.classList.add('half');
  return { element: label, cleared: () => { input.value = ''; } };
};

/** The controls by the names that filters have for them. */
/** @type {Record<string, (...given: any[]) => any>} */
export const controls = {
  foods: foodFilter, counted, few, people, yes, either, cookbooks,
  date: typed({ type: 'date', max: '9999-12-31' }),
  number: typed({ type: 'number', inputMode: 'numeric', min: 1, max: 1000, step: 1 }),
  text: typed({ maxLength: 200, autocomplete: 'off', autocapitalize: 'none' }),
};

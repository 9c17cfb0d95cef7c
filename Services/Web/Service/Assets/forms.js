// What forms are made of: a label for each input, and choices (`form.js` sends them).
import { h } from './dom.js';

let count = 0;

/**
 * A labelled input: the element, and the input in it. `name` is what the API calls it.
 * @param {App.Child} label
 * @param {App.Props} props
 */
export function field(label, { hint, ...props } = {}) {
  return labelled(label, h('input.input', { required: true, ...props }), hint);
}

/**
 * A labelled text of several lines, which may be empty.
 * @param {App.Child} label
 * @param {App.Props} props
 */
export function longField(label, { hint, ...props } = {}) {
  return labelled(label, h('textarea.input', props), hint);
}

/**
 * A labelled choice of one: `choices` is an object of values and their words, or pairs of them where a value is a number.
 * @param {App.Child} label
 * @param {App.Choices} choices
 * @param {unknown} chosen
 * @param {App.Props} props
 */
export function choice(label, choices, chosen, { hint, ...props } = {}) {
  return labelled(label, h('select.input', props, options(choices, chosen)), hint);
}

/**
 * The options of a select; of pairs in their order, as an object puts whole numbers first.
 * @type {(choices: App.Choices, chosen: unknown) => HTMLOptionElement[]}
 */
export const options = (choices, chosen) => (Array.isArray(choices) ? choices : Object.entries(choices)).map(([value, words]) => h('option', { value, selected: value === chosen }, words));

/**
 * Checkboxes in a group with a heading; the values chosen come from `chosenOf`.
 * @param {string} legend
 * @param {Record<string, App.Child>} choices
 * @param {string[]} chosen
 * @param {string} [hint]
 */
export function checks(legend, choices, chosen = [], hint) {
  return h('fieldset.checks', h('legend', legend), hint && h('p.hint', hint), h('div.chips', Object.entries(choices).map(([value, words]) =>
    h('label.chip', h('input', { type: 'checkbox', value, checked: chosen.includes(value) }), h('span', words)))));
}

/**
 * The values that are ticked in a group of checkboxes.
 * @type {(group: Element) => string[]}
 */
export const chosenOf = group => [...group.querySelectorAll('input:checked')].map(input => /** @type {HTMLInputElement} */ (input).value);

/**
 * @template {HTMLElement} Input
 * @param {App.Child} label
 * @param {Input} input
 * @param {App.Child} hint
 * @returns {[HTMLLabelElement, Input]}
 */
function labelled(label, input, hint) {
  const note = hint && h('span.hint', { id: `hint-${count += 1}` }, hint);
  if (note) input.setAttribute('aria-describedby', note.id);
  return [h('label.field', h('span', label), input, note), input];
}

/**
 * A card of links to further pages: `[path, title, what is there]`.
 * @type {(...rows: ([path: string, title: App.Child, text?: App.Child] | null | undefined | false)[]) => HTMLElement}
 */
export const links = (...rows) => h('div.card', h('ul.lines.ways', rows.filter(Boolean).map(([path, title, text]) =>
  h('li', h('a', { href: path }, h('span.grow', h('span.title', title), text && h('small', text)), h('span.arrow', { ariaHidden: 'true' }, '›'))))));

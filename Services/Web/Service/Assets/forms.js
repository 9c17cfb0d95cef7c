// Forms: a label for each input, what went wrong beside what it is about, and a button that cannot be pressed twice.
import { h } from './dom.js';
import { t } from './language.js';

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
 * A form that does one thing. What goes wrong is said in it, and read out.
 * @param {{ title?: string, hint?: App.Child, label: string, work: () => unknown, danger?: boolean, quiet?: boolean, plain?: boolean }} what
 * @param {...App.Child} fields
 */
export function form({ title, hint, label, work, danger = false, quiet = false, plain = false }, ...fields) {
  const error = h('p.error', { role: 'alert', hidden: true });
  const button = h(`button.button${danger ? '.danger.outline' : quiet ? '.quiet' : ''}`, label);
  return h(`form.stack${plain ? '' : '.card.pad'}`, {
    onsubmit: async event => {
      event.preventDefault();
      const { target } = event;
      error.hidden = true;
      for (const input of target.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
      button.disabled = true;
      try {
        await work();
      } catch (problem) {
        show(problem, target, error);
      } finally {
        button.disabled = false;
      }
    },
  }, title && h('h2', title), hint && h('p.hint', hint), ...fields, error, button);
}

/**
 * Says in an element what went wrong, with the way to more room where a plan's limit is reached.
 * @param {App.Refusal} problem
 * @param {HTMLElement} error
 */
export function say(problem, error) {
  const more = problem.problem?.upgrade_url;
  error.replaceChildren(problem.message, ...(more ? [' ', h('a', { href: more, rel: 'noopener' }, t('common.upgrade'))] : []));
  error.hidden = false;
}

/**
 * @param {App.Refusal} problem
 * @param {HTMLFormElement} target
 * @param {HTMLElement} error
 */
function show(problem, target, error) {
  const wrong = (problem.problem?.errors ?? []).map(({ pointer }) => /** @type {any} */ (target.elements)[pointer.split('/')[1]])
    .filter(input => input instanceof HTMLElement);
  for (const input of wrong) input.setAttribute('aria-invalid', 'true');
  say(problem, error);
  (wrong[0] ?? target.querySelector('input[type=password]'))?.focus();
  error.scrollIntoView({ block: 'nearest' });
}

/**
 * A card of links to further pages: `[path, title, what is there]`.
 * @type {(...rows: ([path: string, title: App.Child, text?: App.Child] | null | undefined | false)[]) => HTMLElement}
 */
export const links = (...rows) => h('div.card', h('ul.lines.ways', rows.filter(Boolean).map(([path, title, text]) =>
  h('li', h('a', { href: path }, h('span.grow', h('span.title', title), text && h('small', text)), h('span.arrow', { ariaHidden: 'true' }, '›'))))));

// Forms: what went wrong beside what it is about, and a button that cannot be pressed twice.
import { h } from './dom.js';
import { t } from './language.js';

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

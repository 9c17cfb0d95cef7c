// The foot of a long list: more is loaded before it comes into view, or by its button where a browser does not tell.
import { h } from './dom.js';
import { t } from './language.js';

const AHEAD = '900px';

/**
 * The foot; `more` loads what follows, and throws where it cannot. `set(true)` says that there is more.
 * @param {() => Promise<unknown>} more
 */
export function endless(more) {
  const error = h('p.error', { role: 'alert', hidden: true });
  const button = h('button.button.quiet.block', { type: 'button', onclick: () => load() }, t('common.show_more'));
  const element = h('div.stack.foot', { hidden: true }, error, button);
  let [isLoading, hasMore] = [false, false];
  const watch = 'IntersectionObserver' in window
    ? new IntersectionObserver(entries => { if (entries.at(-1)?.isIntersecting && error.hidden) load(); }, { rootMargin: AHEAD }) : null;
  const load = async () => {
    if (isLoading || !hasMore) return;
    isLoading = true;
    error.hidden = true;
    button.disabled = true;
    try {
      await more();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    } finally {
      isLoading = false;
      button.disabled = false;
    }
    look();
  };
  // It tells of changes only: a foot that is still in view is looked at anew.
  const look = () => {
    watch?.unobserve(element);
    if (hasMore) watch?.observe(element);
  };
  return {
    element,
    set: (/** @type {boolean} */ value) => {
      hasMore = value;
      element.hidden = !value;
      error.hidden = true;
      look();
    },
    stop: () => watch?.disconnect(),
  };
}

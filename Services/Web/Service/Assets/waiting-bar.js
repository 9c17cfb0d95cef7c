// Says on every page how much is not saved yet, and leads to what that is.
import { h } from './dom.js';
import { refused, waiting } from './changes.js';
import { listsWaiting } from './grocery-queue.js';
import { waitingSheet } from './later.js';
import { t } from './language.js';

const words = h('span');
const bar = h('p', { id: 'waiting', hidden: true }, h('span', { role: 'status' }, words), ' ',
  h('button.link', { ariaHasPopup: 'dialog', onclick: () => waitingSheet() }, t('changes.look')));
document.getElementById('offline').after(bar);

/** Says how much that is now. */
export function showWaiting() {
  const [gone, late] = [refused().reduce((sum, { body }) => sum + (body?.operations?.length ?? 1), 0), waiting().length + listsWaiting().reduce((sum, { count }) => sum + count, 0)];
  const text = [gone && t('changes.not_saved', { count: gone }), late && t('list.waiting', { count: late })].filter(Boolean).join(' ');
  if (words.textContent !== text) words.textContent = text;
  bar.hidden = !text;
  bar.classList.toggle('grave', gone > 0);
}

// What is answered at once was never seen to wait.
/** @type {number | undefined} */
let timer;
document.addEventListener('waits', () => {
  showWaiting();
  clearTimeout(timer);
  timer = setTimeout(showWaiting, 800);
});
document.addEventListener('changes', showWaiting);

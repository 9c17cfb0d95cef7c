// What is not saved yet, and what could not be saved: each with what can be done about it.
import { h, busy, sheet } from '../dom.js';
import { refused, sendChanges, waiting } from '../changes.js';
import { drop, retry } from '../changes-again.js';
import { listsWaiting } from '../grocery-queue.js';
import { go } from '../navigate.js';
import { instantTime } from '../words.js';
import { t } from '../language.js';

/** Opens the sheet; it follows what becomes of the changes. */
export function waitingSheet() {
  const over = new AbortController();
  return sheet(t('changes.title'), close => {
    const box = h('div.stack');
    const draw = () => box.replaceChildren(...content(close));
    document.addEventListener('changes', draw, { signal: over.signal });
    draw();
    return box;
  }).finally(() => over.abort());
}

/** @param {() => void} close */
function content(close) {
  const [gone, late, lists] = [refused(), waiting(), listsWaiting()];
  return [
    gone.length > 0 && h('section.stack', h('h3', t('changes.could_not')), h('ul.lines.rule', gone.map(entry => h('li', h('div.grow.stack',
      h('div', h('span.title', entry.what), h('small', entry.problem?.message), entry.then?.length && h('small', t('changes.with_it', { count: entry.then.length }))),
      h('div.row.tight',
        h('button.button.quiet.small', { ariaLabel: `${t(word(entry))}: ${entry.what}`, onclick: () => retry(entry) }, t(word(entry))),
        h('button.button.danger.small', { ariaLabel: `${t('changes.drop')}: ${entry.what}`, onclick: () => drop(entry) }, t('changes.drop')))))))),
    (late.length > 0 || lists.length > 0) && h('section.stack', h('h3', t('changes.wait')), h('ul.lines.rule',
      late.map(entry => h('li', h('div.grow', h('span.title', entry.what), h('small', instantTime(entry.at))),
        !entry.tried && h('button.button.danger.small', { ariaLabel: `${t('changes.drop')}: ${entry.what}`, onclick: () => drop(entry) }, t('changes.drop')))),
      lists.map(({ id, count }) => h('li', h('div.grow', h('span.title', t('changes.of_list', { count }))),
        h('button.button.quiet.small', { onclick: () => { close(); go(`/groceries/${id}`); } }, t('common.open'))))),
    h('button.button.block', { onclick: event => busy(event.currentTarget, sendChanges) }, t('changes.now'))),
    !gone.length && !late.length && !lists.length && h('p', t('changes.none')),
  ].filter(Boolean);
}

// Where somebody else has changed the same, trying again means one's own words.
const word = (/** @type {App.Change} */ { problem, base, seen, of }) => problem?.isConflict && (base || seen || of) ? 'add.keep_mine' : 'common.try_again';

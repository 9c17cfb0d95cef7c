// The last changes of this visit, each of which can be taken back.
import { h, busy, sheet } from '../dom.js';
import { ago } from '../words.js';
import { lastChanges, takeBack } from '../undo.js';
import { t } from '../language.js';

/** Opens the sheet. */
export function undoSheet() {
  return sheet(t('undo.title'), () => {
    const list = h('div.stack');
    const draw = () => {
      const changes = lastChanges();
      list.replaceChildren(h('p.hint', changes.length ? t('undo.hint') : t('undo.none')), ...(changes.length ? [h('ul.lines.rule', changes.map(one => h('li',
        h('div.grow', h('span.title', one.words), h('small', ago(one.at))),
        h('button.button.quiet.small', { ariaLabel: `${t('common.undo')}: ${one.words}`, onclick: event => busy(event.currentTarget, async () => {
          await takeBack(one);
          draw();
          list.querySelector('button')?.focus();
        }) }, t('common.undo')))))] : []));
    };
    draw();
    return list;
  });
}

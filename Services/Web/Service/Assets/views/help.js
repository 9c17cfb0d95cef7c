// What keys do on a desk, and fingers on a phone.
import { h, sheet } from '../dom.js';
import { keysAreOn, setKeys } from '../keys.js';
import { t } from '../language.js';

/** Opens the sheet. */
export function helpSheet() {
  const rows = [['/', t('help.search')], ['n', t('help.new')], ['?', t('help.help')], [t('help.undo_key'), t('help.undo')], ['↑ ↓ ← →', t('help.arrows')], [t('help.escape_key'), t('help.escape')]];
  return sheet(t('help.title'), () => h('div.stack',
    h('dl.keys', rows.flatMap(([key, words]) => [h('dt', h('kbd', key)), h('dd', words)])),
    h('p.hint', t('help.swipe')),
    h('label.choice', h('input', { type: 'checkbox', checked: keysAreOn(), onchange: event => setKeys(event.target.checked) }), h('span.grow', t('help.single_keys')))));
}

// "Check what you have": the staples that a list would need, to be left off if they are at home. What is normally there is
// ticked beforehand; the rest is asked about.
import { h, icon, sheet } from '../dom.js';
import { api } from '../api.js';
import { measured } from '../household.js';
import { t } from '../language.js';

/** Resolves with the foods that are at home, or nothing if the sheet was closed. */
export async function checkYouHave(source) {
  const preview = await api.post(await measured('/api/v1/grocery-lists/preview'), source);
  return sheet(t('have.title'), close => {
    const have = new Map(preview.check_you_have.map(staple => [staple.food?.id ?? staple.name, staple.assumed]));
    const rows = preview.check_you_have.map(staple => {
      const key = staple.food?.id ?? staple.name;
      const tick = h('button.tick', { role: 'checkbox', type: 'button', ariaChecked: String(staple.assumed), ariaLabel: t('have.at_home', { name: staple.name }) }, icon('check'));
      tick.addEventListener('click', () => {
        have.set(key, !have.get(key));
        tick.setAttribute('aria-checked', String(have.get(key)));
      });
      return h('li', tick, h('div.grow', h('b.title.staple', staple.name), h('small', staple.text)));
    });
    return h('div.stack',
      rows.length ? h('p.hint', t('have.hint')) : h('p.hint', t('have.none')),
      rows.length > 0 && h('ul.lines', rows),
      h('p.hint', t('have.to_buy', { count: preview.items.length })),
      h('button.button.block', { onclick: () => close([...have].filter(([, kept]) => kept).map(([key]) => key)) }, t('have.create')));
  });
}

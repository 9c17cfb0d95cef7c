// "Check what you have": the staples that a list would need, to be left off if they are at home. What is normally there is
// ticked beforehand; the rest is asked about. Also asked is which shop a new list is for.
import { h, busy, sheet } from '../dom.js';
import { api } from '../api.js';
import { measured } from '../household.js';
import { elsewhere } from './elsewhere.js';
import { t } from '../language.js';
import { usualShop } from './shop-choice.js';

/**
 * Resolves with the foods that are at home, or nothing if the sheet was closed; `isNew` for a list that is not there yet.
 * @param {App.Fields} source
 * @param {boolean} isNew
 */
export async function checkYouHave(source, isNew) {
  const [preview, aisles] = await Promise.all([
    measured('/api/v1/grocery-lists/preview').then(path => api.post(path, source)), isNew ? api.get('/api/v1/aisles') : { shops: [] }]);
  const [shopField, shop] = usualShop(aisles);
  return sheet(t('have.title'), close => {
    const have = new Map(preview.check_you_have.map((/** @type {Wire.Staple} */ staple) => [staple.food?.id ?? staple.name, staple.assumed]));
    const toBuy = h('p.hint', { role: 'status' });
    // What is not at home is bought as well.
    const count = () => { toBuy.textContent = t('have.to_buy', { count: preview.items.length + [...have.values()].filter(kept => !kept).length }); };
    count();
    const rows = preview.check_you_have.map((/** @type {Wire.Staple} */ staple) => {
      const key = staple.food?.id ?? staple.name;
      const tick = h('button.tick', { role: 'checkbox', type: 'button', ariaChecked: String(staple.assumed), ariaLabel: t('have.at_home', { name: staple.name }) });
      tick.addEventListener('click', () => {
        have.set(key, !have.get(key));
        tick.setAttribute('aria-checked', String(have.get(key)));
        count();
      });
      return h('li', tick, h('div.grow', h('b.title.staple', staple.name), h('small', staple.text)));
    });
    const others = elsewhere(preview);
    // A new list with nothing on it is of no use to anybody who can be shown the one that has it.
    const isEmpty = isNew && others.length > 0 && !rows.length && !preview.items.length;
    return h('div.stack',
      others,
      !isEmpty && h('p.hint', rows.length ? t('have.hint') : t('have.none')),
      rows.length > 0 && h('ul.lines', rows),
      !isEmpty && [toBuy, shopField],
      !isEmpty && h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        // The new list is for the usual shop, and the one that is chosen becomes it.
        if (shop && shop.value !== (aisles.usual_shop ?? '')) await api.put('/api/v1/aisles', { usual_shop: shop.value || null });
        close([...have].filter(([, kept]) => kept).map(([key]) => key));
      }) }, t(isNew ? 'have.create' : 'have.update')));
  });
}

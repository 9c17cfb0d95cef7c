// In which shop a list is bought, which decides the order of its aisles; the one chosen last is that of new lists.
import { h, busy } from '../dom.js';
import { choice, options } from '../forms.js';
import { chooseShop } from '../later.js';
import { t } from '../language.js';

/** The choice above a list; nothing for a household without shops. */
export function shopChoice(view) {
  const shops = view.home?.shops ?? [];
  if (!shops.length) return null;
  const isViewer = document.documentElement.dataset.role === 'viewer';
  const select = h('select.input', {
    'data-focus': 'shop', disabled: isViewer, ariaLabel: t('aisles.shop'),
    onchange: () => busy(select, () => chooseShop(view, select.value || null)),
  }, options(shopNames(shops), view.list.shop ?? ''));
  return select;
}

/** Which shop new lists are for, with the select; nothing for a household without shops. */
export function usualShop({ shops, usual_shop: usual }, props) {
  return shops.length ? choice(t('aisles.usual'), shopNames(shops), usual ?? '', { name: 'usual_shop', ...props }) : [null, null];
}

const shopNames = shops => [['', t('aisles.any_shop')], ...shops.map(({ id, name }) => [id, name])];

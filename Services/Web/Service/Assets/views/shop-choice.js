// In which shop a list is bought, which decides the order of its aisles.
import { h, busy } from '../dom.js';
import { api } from '../api.js';
import { options } from '../forms.js';
import { t } from '../language.js';

/** The choice above a list; nothing for a household without shops. */
export function shopChoice(view) {
  const shops = view.home?.shops ?? [];
  if (!shops.length) return null;
  const isViewer = document.documentElement.dataset.role === 'viewer';
  const select = h('select.input', {
    'data-focus': 'shop', disabled: isViewer, ariaLabel: t('aisles.shop'),
    onchange: () => busy(select, async () => {
      await api.patch(view.path, { shop: select.value || null });
      await view.refresh();
    }),
  }, options([['', t('aisles.any_shop')], ...shops.map(({ id, name }) => [id, name])], view.list.shop ?? ''));
  return select;
}

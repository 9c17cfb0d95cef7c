// The grocery lists that were deleted and can still be restored.
import { go } from '../navigate.js';
import { t } from '../language.js';
import { deletedSheet } from './deleted-sheet.js';
import { restoreList } from './list-changes.js';

/** Opens the sheet; a list that is restored is shown. */
export async function deletedLists() {
  const list = await deletedSheet({
    title: t('list.deleted_title'), path: '/api/v1/grocery-lists/deleted',
    words: (/** @type {Wire.ListSummary} */ list) => list.title, more: (/** @type {Wire.ListSummary} */ list) => t('list.items', { count: list.items }),
    restore: restoreList,
  });
  if (list) go(`/groceries/${list.id}`);
}

// Signing out forgets what is kept in this browser: what is not saved yet is said before.
import { unsaved } from './changes.js';
import { confirmSheet } from './dom.js';
import { listsWaiting } from './grocery-queue.js';
import { t } from './language.js';

/** Whether somebody may be signed out: asked where changes would be lost. */
export async function mayLeave() {
  const count = unsaved() + listsWaiting(true).reduce((sum, list) => sum + list.count, 0);
  return !count || confirmSheet(t('changes.leave'), t('changes.leave_text', { count }), t('account.sign_out'), true);
}

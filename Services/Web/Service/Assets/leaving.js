// Signing out, or in as somebody else, loses what is kept in this browser: what is not saved yet is said before.
import { unsaved } from './changes-store.js';
import { confirmSheet } from './dom.js';
import { listsWaiting } from './grocery-queue.js';
import { t } from './language.js';
import { isNamed } from './session.js';

const lost = () => unsaved() + listsWaiting(true).reduce((sum, list) => sum + list.count, 0);

/** Whether somebody may be signed out: asked where changes would be lost. */
export async function mayLeave() {
  const count = lost();
  return !count || confirmSheet(t('changes.leave'), t('changes.leave_text', { count }), t('account.sign_out'), true);
}

/** Whether changes may be lost by signing in: nobody can come back to the user who was made up for this browser. */
export async function mayEnter() {
  const count = isNamed() ? 0 : lost();
  return !count || confirmSheet(t('changes.enter'), t('changes.enter_text', { count }), t('sign_in.title'), true);
}

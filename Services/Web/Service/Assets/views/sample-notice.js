// What says that there is a sample week, and throws it away.
import { h, icon, busy, toast } from '../dom.js';
import { t } from '../language.js';
import { dropSample } from '../later.js';
import { householdID } from '../session.js';

export const SAMPLE_KEY = 'larder.sample';

/** What of a sample week this browser has made in the household that is shown; null if none. */
export function sample() {
  const kept = JSON.parse(localStorage.getItem(SAMPLE_KEY) ?? 'null');
  return kept && kept.household === householdID() ? kept : null;
}

// So long it may take to make one.
const MAKING = 60_000;
const isThere = (/** @type {any} */ made) => made && (made.isDone || Date.now() - made.at > MAKING);

/** The notice of the board; nothing without a sample week, and while it is being made. */
export const sampleNotice = (/** @type {() => unknown} */ refresh) => isThere(sample()) && h('section.notice.row', h('span.grow', t('sample.notice')),
  h('button.edits.button.quiet.small', { onclick: event => busy(event.currentTarget, async () => {
    const kept = await dropSample();
    await refresh();
    toast(kept ? t('sample.dropped_but') : t('sample.dropped'));
  }) }, icon('trash'), t('sample.drop')));

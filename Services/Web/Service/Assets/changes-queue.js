// Sends what waits (`changes.js`), one after another and in one tab at a time, again and again until there is a network.
import { woken } from './api.js';
import { asked, postpone, tell, unrefused, waiting, waits } from './changes-here.js';
import { done } from './changes-outcome.js';
import { madeOtherwise, send } from './changes-sent.js';
import { forget, isHere, place, read, update } from './changes-store.js';
import { settleLate } from './later.js';
import { isPassing } from './session.js';
import { inTurn, takeTurn } from './turns.js';

const LIFETIME = 30 * 86_400_000;
/** @type {Promise<void> | null} */
let sending = null;
let again = false;

/** Sends what waits, one after another, and in one tab at a time. */
export function sendChanges() {
  again = true;
  sending ??= (async () => {
    while (again) {
      again = false;
      await inTurn(drain);
    }
  })().finally(() => { sending = null; });
  return sending;
}

async function drain() {
  let wasLate = false;
  for (;;) {
    const [entry] = unrefused();
    if (!entry) break;
    // A page that was put aside meanwhile has lost its turn.
    if (!await takeTurn()) {
      again = true;
      return;
    }
    const answer = await answerTo(entry);
    const isRefused = answer instanceof Error;
    wasLate ||= !asked.has(entry.id) && !(isRefused && isPassing(answer));
    // Of much only a part is done at once.
    if (answer?.done === false) update(entry.id, { isBegun: true });
    else if (!answer?.isOld && !answer?.overtaken && (!isRefused || isGone(entry, answer)) && !isMissing(entry, answer)) done(entry, answer);
    else if (isRefused && isPassing(answer) || !await settle(entry, answer)) {
      postpone([...asked.keys()]);
      // Those before it have been sent.
      if (wasLate) tell(true);
      return void later();
    }
  }
  // Another tab has sent these, or has had them refused; or they are of a household that is not shown any more.
  for (const [id, { resolve, reject }] of asked) {
    const one = read().find(each => each.id === id);
    if (one && !one.problem && isHere(one)) continue;
    asked.delete(id);
    if (one?.problem) reject(new Error(one.problem.message)); else resolve(one ? waits : {});
  }
  if (wasLate) tell(true);
}

/**
 * What is said to a change; what is too old, or what others have overtaken, is not sent.
 * @param {App.Change} entry
 * @returns {Promise<any>}
 */
async function answerTo(entry) {
  if (Date.now() - entry.at > LIFETIME) return { isOld: true };
  // What cannot be looked at is not sent over what others may have made of it.
  const other = entry.seen && !asked.has(entry.id) && await madeOtherwise(entry).catch(error => error);
  if (other) return other;
  update(entry.id, { tried: entry.tried ?? Date.now() });
  return send(entry).catch(error => error);
}

/**
 * What becomes of a change that is not done; false if that cannot be found out now.
 * @param {App.Change} entry
 * @param {any} answer
 */
async function settle(entry, answer) {
  const one = asked.get(entry.id);
  if (!one || !(answer instanceof Error)) return settleLate(entry, answer).catch(() => false);
  // Who is still there decides on the page itself.
  asked.delete(entry.id);
  forget(entry);
  one.reject(Object.assign(answer, { sent: entry.sent }));
  return true;
}

/**
 * Of many things at once each has an answer of its own.
 * @type {(change: App.Change, answer: any) => boolean}
 */
const isMissing = ({ id }, answer) => !asked.has(id) && answer?.results?.some((/** @type {Wire.Result} */ { status }) => status !== 'done');

/**
 * What is to be taken away has gone, or what was left of it: that is what was wanted.
 * @type {(change: App.Change, error: App.Refusal) => boolean | undefined}
 */
const isGone = ({ method, isBegun }, { status }) => (method === 'DELETE' || isBegun) && status === 404;

// Another tab has sent something, or has something that waits.
/** @type {number | undefined} */
let news;
window.addEventListener('storage', ({ key }) => {
  if (!key?.startsWith(place())) return;
  clearTimeout(news);
  news = setTimeout(() => tell(true), 300);
});

let isWaiting = false;

/** Tries again and again, less and less often, and at once when there is a network. */
async function later() {
  if (isWaiting) return;
  isWaiting = true;
  for (let pause = 3000; waiting().length; pause = Math.min(pause * 2, 60_000)) {
    await woken(pause);
    await sendChanges();
  }
  isWaiting = false;
}

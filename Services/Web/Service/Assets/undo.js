// The last changes that can be taken back, the newest first. They are known as long as the page stays.
import { whose } from './session.js';

const MOST = 10;
let past = [];

/** Takes note of a change in words, and of what takes it back. */
export function undoable(words, run) {
  const one = { words, run, at: Date.now(), owner: whose() };
  past = [one, ...past].slice(0, MOST);
  return one;
}

/** What can be taken back by who is signed in, in the household that is shown. */
export const lastChanges = () => past.filter(({ owner }) => owner === whose());

/** Takes a change back, once, and has the page drawn anew. */
export async function takeBack(one) {
  if (!past.includes(one)) return;
  past = past.filter(other => other !== one);
  await one.run();
  document.dispatchEvent(new CustomEvent('renew'));
}

// What the document has asked for already while the app was on its way; see `early.js`.

/** Takes an answer that was asked for early, once; undefined if it was not. */
export function takeEarly(path) {
  const answer = window.early?.[path];
  if (answer) delete window.early[path];
  return answer;
}

/** Later on nothing is taken: it may have changed. */
export const dropEarly = () => { window.early = undefined; };

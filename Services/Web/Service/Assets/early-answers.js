// What the document has asked for already while the app was on its way; see `early.js`.

/** Takes an answer that was asked for early, once; undefined if it was not. */
export function takeEarly(path) {
  const answer = window.early?.[path];
  if (answer) delete window.early[path];
  return answer;
}

/** Later on nothing is taken: it may have changed. Who is here may still be asked for, by what looks whether something is newer. */
export function dropEarly(but = null) {
  const answer = window.early?.[but];
  window.early = answer && { [but]: answer };
}

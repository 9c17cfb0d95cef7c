// What the document has asked for already while the app was on its way; see `early.js`.

/**
 * Takes an answer that was asked for early, once; undefined if it was not.
 * @param {string} path
 * @returns {Promise<any> | undefined}
 */
export function takeEarly(path) {
  const answer = window.early?.[path];
  if (answer) delete /** @type {App.Fields} */ (window.early)[path];
  return answer;
}

/**
 * Later on nothing is taken: it may have changed. Who is here may still be asked for, by what looks whether something is newer.
 * @param {string} [but]
 */
export function dropEarly(but = '') {
  const answer = window.early?.[but];
  window.early = answer && { [but]: answer };
}

// Where the last answers lie in this browser, a store for each user and household (`kept-answers.js`).

export const PREFIX = 'larder-seen-';
export const AT = 'Larder-Kept';
const LIFETIME = 30 * 86_400_000;

/**
 * The store of somebody; nothing where a browser has none, as for pages over plain HTTP.
 * @type {(who: string) => Promise<Cache> | undefined}
 */
export const storeOf = who => window.caches?.open(PREFIX + who);

/**
 * What a path answered last to somebody; null if that is not known.
 * @param {string} who
 * @param {string} path
 * @returns {Promise<App.Kept | null>}
 */
export async function kept(who, path) {
  const answer = await (await storeOf(who))?.match(path);
  const at = Number(answer?.headers.get(AT));
  return at && Date.now() - at < LIFETIME ? { text: await /** @type {Response} */ (answer).text(), at } : null;
}

/**
 * What the document calls an answer that it has looked up already.
 * @type {(who: string, path: string) => string}
 */
export const keptAs = (who, path) => `${who} ${path}`;

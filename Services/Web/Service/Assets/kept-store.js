// Where the last answers lie in this browser, a store for each user and household (`kept-answers.js`).

export const PREFIX = 'larder-seen-';
export const AT = 'Larder-Kept';
const LIFETIME = 30 * 86_400_000;

/** The store of somebody; nothing where a browser has none, as for pages over plain HTTP. */
export const storeOf = who => window.caches?.open(PREFIX + who);

/** What a path answered last to somebody, as `{ text, at }`; null if that is not known. */
export async function kept(who, path) {
  const answer = await (await storeOf(who))?.match(path);
  const at = Number(answer?.headers.get(AT));
  return at && Date.now() - at < LIFETIME ? { text: await answer.text(), at } : null;
}

/** What the document calls an answer that it has looked up already. */
export const keptAs = (who, path) => `${who} ${path}`;

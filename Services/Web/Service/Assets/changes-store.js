// Where changes lie in this browser until they are sent (`changes.js`).
import { reader } from './session.js';
import { entriesOf, put, remove } from './waiting-store.js';

/** Where they lie: each user has a place of their own. */
export const place = () => `changes-${reader()?.user}`;

/**
 * What waits, in its order; nobody changes what is given.
 * @type {() => App.Change[]}
 */
export const read = () => entriesOf(place());

/**
 * Keeps a change, behind all others if it is new; false if that cannot be.
 * @type {(entry: App.Change) => boolean}
 */
export const keep = entry => put(place(), entry);

/**
 * Forgets a change.
 * @type {(entry: App.Change) => void}
 */
export const forget = entry => remove(place(), entry);

/**
 * Keeps something else of a change, if it is still there; false if that cannot be.
 * @type {(id: string, fields: Partial<App.Change>) => boolean}
 */
export const update = (id, fields) => read().filter(entry => entry.id === id).every(entry => keep({ ...entry, ...fields }));

/**
 * Whether a change is of the household that is shown.
 * @type {(change: App.Change) => boolean}
 */
export const isHere = ({ household }) => household === reader()?.household;
/**
 * The grocery list that a change makes, by its id; none where the list is there.
 * @type {(change: App.Change) => string | null | undefined}
 */
export const madeBy = ({ method, path, body, shows }) => shows?.isThere ? null : body?.list_id
  ?? (method === 'PUT' ? path.match(/^\/api\/v1\/grocery-lists\/([^/]+)$/)?.[1] : null);
/** How many changes of this user are not saved yet, in any household. */
export const unsaved = () => read().length;

// What few visits need comes in a file of its own, `more.js`: it is asked for when it is needed, or when nothing else is.
import { base, files } from './language.js';
import { refusal } from './session.js';

const RELOADED = 'larder.reloaded';

const loadMore = () => import('./more.js').catch(async () => {
  // The file of an earlier version has gone once the server has a newer one.
  const newest = await fetch(`${base}/`, { cache: 'no-store' }).then(answer => answer.ok ? answer.text() : '').catch(() => '');
  if (newest && !newest.includes(files) && sessionStorage.getItem(RELOADED) !== files) {
    // Once only: where something keeps giving out the old page, that would have no end.
    sessionStorage.setItem(RELOADED, files);
    location.reload();
  }
  throw refusal(null, null);
});

/**
 * A view of `more.js`, with what is known of it before.
 * @type {(name: string, rest?: Partial<App.View>, verb?: string) => App.View}
 */
export const later = (name, rest = {}, verb = 'show') => ({ ...rest, show: async (...given) => (/** @type {any} */ (await loadMore()))[name][verb](...given) });

/**
 * What becomes of a change that is refused after it has waited.
 * @type {(entry: App.Change, answer: any) => Promise<boolean>}
 */
export const settleLate = async (entry, answer) => (await loadMore()).settle(entry, answer);

/**
 * Keeps operations of a grocery list that were refused.
 * @type {(list: string, batch: App.Waiting[], error: Error) => Promise<boolean>}
 */
export const refuseLate = async (...given) => (await loadMore()).refuseAll(...given);

/**
 * Takes back a change by the calls that do so.
 * @type {(steps: App.UndoStep[] | null | undefined) => Promise<void>}
 */
export const takeSteps = async steps => (await loadMore()).takeSteps(/** @type {App.UndoStep[]} */ (steps));

/**
 * A sheet of `more.js`, which is loaded first.
 * @template {keyof typeof import('./sheets.js')} Name
 * @param {Name} name
 * @returns {typeof import('./sheets.js')[Name]}
 */
const sheet = name => /** @type {any} */ (async (/** @type {any[]} */ ...given) => (/** @type {any} */ (await loadMore())).sheets[name](...given));

export const addToMenu = sheet('addToMenu');
export const takeOff = sheet('takeOff');
export const chooseShop = sheet('chooseShop');
export const deletedLists = sheet('deletedLists');
export const itemSheet = sheet('itemSheet');
export const listMenu = sheet('listMenu');
export const clearChecked = sheet('clearChecked');
export const dropNotice = sheet('dropNotice');
export const makeMenuList = sheet('makeMenuList');
export const pinList = sheet('pinList');
export const shareSheet = sheet('shareSheet');
export const whoLooks = sheet('whoLooks');
export const helpSheet = sheet('helpSheet');
export const undoSheet = sheet('undoSheet');
export const waitingSheet = sheet('waitingSheet');
export const addMeal = sheet('addMeal');
export const mealSheet = sheet('mealSheet');
export const planSheet = sheet('planSheet');
export const shopSheet = sheet('shopSheet');
export const nextDays = sheet('nextDays');
export const fillSheet = sheet('fillSheet');
export const fillFromMenu = sheet('fillFromMenu');
export const putOnDay = sheet('putOnDay');
export const addEater = sheet('addEater');
export const makeSample = sheet('makeSample');
export const dropSample = sheet('dropSample');

/** Goes on with timers that run, which a page has that was loaded anew. */
export const resumeTimers = () => {
  try {
    if (localStorage.getItem('larder.timers')) loadMore().catch(() => {});
  } catch { /* A browser that keeps nothing has none. */ }
};

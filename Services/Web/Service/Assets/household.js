// The household that is shown: its settings, and what the user may do in it. Asked for once a minute at most.
import { api } from './api.js';
import { change } from './changes.js';
import { under } from './changes-shown.js';
import { dropAnswer, keepAnswer } from './kept-answers.js';
import { t, useLanguage } from './language.js';
import { hasJustBegun, householdID, session, startSession, whose } from './session.js';

const FRESH = 60_000;
/** @param {string} id */
export const pathOf = id => `/api/v1/households/${id}`;
/** @type {{ id: string, at: number, asked: Promise<any> } | null} */
let known = null;

/**
 * The household that is shown; null for who belongs to none.
 * @returns {Promise<any>}
 */
export async function household() {
  // Who comes back is shown the household of the last time at once, while the session is asked for.
  if (!session() && !householdID()) await startSession();
  const id = householdID();
  if (!id) return null;
  if (known?.id !== id || Date.now() - known.at > FRESH) {
    // One that was made a moment ago has been told already.
    /** @type {any} */
    const told = !known && hasJustBegun() && session()?.household;
    if (told?.role) keepAnswer(/** @type {string} */ (whose()), pathOf(id), JSON.stringify(told));
    known = { id, at: Date.now(), asked: Promise.resolve(told?.role ? told : api.get(pathOf(id))).then(withWaiting) };
    // The style sheet hides what a viewer could only be refused.
    known.asked.then(({ role, language }) => {
      document.documentElement.dataset.role = role;
      useLanguage(language);
    }, forgetHousehold);
  }
  return known.asked.catch(error => {
    // The household of the last time may not be this user's any more: the session has said by now which one is.
    if (error.status === 404 && householdID() !== id) return household();
    throw error;
  });
}

// Whether what is known has settings that wait.
let isAhead = false;

/**
 * A household with those of its settings that wait.
 * @param {App.Identified} home
 */
function withWaiting(home) {
  const late = under(pathOf(home.id));
  isAhead = late.length > 0;
  return Object.assign({}, home, ...late.map(({ body }) => body));
}

// By then what was kept of it says what was before.
document.addEventListener('changes', ({ detail }) => {
  if (!isAhead || !detail.isDone) return;
  forgetHousehold();
  household().catch(() => {});
});

/** Has it asked for anew, after a change. */
export const forgetHousehold = () => { known = null; };

/**
 * Changes what the household has set; `more` says what that was. What was kept of it is not shown any more, were it only by its language.
 * @param {string} id
 * @param {App.Fields} settings
 * @param {App.ChangeOptions} [more]
 */
export async function changeHousehold(id, settings, more) {
  const path = pathOf(id);
  const saved = await change('PATCH', path, settings, { what: t('nav.settings'), ...more });
  forgetHousehold();
  if (!saved.waiting) await dropAnswer(/** @type {string} */ (whose()), path);
  return saved;
}

/**
 * A path with the measurement system that the page's address asks for, or else the household wants its amounts in.
 * @param {string} path
 */
export async function measured(path) {
  const system = new URLSearchParams(location.search).get('measurement_system') ?? (await household())?.measurement_system;
  return system ? `${path}${path.includes('?') ? '&' : '?'}measurement_system=${encodeURIComponent(system)}` : path;
}

// The household that is shown: its settings, and what the user may do in it. Asked for once a minute at most.
import { api } from './api.js';
import { dropAnswer, keepAnswer } from './kept-answers.js';
import { useLanguage } from './language.js';
import { hasJustBegun, householdID, session, startSession, whose } from './session.js';

const FRESH = 60_000;
const pathOf = id => `/api/v1/households/${id}`;
let known = null;

/** The household that is shown; null for who belongs to none. */
export async function household() {
  // Who comes back is shown the household of the last time at once, while the session is asked for.
  if (!session() && !householdID()) await startSession();
  const id = householdID();
  if (!id) return null;
  if (known?.id !== id || Date.now() - known.at > FRESH) {
    // One that was made a moment ago has been told already.
    const told = !known && hasJustBegun() && session()?.household;
    if (told?.role) keepAnswer(whose(), pathOf(id), JSON.stringify(told));
    known = { id, at: Date.now(), asked: told?.role ? Promise.resolve(told) : api.get(pathOf(id)) };
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

/** Has it asked for anew, after a change. */
export const forgetHousehold = () => { known = null; };

/** Changes what the household has set. What was kept of it is not shown any more, were it only by its language. */
export async function changeHousehold(id, settings) {
  const saved = await api.patch(pathOf(id), settings);
  forgetHousehold();
  await dropAnswer(whose(), pathOf(id));
  return saved;
}

/** A path with the measurement system that the page's address asks for, or else the household wants its amounts in. */
export async function measured(path) {
  const system = new URLSearchParams(location.search).get('measurement_system') ?? (await household())?.measurement_system;
  return system ? `${path}${path.includes('?') ? '&' : '?'}measurement_system=${encodeURIComponent(system)}` : path;
}

// The household that is shown: its settings, and what the user may do in it. Asked for once a minute at most.
import { api } from './api.js';
import { useLanguage } from './language.js';
import { hasJustBegun, session, startSession } from './session.js';

const FRESH = 60_000;
let known = null;

/** The household that is shown; null for who belongs to none. */
export async function household() {
  if (!session()) await startSession();
  const id = session().household?.id;
  if (!id) return null;
  if (known?.id !== id || Date.now() - known.at > FRESH) {
    // One that was made a moment ago has been told already.
    const told = !known && hasJustBegun() && session().household;
    known = { id, at: Date.now(), asked: told?.role ? Promise.resolve(told) : api.get(`/api/v1/households/${id}`) };
    // The style sheet hides what a viewer could only be refused.
    known.asked.then(({ role, language }) => {
      document.documentElement.dataset.role = role;
      useLanguage(language);
    }, forgetHousehold);
  }
  return known.asked;
}

/** Has it asked for anew, after a change. */
export const forgetHousehold = () => { known = null; };

/** A path with the measurement system that the page's address asks for, or else the household wants its amounts in. */
export async function measured(path) {
  const system = new URLSearchParams(location.search).get('measurement_system') ?? (await household())?.measurement_system;
  return system ? `${path}${path.includes('?') ? '&' : '?'}measurement_system=${encodeURIComponent(system)}` : path;
}

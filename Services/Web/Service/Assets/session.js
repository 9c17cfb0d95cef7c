// Who is using this browser. The tokens are cookies that no script can read; what is kept here is which household is
// shown, and the value that everything repeats which changes something. The first visit makes an anonymous user.
import { takeEarly } from './early-answers.js';
import { forgetAnswers } from './kept-answers.js';
import { base, forgetLanguage, locale, t } from './language.js';

const KEY = 'larder.session';
/** Which household was made in this browser, and has not been asked yet how it wants things. */
export const WELCOME_KEY = 'larder.welcome';
/** @type {App.Session | null} */
let current = null;
/** @type {Promise<void> | null} */
let starting = null;
/** @type {Promise<boolean> | null} */
let refreshing = null;
let isNew = false;

/** The session in use, or null. */
export const session = () => current;

/** Whether the household has been made since the page was opened. */
export const hasJustBegun = () => isNew;

/**
 * Keeps what a sign-in, a refresh, joining a household or choosing one answered; a household that is null is none.
 * `named` says that there is an account to come back to: then nobody is made up when the session has ended.
 * @param {Partial<App.Session> & { named?: boolean } & App.Fields} kept
 */
export function keepSession({ user, household, csrf, named }) {
  current = { ...current, ...(user && { user }), ...(household !== undefined && { household }), ...(csrf && { csrf }) };
  const before = remembered();
  const id = current.user?.id ?? before?.user;
  if (before?.user !== id) forgetAnswers(id);
  localStorage.setItem(KEY, JSON.stringify({ household: current.household, user: id, named: named ?? before?.named ?? false }));
}

/**
 * The user of this browser and the household that is shown; null if there is none.
 * @returns {App.Reader | null}
 */
export function reader() {
  const user = current?.user?.id ?? remembered()?.user;
  const household = (current ?? remembered())?.household?.id;
  return user && household ? { user, household } : null;
}

/** Whose answers are kept and shown: the user's of this browser, in the household that is shown; null if nobody's. */
export function whose() {
  const shown = reader();
  return shown && `${shown.user}-${shown.household}`;
}

/** The household that is shown, also before the session has begun. */
export const householdID = () => (current ?? remembered())?.household?.id ?? null;

/** Forgets the session, whose cookies the server has taken back; whoever comes next signs in or begins anew. */
export function leaveSession() {
  const user = current?.user?.id ?? remembered()?.user;
  current = null;
  document.dispatchEvent(new CustomEvent('left'));
  forgetLanguage();
  forgetAnswers();
  // Nobody who comes next sees what was on this one's list.
  for (const key of Object.keys(localStorage)) if (key.startsWith('list-') || key.startsWith(`changes-${user}`)) localStorage.removeItem(key);
  for (const key of ['larder.timers', 'larder.cooking']) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('undo-')) sessionStorage.removeItem(key);
  localStorage.setItem(KEY, JSON.stringify({ named: true }));
}

/** Has the next call make an anonymous user. */
export function beginAnew() {
  current = null;
  forgetAnswers();
  localStorage.removeItem(KEY);
}

/** @type {() => App.Remembered | null} */
const remembered = () => JSON.parse(localStorage.getItem(KEY) || 'null');

/**
 * What the API refused as an error: `message` is for a person, `code` and `problem` are for the program.
 * @param {Response | null} response
 * @param {Wire.Problem | null} problem
 * @returns {App.Refusal}
 */
export function refusal(response, problem) {
  const first = problem?.errors?.[0]?.detail;
  const wait = response?.status === 429 && Number(response.headers.get('Retry-After'));
  const message = response?.status === 413 ? t('error.too_long') : first ? `${first[0].toUpperCase()}${first.slice(1)}${/[.!?]$/.test(first) ? '' : '.'}`
    : problem?.detail || problem?.title || t('error.unreachable');
  return Object.assign(new Error(wait ? [message, wait < 100 ? t('error.wait_seconds', { count: wait }) : t('error.wait_minutes', { count: Math.ceil(wait / 60) })].join(' ') : message),
    { status: response?.status ?? 0, code: problem?.code, problem });
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function send(method, path, body) {
  const response = await (takeEarly(path) ?? fetch(base + path, {
    method,
    // Tokens are to come as cookies.
    headers: { 'Larder-Session': 'cookie', 'Accept-Language': locale(), ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })).catch(() => { throw refusal(null, null); });
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response, answer);
  return answer;
}

/**
 * A call that needs nobody to be signed in: a POST with a body, else a GET.
 * @type {(path: string, body?: object) => Promise<any>}
 */
export const post = (path, body) => send(body === undefined ? 'GET' : 'POST', path, body);

/**
 * The answer; null if nobody is signed in.
 * @type {(...call: Parameters<typeof send>) => Promise<any>}
 */
const ask = (...call) => send(...call).catch(error => {
  if (error.status === 401) return null;
  throw error;
});

/** Goes on with the session of this browser or makes an anonymous user, once, however many calls ask for it. */
export function startSession() {
  starting ??= begin().finally(() => { starting = null; });
  return starting;
}

async function begin() {
  const old = remembered();
  // Earlier versions kept the tokens here; this one trades them for cookies and forgets them.
  if (old?.refresh_token) {
    const answer = await ask('POST', '/api/v1/auth/refresh', { refresh_token: old.refresh_token });
    if (answer) return keepSession({ ...answer, household: old.household ?? answer.household });
    localStorage.removeItem(KEY);
  } else if (await refreshSession().catch(withoutNetwork)) {
    return;
  }
  forgetAnswers();
  if (remembered()?.named) throw Object.assign(new Error(t('error.signed_out')), { status: 401, code: 'signed_out' });
  // Only a plain "nobody is signed in" leads here: an error must not cost anybody their kitchen.
  keepSession(await ask('POST', '/api/v1/auth/anonymous', { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
  isNew = true;
  localStorage.setItem(WELCOME_KEY, /** @type {string} */ (householdID()));
}

/**
 * Without a network it is taken to be who it was last; what the server says later counts.
 * @param {App.Refusal} error
 */
function withoutNetwork(error) {
  const { user, household } = remembered() ?? {};
  if (!isUnreachable(error) || !user || !household) throw error;
  current = { user: { id: user }, household };
  return true;
}

/**
 * Whether nothing of Larder could be asked, as without a network.
 * @type {(error: App.Refusal) => boolean}
 */
export const isUnreachable = error => error.status === 0 || [502, 503, 504].includes(/** @type {number} */ (error.status));

/**
 * Whether the same may be possible later: no network, a server that restarts, too many requests, a session that has ended.
 * @type {(error: App.Refusal) => boolean}
 */
export const isPassing = ({ status, code }) => !status || [401, 408, 429, 502, 503, 504].includes(status) || code === 'request_in_progress';

/** Whether this browser is used by somebody who can come back to it, as who signs in by a password; nobody made up can. */
export const isNamed = () => remembered()?.named ?? false;

/** Goes on with the session that this browser has in cookies, as after signing in by a provider; false without one. */
export function resumeSession() {
  const named = remembered()?.named ?? false;
  beginAnew();
  localStorage.setItem(KEY, JSON.stringify({ named }));
  return refreshSession();
}

/** Learns the session's csrf value anew, or trades the refresh token; false if nobody is signed in. */
export function refreshSession() {
  // One tab at a time: the others find that it has been done.
  /** @type {(work: () => Promise<boolean>) => Promise<boolean>} */
  const locked = work => navigator.locks ? navigator.locks.request('larder.refresh', work) : work();
  refreshing ??= locked(refresh).finally(() => { refreshing = null; });
  return refreshing;
}

async function refresh() {
  const chosen = current?.household ?? remembered()?.household;
  const known = await ask('GET', '/api/v1/auth/session');
  if (known) {
    keepSession({ ...known, household: chosen ?? (known.household_id && { id: known.household_id }) });
    return true;
  }
  const answer = await ask('POST', '/api/v1/auth/refresh');
  if (!answer) return false;
  keepSession(answer);
  // A household that was chosen stays so, as long as the user is in it.
  if (chosen && chosen.id !== answer.household?.id) {
    const me = await ask('GET', '/api/v1/auth/me');
    const still = me?.households.find((/** @type {App.Household} */ { id }) => id === chosen.id);
    if (still) keepSession({ household: { id: still.id, name: still.name } });
    else {
      forgetAnswers();
      const next = answer.household?.name;
      const news = !next ? '' : next === chosen.name ? t('households.same_name') : t('households.this_is', { name: next });
      document.dispatchEvent(new CustomEvent('moved', { detail: `${t('households.no_longer', { name: chosen.name ?? t('households.that') })} ${news}`.trim() }));
    }
  }
  return true;
}

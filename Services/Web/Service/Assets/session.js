// Who is using this browser. The first visit makes an anonymous user with a household of its own.
const KEY = 'larder.session';
let current = JSON.parse(localStorage.getItem(KEY) || 'null');
let starting = null;

/** The session in use, or null. */
export const session = () => current;

/** Keeps what a sign-in, a refresh or joining a household answered. */
export function keepSession(answer) {
  current = { ...current, ...answer };
  localStorage.setItem(KEY, JSON.stringify(current));
}

/** Forgets the session; the next call makes a new anonymous one. */
export function leaveSession() {
  current = null;
  localStorage.removeItem(KEY);
}

/** A call that needs nobody to be signed in: a POST with a body, else a GET. */
export async function post(path, body) {
  const response = await fetch(path, body === undefined ? {} : {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw Object.assign(new Error(answer?.detail || 'Larder could not be reached. Try again in a moment.'),
    { status: response.status });
  return answer;
}

/** Makes the anonymous user, once, however many calls ask for it. */
export function startSession() {
  starting ??= post('/api/v1/auth/anonymous', { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }).then(keepSession).finally(() => { starting = null; });
  return starting;
}

/** Trades the refresh token for a new access token; false if that is no longer possible. */
export async function refreshSession() {
  if (!current?.refresh_token) return resumeSession();
  const used = current.refresh_token;
  try {
    keepSession(await post('/api/v1/auth/refresh', { refresh_token: used }));
    return true;
  } catch (error) {
    // Another tab may have used the token first; then its session is the one to go on with.
    const stored = JSON.parse(localStorage.getItem(KEY) || 'null');
    if (!stored?.refresh_token || stored.refresh_token === used) return false;
    current = stored;
    return true;
  }
}

/** Goes on with the session that this browser has in cookies, as after signing in by a provider; false without one. */
export async function resumeSession() {
  const response = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: { 'Larder-Session': 'cookie' } });
  if (!response.ok) return false;
  current = null;
  keepSession(await response.json());
  return true;
}

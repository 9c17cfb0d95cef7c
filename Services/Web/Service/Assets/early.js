// A part of the document, so that the words and what the first view asks for are on their way before the app itself has come.
// `early` holds the answers by their paths until the app takes them.
import { kept, keptAs } from './kept-store.js';
import { language, region } from './spoken.js';

/** @type {Record<string, Promise<any>>} */
const answers = {};
window.early = answers;

const files = /** @type {string} */ (document.documentElement.dataset.files);
const base = files.slice(0, files.lastIndexOf('/assets'));
/** @type {(path: string, headers?: Record<string, string | false>, rest?: RequestInit) => Promise<Response>} */
const ask = (path, headers, rest) => fetch(base + path, { headers: { ...headers, 'Accept-Language': region }, ...rest });
/** @type {(path: string, answer: Promise<any>) => Promise<any>} */
const hold = (path, answer) => {
  answers[path] = answer;
  answer.catch(() => {});
  return answer;
};
const load = (/** @type {string} */ path) => hold(path, fetch(path));
/** @type {(path: string, body?: string) => Promise<Response>} */
const post = (path, body) => ask(path, { 'Larder-Session': 'cookie', ...(body && { 'Content-Type': 'application/json' }) }, { method: 'POST', body });

/** @type {string | null} */
let known;
try { known = localStorage.getItem('larder.session'); } catch { known = '{}'; } // A browser that keeps nothing.
const first = /** @type {Record<string, string>} */ ({ '/': '/api/v1/menu', '/plan': '/api/v1/meal-plan', '/groceries': '/api/v1/grocery-lists?limit=50' })[location.pathname.replace(base, '')];

/**
 * What the first view of a household asks for.
 * @param {string} id
 */
const look = id => ask(first, { 'Larder-Household': id });

load(`${files}/words-${language}.txt`);
let [id, user] = /** @type {string[]} */ ([]);
try { ({ household: { id }, user } = JSON.parse(/** @type {string} */ (known))); } catch { id = ''; } // Nobody was here, or has no household.
const home = `/api/v1/households/${id}`;
// What was seen last comes first: it is shown before anything is answered.
if (first && id) for (const path of [home, first]) hold(keptAs(`${user}-${id}`, path), kept(`${user}-${id}`, path));
const SESSION = '/api/v1/auth/session';
// Where there is something to be seen already, the page goes on before the rest is asked for.
const begin = first && id ? new Promise(done => setTimeout(done)) : null;
/** @type {(path: string, work: () => Promise<Response>) => Promise<Response>} */
const soon = (path, work) => hold(path, begin ? begin.then(work) : work());
if (known || !first) soon(SESSION, () => ask(SESSION, { 'Larder-Session': 'cookie' }));
if (first && known) {
  if (id) {
    soon(home, () => ask(home, { 'Larder-Household': id }));
    soon(first, () => look(id));
  }
} else if (first) {
  // The same as the app does at a first visit: who is not signed in, and cannot be again, becomes an anonymous user.
  const REFRESH = '/api/v1/auth/refresh', ANONYMOUS = '/api/v1/auth/anonymous';
  /** @type {(work: () => Promise<Response>) => Promise<Response>} */
  const locked = work => navigator.locks ? navigator.locks.request('larder.refresh', work) : work();
  const refresh = hold(REFRESH, locked(() => post(REFRESH)));
  // A browser that knows of no session is not asked for one: where it has cookies all the same, they are traded.
  hold(SESSION, refresh.then(() => new Response(null, { status: 401 })));
  // It takes long to find out: that is done while the answer is on its way.
  const zone = new Promise(done => setTimeout(() => done(Intl.DateTimeFormat().resolvedOptions().timeZone)));
  const begun = hold(ANONYMOUS, refresh.then(async answer => {
    if (answer.status !== 401) throw new Error('somebody is signed in');
    return post(ANONYMOUS, JSON.stringify({ time_zone: await zone }));
  }));
  hold(first, begun.then(answer => answer.clone().json()).then(({ household }) => look(household.id)));
} else {
  // Other views come with the second file, and texts of their own.
  load(`${files}/more-words-${language}.txt`);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${files}/more.js` }));
}

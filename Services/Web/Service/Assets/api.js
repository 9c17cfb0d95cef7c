// The public HTTP API: one function a verb, errors as sentences, events as a stream.
import { takeEarly } from './early-answers.js';
import { dropAnswer, keepAnswer, lastAnswer, mayKeep } from './kept-answers.js';
import { base, locale, t } from './language.js';
import { reached, shownFrom } from './offline.js';
import { hasJustBegun, isUnreachable, session, startSession, refreshSession, refusal, post, whose } from './session.js';

/**
 * What is asked for again while a page is opened with what was seen last; null later on.
 * @type {Promise<boolean>[] | null}
 */
let opening = [];
// So long an answer is waited for where there is an older one.
const PATIENCE = 8000;

// What is answered while a page is opened is looked at once the view is seen: it has no part in that.
/** @type {(value?: unknown) => void} */
let seen;
const isSeen = new Promise(done => { seen = done; });
const LONGEST_FRAME = 300;

/** Ends the opening: from now on what is shown is what the server says now. True if something had changed since. */
export async function endOpening() {
  const asked = opening ?? [];
  opening = null;
  requestAnimationFrame(() => setTimeout(seen));
  // A page in the background has no frames.
  setTimeout(seen, LONGEST_FRAME);
  return (await Promise.all(asked)).includes(true);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {App.CallOptions} options
 * @returns {Promise<Response>}
 */
async function call(method, path, options = {}) {
  if (method !== 'GET' || options.headers || options.isFresh) return send(method, path, options);
  // Where nothing may be kept, as over plain HTTP, it may have been asked for early all the same.
  if (!mayKeep(path)) return send(method, path, { ...options, early: takeEarly(path) });
  const who = whose();
  const last = () => who ? lastAnswer(who, path) : null;
  const kept = opening && (await last() ?? await nothingYet(path));
  if (kept && opening) {
    opening.push(hasChanged(path, kept, takeEarly(path)));
    return new Response(kept.text);
  }
  try {
    return await current(path, options.signal);
  } catch (error) {
    const older = isUnreachable(error) ? await last() : null;
    if (!older) throw error;
    shownFrom(older.at);
    return new Response(older.text);
  }
}

/**
 * What a household has that was made a moment ago: it is shown while the server is asked, as at a first visit.
 * @param {string} path
 */
async function nothingYet(path) {
  const text = /** @type {Record<string, string>} */ ({ '/api/v1/menu': '{"state":"empty","menu":null,"next":null,"version":0}', '/api/v1/grocery-lists?limit=50': '{"items":[],"next":null}' })[path];
  if (!text) return null;
  if (!session()) await startSession();
  return hasJustBegun() ? { text, at: Date.now() } : null;
}

/**
 * Asks the server, and keeps what it answers.
 * @param {string} path
 * @param {AbortSignal} [signal]
 * @param {Promise<Response>} [early]
 */
async function current(path, signal, early = takeEarly(path)) {
  const response = await send('GET', path, { signal, early });
  const text = await response.text();
  if (whose()) keepAnswer(/** @type {string} */ (whose()), path, text);
  reached();
  return new Response(text, { status: response.status });
}

/**
 * Whether the answer is another than the one that was kept, or is none any more.
 * @param {string} path
 * @param {App.Kept} kept
 * @param {Promise<Response>} [early]
 */
async function hasChanged(path, kept, early) {
  await isSeen;
  try {
    return await (await current(path, within(PATIENCE), early)).text() !== kept.text;
  } catch (error) {
    if (isUnreachable(error)) {
      shownFrom(kept.at);
      return false;
    }
    await dropAnswer(/** @type {string} */ (whose()), path);
    return true;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {App.CallOptions} options
 */
async function send(method, path, { body, content, headers = {}, signal, early } = {}) {
  if (!session()) await startSession();
  /** @type {() => Promise<Response>} */
  const attempt = () => fetch(base + path, {
    method,
    signal,
    headers: /** @type {Record<string, string>} */ ({
      'Accept-Language': locale(),
      // The tokens are cookies that no script can read; this value shows that it is the app that asks.
      ...(method === 'GET' ? {} : { 'Larder-CSRF': /** @type {App.Session} */ (session()).csrf }),
      ...(session()?.household ? { 'Larder-Household': session()?.household?.id } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    }),
    body: body === undefined ? content : JSON.stringify(body),
  });
  let response;
  try {
    response = await (early?.catch(attempt) ?? attempt());
    const isStale = response.status === 401
      || response.status === 403 && (await response.clone().json().catch(() => null))?.code === 'csrf';
    if (isStale && await refreshSession()) response = await attempt();
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw method === 'GET' ? refusal(null, null) : refusal(null, { detail: t('error.not_saved') });
  }
  if (!response.ok) throw refusal(response, await response.json().catch(() => null));
  return response;
}

/** @param {Response} response */
const json = async response => response.status === 204 ? null : response.json();

/** The verbs; each gives the decoded answer. */
export const api = {
  /** @param {string} path @param {App.CallOptions} [options] */
  get: (path, options) => call('GET', path, options).then(json),
  /** @param {string} path @param {object} body @param {App.CallOptions} [options] */
  post: (path, body = {}, options) => call('POST', path, { body, ...options }).then(json),
  // With whether something was made by it, or was there before.
  make: async (/** @type {string} */ path, body = {}) => {
    const response = await call('POST', path, { body });
    return { made: await json(response), isNew: response.status === 201 };
  },
  /** @param {string} path @param {object} [body] @param {App.CallOptions} [options] */
  put: (path, body, options) => call('PUT', path, { body, ...options }).then(json),
  /** @param {string} path @param {object} body */
  patch: (path, body) => call('PATCH', path, { body }).then(json),
  // A telephone does not always know the type of its own pictures; the service looks at the picture itself.
  upload: (/** @type {string} */ path, /** @type {Blob} */ file) => call('PUT', path, { content: file, headers: { 'Content-Type': file.type || 'image/heic' } }).then(json),
  /** @param {string} path @param {object} [body] @param {App.CallOptions} [options] */
  delete: (path, body, options) => call('DELETE', path, { body, ...options }).then(json),
  // A form with files.
  form: (/** @type {string} */ path, /** @type {FormData} */ form) => call('POST', path, { content: form }).then(json),
  /** @param {string} method @param {string} path @param {App.CallOptions} [options] */
  send: (method, path, options) => call(method, path, options).then(json),
  // Without a session, and without making one.
  open: post,
  /** @param {string} path @param {Record<string, string>} [headers] */
  raw: (path, headers) => call('GET', path, { headers }),
};

/**
 * Every page of a list, up to a bound that a screen can still show.
 * @param {string} path
 * @param {number} most
 */
export async function all(path, most = 1000) {
  /** @type {any[]} */
  const items = [];
  /** @type {string | null} */
  let after = null;
  do {
    const join = path.includes('?') ? '&' : '?';
    /** @type {Wire.Page<any>} */
    const page = await api.get(`${path}${join}limit=200${after ? `&after=${encodeURIComponent(after)}` : ''}`);
    items.push(...page.items);
    after = page.next;
  } while (after && items.length < most);
  return items;
}

/**
 * Waits so long, or until there is a network again or somebody looks at the page again.
 * @type {(pause: number) => Promise<void>}
 */
export const woken = pause => new Promise(done => {
  const wake = () => {
    if (document.hidden) return;
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    done();
  };
  const timer = setTimeout(() => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    done();
  }, pause);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
});

/**
 * Ends a call that takes longer. The compiler does not know it yet.
 * @type {(milliseconds: number) => AbortSignal}
 */
export const within = milliseconds => /** @type {any} */ (AbortSignal).timeout(milliseconds);

/** Waits until somebody looks at the page. */
const looked = async () => {
  while (document.hidden) await new Promise(done => document.addEventListener('visibilitychange', done, { once: true }));
};

/**
 * Follows an event stream until the returned function is called; resumes by itself where it was cut. `onEvent` has what an
 * event says, or null where some may have been missed. A page that nobody sees
 * follows nothing: over HTTP/1.1 a browser has six connections to a server, for all its tabs and for pages that were left.
 * @param {string} path
 * @param {(event: any) => void} onEvent
 */
export function follow(path, onEvent) {
  let isOver = false;
  let [reading, last] = [/** @type {AbortController | null} */ (null), /** @type {string | null} */ (null)];
  const cut = (/** @type {Event} */ event) => { if (document.hidden || event.type === 'pagehide') reading?.abort(); };
  document.addEventListener('visibilitychange', cut);
  window.addEventListener('pagehide', cut);
  // The stream begins by saying that it is ready. What is on the screen was read just before, so only a later beginning,
  // after a cut, is a reason to read again.
  let begun = false;
  const take = (/** @type {string} */ block) => {
    const fields = Object.fromEntries(block.split('\n').filter(line => !line.startsWith(':'))
      .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
    if (fields.id) last = fields.id;
    const isSignal = ['ready', 'reset'].includes(fields.event);
    if (fields.data !== undefined && (fields.event !== 'ready' || begun)) onEvent(isSignal ? null : JSON.parse(fields.data));
    begun = true;
  };
  const read = async () => {
    reading = new AbortController();
    const response = await call('GET', path, {
      signal: reading.signal,
      headers: { Accept: 'text/event-stream', ...(last ? { 'Last-Event-ID': last } : {}) },
    });
    const reader = /** @type {ReadableStream} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (text + value).split('\n\n');
      text = /** @type {string} */ (blocks.pop());
      blocks.filter(Boolean).forEach(take);
    }
  };
  (async () => {
    // After a cut at once, so to say; where nothing answers, less and less often.
    for (let pause = 2000; !isOver; pause = Math.min(pause * 2, 60_000)) {
      await looked();
      if (isOver) return undefined;
      const began = Date.now();
      const error = await read().catch(problem => problem);
      if (isOver) return undefined;
      if (error?.status === 401 || error?.status === 404) return document.dispatchEvent(new CustomEvent('over'));
      if (Date.now() - began > 10_000) pause = 2000;
      await woken(pause);
    }
    return undefined;
  })();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', cut);
    window.removeEventListener('pagehide', cut);
    reading?.abort();
  };
}

// `node web_phone.mjs SERVER[,…] LIST FOLDER`: somebody with the web app, for one grocery list.
//
// What keeps and sends is the app's own: `grocery-queue.js`, with its calls and its session. Of the browser there is as much
// as these use; its storage is a file in the folder. Arguments, environment, and the lines that are read and written are those of
// larder-phone (Tests/PhoneCommand).
import { webcrypto } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { register } from 'node:module';
import { createInterface } from 'node:readline';

const [servers, list, folder] = [process.argv[2].split(','), ...process.argv.slice(3)];
const path = `/api/v1/grocery-lists/${list}`;
const assets = new URL('../../Services/Web/Service/Assets/', import.meta.url).href;
const PRODUCTS = ['lemons', 'onions', 'carrots', 'apples', 'cucumbers'];
const server = () => servers[Math.floor(Math.random() * servers.length)];
const authorized = headers => ({ ...headers, Authorization: `Bearer ${process.env.LARDER_PHONE_TOKEN}` });
/** Written at once: nothing is lost with a process that is killed later. */
const say = words => writeSync(1, `${JSON.stringify(words)}\n`);

// The browser

/** What is stored, in a file that is there as a whole, or as it was before. */
class Storage {
  static file = `${folder}/storage.json`;
  constructor() { if (existsSync(Storage.file)) Object.assign(this, JSON.parse(readFileSync(Storage.file, 'utf8'))); }
  getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
  setItem(key, value) { this[key] = String(value); this.save(); }
  removeItem(key) { delete this[key]; this.save(); }
  save() {
    writeFileSync(`${Storage.file}.new`, JSON.stringify(this));
    renameSync(`${Storage.file}.new`, Storage.file);
  }
}

const window = Object.assign(new EventTarget(), { early: {} });
const document = Object.assign(new EventTarget(), { hidden: false, documentElement: {}, querySelectorAll: () => [] });
Object.assign(globalThis, { window, document, localStorage: new Storage(), sessionStorage: {} });
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] } });
// What Node 18 has under other names, or not at all.
globalThis.crypto ??= webcrypto;
globalThis.CustomEvent ??= class extends Event {
  constructor(type, { detail } = {}) {
    super(type);
    this.detail = detail;
  }
};

// What is shown in elements is left out, and scripts are modules without a package that says so.
const hooks = `
  const shown = 'data:text/javascript,export const toast = () => {};';
  export const resolve = (name, context, next) => name.endsWith('/dom.js') ? { url: shown, shortCircuit: true } : next(name, context);
  export const load = (url, context, next) => next(url, url.startsWith(${JSON.stringify(assets)}) ? { ...context, format: 'module' } : context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

// The network: requests and answers get lost, requests come twice, and sometimes there is none at all. Each goes to any server.

let isOn = true;
const { fetch } = globalThis;
const lost = () => { throw new TypeError('lost'); };

// The app takes the folder in which its own lies for the path below which Larder is.
const base = new URL('../..', `${assets}language.js`).pathname.slice(0, -1);

globalThis.fetch = async (asked, options = {}) => {
  const target = asked.replace(base, '');
  // The texts of the app, which nobody reads.
  if (!target.startsWith('/api/')) return new Response('');
  if (!isOn) lost();
  const send = () => fetch(server() + target, { ...options, headers: authorized(options.headers) });
  if (!target.endsWith('/sync')) return send();
  say({ sent: JSON.parse(options.body).operations });
  const fate = Math.random();
  if (fate < 0.1) lost();
  if (fate > 0.9) await answered(await send());
  const answer = await answered(await send());
  if (fate < 0.2) lost();
  return answer;
};

async function answered(answer) {
  const body = await answer.text();
  if (answer.status === 200) say({ answered: JSON.parse(body).results });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

// The app

/** Who has signed in; asked until there is an answer, as servers are killed. */
async function signedIn() {
  for (;;) {
    const answer = await fetch(`${server()}/api/v1/auth/me`, { headers: authorized() }).catch(() => null);
    if (answer?.ok) return answer.json();
    await new Promise(done => setTimeout(done, 100));
  }
}

if (localStorage.getItem('larder.session') === null) {
  const { user, households: [household] } = await signedIn();
  localStorage.setItem('larder.session', JSON.stringify({ user: user.id, household, named: true }));
}
const { lastSeen, queueOf, seen, sendWaiting } = await import(`${assets}grocery-queue.js`);
const { api } = await import(`${assets}api.js`);

const queue = queueOf(list);
let known = lastSeen(list) ?? { id: list, items: [] };
const show = now => {
  known = now;
  seen(now);
};
queue.onChange = now => { if (now) show(now); };
sendWaiting();

/** Random numbers that a seed repeats. */
function numbers(seed) {
  let state = seed;
  return (least, most) => {
    state = state + 0x6D2B79F5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return least + ((mixed ^ mixed >>> 14) >>> 0) % (most - least + 1);
  };
}

function act(next) {
  const { items } = queue.over(known);
  const [choice, item] = [next(1, 100), items[next(0, Math.max(items.length - 1, 0))]];
  if (choice <= 35 || !item) queue.push({ op: 'add', item_id: crypto.randomUUID(), item: { text: `${next(1, 9)} ${PRODUCTS[next(0, 4)]}` } });
  else if (choice <= 65) queue.push({ op: 'tick', item_id: item.id });
  else if (choice <= 78) queue.push({ op: 'untick', item_id: item.id, ticks: item.ticks ?? [] });
  else if (choice <= 90) queue.push({ op: 'delete', item_id: item.id, seen: item.version });
  else queue.push({ op: 'change', item_id: item.id, seen: item.version, change: { note: `note ${next(1, 999)}` } });
  say({ acted: true });
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, value] = line.split(' ');
  if (word === 'act') act(numbers(Number(value)));
  if (word === 'network') {
    isOn = value === 'on';
    if (isOn) window.dispatchEvent(new Event('online'));
  }
  if (word === 'show') {
    // Somebody looks at the page: what waits is sent, and then the list is read.
    document.dispatchEvent(new Event('visibilitychange'));
    if (isOn && !queue.waiting.length) await api.get(path, { isFresh: true }).then(show, () => {});
    say({ shown: { items: queue.over(known).items, waiting: queue.waiting.length } });
  }
}
// Nobody is there any more; what waits is in the file.
process.exit();

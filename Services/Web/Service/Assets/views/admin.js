// The operator's page: how the installation is. It asks for the operator's token and needs no session.
import { h, keepingFocus } from '../dom.js';
import { within } from '../api.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { base, locale, t } from '../language.js';
import { refusal } from '../session.js';
import { ago } from '../words.js';
import { troubles } from './admin-troubles.js';
import { amount, counted, span } from './admin-words.js';

const PATH = '/api/v1/operator/status';
// In this tab only: who closes it leaves nothing behind.
const KEY = 'larder.operator';
const PAUSE = 10_000;
const PATIENCE = 8000;

/** @param {HTMLElement} root */
export async function show(root) {
  root.classList.add('operator-page');
  /** @type {number | undefined} */
  let timer;
  let isOver = false;
  let turn = 0;
  const stop = () => { clearTimeout(timer); turn += 1; };
  const said = h('p.aside', { role: 'status' });
  const asOf = h('p.hint');
  const content = h('div.view');
  // What is open stays so when the page is drawn anew.
  const open = new Set();

  function ask(why) {
    stop();
    sessionStorage.removeItem(KEY);
    root.replaceChildren(h('h1', t('admin.title')), ...(why ? [h('p.notice', { role: 'alert' }, why)] : []), tokenForm(async token => {
      const status = await read(token);
      if (isOver) return;
      sessionStorage.setItem(KEY, token);
      begin();
      draw(status);
    }));
  }

  function begin() {
    root.replaceChildren(h('h1', t('admin.title')), said, content, h('div.row', asOf,
      h('button.button.quiet.small', { onclick: () => ask() }, t('admin.forget'))));
  }

  function draw(status) {
    const found = troubles(status);
    const verdict = found.bad.length ? t('admin.broken') : found.amiss.length ? t('admin.attention') : t('admin.works');
    if (said.textContent !== verdict) said.textContent = verdict;
    keepingFocus(content, () => content.replaceChildren(...page(status, found, verdict, open)));
    asOf.textContent = t('admin.as_of', { time: clock(status.asked_at) });
    wait();
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE);
  }

  /** Asks anew; what was seen last stays while there is no answer. */
  async function look() {
    if (document.hidden) return;
    const mine = turn;
    try {
      const status = await read(sessionStorage.getItem(KEY) ?? '');
      if (mine === turn) draw(status);
    } catch (error) {
      if (mine !== turn) return;
      if ([401, 404].includes(error.status)) return ask(error.message);
      const why = t('admin.stale', { why: error.message });
      if (asOf.textContent !== why) asOf.replaceChildren(h('span.error', { role: 'alert' }, why));
      wait();
    }
  }

  const seen = () => { if (!document.hidden && content.isConnected) look(); };
  document.addEventListener('visibilitychange', seen);

  if (!sessionStorage.getItem(KEY)) ask();
  else {
    begin();
    look();
  }
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', seen);
  };
}

function tokenForm(work) {
  const [tokenField, token] = field(t('admin.token'), { type: 'password', name: 'token', autocomplete: 'off', maxLength: 1000, hint: t('admin.token_hint') });
  return form({ label: t('admin.open'), work: () => work(token.value.trim()) }, tokenField);
}

/** What the API says to who has the token. */
async function read(token) {
  // Nothing else can be sent in a header.
  const shown = /^[!-~]+$/.test(token) ? token : '-';
  const response = await fetch(base + PATH, { credentials: 'omit', cache: 'no-store', signal: within(PATIENCE), headers: { 'Larder-Operator-Token': shown, 'Accept-Language': locale() } })
    .catch(() => { throw refusal(null, null); });
  const answer = await response.json().catch(() => null);
  if (response.status === 404) throw Object.assign(new Error(t('admin.off')), { status: 404 });
  if (!response.ok || !answer) throw refusal(response, answer);
  return answer;
}

const clock = instant => new Date(instant).toLocaleTimeString(locale());

function page(status, found, verdict, open) {
  return [health(found, verdict), facts(status), h('h2', t('admin.services')), h('div.stands', status.processes.map(process)), queues(status), jobs(status, open), notes(found)].filter(Boolean);
}

/** What does not work comes first, with what to do about it. */
function health({ bad, amiss }, verdict) {
  const list = (items, style) => items.map(words => h(`li${style}`, h('span', { lang: words.isEnglish ? 'en' : null }, words.text)));
  return h(`section.card.pad.stack.health${bad.length ? '.broken' : amiss.length ? '.amiss' : ''}`, h('h2', `${bad.length ? '✗' : amiss.length ? '!' : '✓'} ${verdict}`),
    bad.length + amiss.length > 0 && h('ul.stack', list(bad, '.error'), list(amiss, '')));
}

function facts({ users, households, processes }) {
  const versions = [...new Set(processes.map(({ version }) => version).filter(Boolean))];
  return h('dl.facts', [
    [t('admin.users'), amount(users)], [t('admin.households'), amount(households)], [t('admin.version'), versions.join(', ') || '–'],
  ].map(([name, value]) => h('div.card.pad', h('dt', name), h('dd', value))));
}

/** One that is several services lists them with their databases. */
function process({ services, ready, started_at, resident_bytes, version }) {
  const isOne = services.length === 1;
  const store = ({ database }) => database ? database.engine : ready && t('admin.no_database');
  const details = [isOne && store(services[0]), version, started_at && t('admin.started', { ago: ago(started_at) }), resident_bytes && t('admin.memory', { amount: megabytes(resident_bytes) })].filter(Boolean);
  return h('section.card', h('div.pad', h('div.row', h('h3', { lang: 'en' }, isOne ? services[0].name : 'larder'), state(ready)),
    details.length > 0 && h('p.hint', details.join(' · '))),
  !isOne && h('ul.lines.rule', services.map(one => h('li.slim', h('div.grow', h('span.title', { lang: 'en' }, one.name), h('small', store(one) || '–')),
    one.database && state(one.database.ready)))));
}

const state = ready => ready ? h('span.pill.leaf', t('admin.ready')) : h('span.level.severe', t('admin.not_ready'));

const megabytes = bytes => new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }).format(bytes / 1_048_576);

const services = status => status.processes.flatMap(one => one.services);

/** The longest waiting first. */
function queues(status) {
  const all = services(status).filter(({ events }) => events && events.waiting.count + events.given_up.count > 0)
    .sort((one, other) => (other.events.oldest_seconds ?? -1) - (one.events.oldest_seconds ?? -1));
  return h('section.stack', h('h2', t('admin.queues')), all.length === 0 ? h('p.hint', t('admin.nothing_waits')) : h('ul.card.lines', all.map(({ name, events }) => h('li.slim',
    h('div.grow', h('span.title', { lang: 'en' }, name), h('small', [t('admin.waiting', { count: counted(events.waiting) }),
      events.oldest_seconds !== undefined && t('admin.oldest', { time: span(events.oldest_seconds) })].filter(Boolean).join(' · '))),
    events.given_up.count > 0 && h('span.pill', t('admin.given_up', { count: counted(events.given_up) }))))));
}

/** Those that fail are seen at once, the others on demand. */
function jobs(status, open) {
  const all = status.processes.flatMap(one => [...one.jobs, ...one.services.flatMap(({ name, jobs }) => jobs.map(job => ({ ...job, service: name })))]);
  const failing = all.filter(({ failures }) => failures > 0).sort((one, other) => other.failures - one.failures);
  const fine = all.filter(({ failures }) => !failures);
  return all.length > 0 && h('section.stack', h('h2', t('admin.jobs')), failing.length > 0 && h('ul.card.lines', failing.map(row)),
    fine.length > 0 && h('details.card.pad', { open: open.has('jobs'), ontoggle: event => { if (event.target.open) open.add('jobs'); else open.delete('jobs'); } },
      h('summary', { 'data-focus': 'jobs' }, t('admin.fine', { count: fine.length })), h('ul.lines', fine.map(row))));
}

function row({ name, service, every_seconds, last_run, last_took_ms, failures, last_error }) {
  const times = [t('admin.every', { time: span(every_seconds) }), last_run ? t('admin.ran', { ago: ago(last_run) }) : t('admin.not_run'),
    last_run && t('admin.took', { time: `${last_took_ms} ms` })].filter(Boolean).join(' · ');
  return h('li.slim', h('div.grow', h('span.title', { lang: 'en' }, service && !name.includes(service) ? `${name} (${service})` : name), h('small', times),
    last_error && h('small.error', { lang: 'en' }, last_error)), failures > 0 && h('span.level.severe', t('admin.failures', { count: failures })));
}

function notes({ notes }) {
  return notes.length > 0 && h('section.stack', h('h2', t('admin.notes')), h('ul.card.lines', { lang: 'en' }, notes.map(({ words, advice }) => h('li.slim',
    h('div.grow', h('span', words), advice && h('small', advice))))));
}

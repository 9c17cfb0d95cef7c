// What is being imported, and what has come of it.
import { h, busy, confirmSheet } from '../dom.js';
import { all, api, follow } from '../api.js';
import { drafts } from '../drafts.js';
import { go } from '../navigate.js';
import { instantTime } from '../words.js';
import { t } from '../language.js';

const statuses = {
  queued: t('imports.queued'), waiting: t('imports.waiting'), active: t('imports.active'), pending_review: t('imports.pending_review'),
  failed: t('imports.failed'), duplicate: t('imports.duplicate'), read: t('imports.read'),
};

// Imports that somebody has begun on this page and waits for.
/** @type {Set<string>} */
const begun = new Set();

/**
 * Goes to an import that was begun a moment ago.
 * @param {App.Identified} job
 */
export function goTo({ id }) {
  begun.add(id);
  go(`/imports/${id}`);
}

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  return id ? one(root, id) : list(root);
}

/** @param {HTMLElement} root */
async function list(root) {
  const { items } = await api.get('/api/v1/imports?limit=50');
  root.replaceChildren(h('h1', t('imports.title')),
    items.length ? h('div.card', h('ul.lines', items.map(job => h('li', h('div.grow', h('a.title.line', { href: `/imports/${job.id}`, title: job.name ?? job.message }, job.name ?? job.message),
      h('small', [job.name && job.message, instantTime(job.created_at)].filter(Boolean).join(' · '))))))) : h('p.hint', t('imports.none')),
    h('p.row', h('a.edits.button', { href: '/recipes/new' }, t('recipe.add'))));
}

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
async function one(root, id) {
  // What was read before the page was there is waited for all the same.
  let isAwaited = begun.delete(id);
  let reading = false;
  let again = false;
  const draw = async () => {
    const job = await api.get(`/api/v1/imports/${id}?limit=200`);
    const more = job.next ? await all(`/api/v1/imports/${id}?after=${encodeURIComponent(job.next)}`) : [];
    const items = [...job.items, ...more];
    const [only] = items;
    // One recipe that somebody waits for: shown as soon as it is there.
    if (items.length === 1 && isAwaited && job.state === 'done') {
      if (only.status === 'active') return go(`/recipes/${only.recipe_id}`);
      if (only.status === 'pending_review') return go(`/recipes/${only.recipe_id}/edit`);
    }
    isAwaited = job.state === 'running';
    render(root, job, items, draw);
    return undefined;
  };
  // Many events at once are one reading.
  const refresh = async () => {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again) {
        again = false;
        await draw();
        // A file may have thousands of recipes.
        await new Promise(done => setTimeout(done, 400));
      }
    } finally {
      reading = false;
    }
  };
  await draw();
  return follow(`/api/v1/imports/${id}/events`, () => refresh().catch(() => {}));
}

/**
 * @param {HTMLElement} root
 * @param {any} job
 * @param {any} items
 * @param {any} draw
 */
function render(root, job, items, draw) {
  const { counts } = job;
  const done = counts.total - counts.queued - counts.waiting;
  const retry = (query = '') => event => busy(event.currentTarget, async () => {
    await api.post(`/api/v1/imports/${job.id}/retry${query}`);
    await draw();
  });
  // Of a file's recipes only those that were there already can be read once more.
  const has = (...statuses) => items.some(item => statuses.includes(item.status) && (item.kind !== 'recipe' || item.status === 'duplicate'));
  root.replaceChildren(
    h('h1', job.state === 'running' ? t('imports.running') : t('imports.single')),
    job.name ? h('p.hint.line', { title: job.name }, job.name) : '',
    h('p', { role: 'status' }, job.message),
    job.state === 'running' ? h('div.progress', { role: 'progressbar', ariaLabel: t('imports.running'), ariaValueNow: String(done), ariaValueMin: '0', ariaValueMax: String(counts.total) },
      h('i', { style: `width:${counts.total ? Math.round(100 * done / counts.total) : 0}%` })) : '',
    h('div.card', h('ul.lines', inOrder(job, items).map(item => row(job, item)))),
    h('p.row',
      has('failed', 'waiting') && h('button.edits.button.quiet', { onclick: retry() }, t('common.try_again')),
      has('duplicate') && h('button.edits.button.quiet', { onclick: retry('?again=true') }, t('imports.again')),
      h('a.edits.button.quiet', { href: '/recipes/new' }, t('imports.more')),
      h('button.edits.button.plain', {
        onclick: async event => {
          if (job.state !== 'done' && !await confirmSheet(t('imports.end'), t('imports.end_text'), t('imports.end'))) return;
          await busy(event.currentTarget, async () => { await api.delete(`/api/v1/imports/${job.id}`); go('/recipes'); });
        },
      }, job.state === 'done' ? t('imports.forget') : t('imports.end'))));
}

/** Once all has been read, what somebody has to look at comes first. */
function inOrder(job, items) {
  const first = ['failed', 'pending_review', 'waiting'];
  const rank = ({ status }) => (first.indexOf(status) + 1 || first.length + 1);
  return job.state === 'running' ? items : [...items].sort((one, other) => rank(one) - rank(other));
}

function row(job, item) {
  const name = item.title ?? item.name ?? t('imports.page');
  const to = item.status === 'pending_review' ? `/recipes/${item.recipe_id}/edit` : `/recipes/${item.recipe_id}`;
  return h('li', h('div.grow',
    item.recipe_id ? h('a.title', { href: to }, name) : h('span.title', name || t('imports.page')),
    h('small', statuses[item.status]),
    item.remarks.map(remark => h('p.hint', remark.detail)),
    item.problem && h('p.hint', item.problem.detail, ' ', item.problem.next ?? ''),
    item.status === 'failed' && (item.kind === 'text' || item.kind === 'html')
      && h('p.row', h('button.edits.button.quiet.small', { onclick: event => busy(event.currentTarget, () => byHand(job, item)) }, t('add.hand'))),
    item.status === 'failed' && item.kind.startsWith('photo')
      && h('p.row', h('a.edits.button.quiet.small', { href: '/recipes/new?hand' }, t('add.hand'))),
    item.status === 'failed' && item.kind === 'url'
      && h('p.row', h('a.button.quiet.small', { href: item.name, target: '_blank', rel: 'noopener noreferrer' }, t('imports.open')))));
}

/** Opens the form with a text that could not be read, its first line as the title. */
async function byHand(job, item) {
  const text = await (await api.raw(`/api/v1/imports/${job.id}/items/${item.id}/source`)).text();
  const [title, ...rest] = text.split('\n').map(line => line.trim()).filter(Boolean);
  drafts.keep(null, { title: (title ?? '').slice(0, 300), steps: rest.join('\n') });
  go('/recipes/new?hand');
}

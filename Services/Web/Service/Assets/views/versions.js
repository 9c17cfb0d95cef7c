// What a recipe said before: since when, by whom, what was changed, and the way back.
import { h, busy, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { saved } from '../effects.js';
import { endless } from '../endless.js';
import { household } from '../household.js';
import { people } from '../people.js';
import { instantTime, minutes } from '../words.js';
import { t, listed, noun } from '../language.js';

const fields = {
  title: t('add.title'), source: t('filter.source'), servings: t('servings.title'), ingredients: t('recipe.ingredients'), steps: t('recipe.method'),
  times: t('filter.time'), tags: t('filter.tags'), image: t('add.picture'), nutrition: t('versions.nutrition'), notes: t('recipe.notes'), rating: t('filter.rating'),
};
const times = { prep: t('times.prep'), cook: t('times.cook'), total: t('times.total') };

/** `title, times and tags` */
const named = some => listed(some.map(field => noun(fields[field] ?? field)));

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  const path = `/api/v1/recipes/${id}`;
  const [recipe, me, home] = await Promise.all([api.get(path), api.get('/api/v1/auth/me'), household()]);
  const everybody = await people(home.id, me.user.id, await all('/api/v1/members', 200)).catch(() => []);
  const who = user => !user ? 'Larder' : user === me.user.id ? t('people.you') : everybody.find(person => person.id === user)?.title ?? t('log.left');
  const list = h('ul.lines');
  let next = null;
  const load = async () => {
    const page = await api.get(`${path}/versions?limit=20${next ? `&after=${encodeURIComponent(next)}` : ''}`);
    next = page.next;
    list.append(...page.items.map((version, place) => row(version, !page.next && place === page.items.length - 1)));
    foot.set(Boolean(next));
  };
  const foot = endless(load);
  const row = (version, isFirst) => h('li', h('div.grow', h('span.title', instantTime(version.at), ' ', version.current && h('span.pill.leaf', t('versions.current'))),
    h('small', [who(version.by), isFirst ? t('versions.first') : version.fields.length && t('versions.changed', { what: named(version.fields) })].filter(Boolean).join(' · '))),
  !version.current && h('button.button.quiet.small', { ariaLabel: t('versions.compare_of', { date: instantTime(version.at) }), onclick: event => busy(event.currentTarget, () => compare(version)) }, t('versions.compare')));

  async function compare(version) {
    const { changes, against } = await api.get(`${path}/versions/${version.version}/changes`);
    const wants = await sheet(t('versions.since', { date: instantTime(version.at) }), close => h('div.stack',
      changes.length ? h('div.stack.changes', changes.map(change)) : h('p', t('versions.same')),
      changes.length > 0 && h('button.edits.button.block', { onclick: () => close(true) }, t('versions.restore'))));
    if (!wants) return;
    await restore(version.version, against);
    toast(t('versions.restored', { date: instantTime(version.at) }), { label: t('common.undo'), run: () => busy(null, async () => {
      const now = await api.get(path);
      await restore(against, now.version);
    }) });
  }

  // What somebody else has changed meanwhile is not written over: `If-Match` is of what was compared.
  async function restore(version, current) {
    saved(await api.post(`${path}/versions/${version}/restore`, {}, { headers: { 'If-Match': `"${current}"` } }));
    await show(root, id);
  }

  await load();
  root.replaceChildren(h('p.back', h('a', { href: `/recipes/${id}` }, '‹ ', recipe.title)), h('div.head', h('div', h('h1', t('versions.title')), h('p', t('versions.hint')))),
    h('section.card', list), foot.element);
  return foot.stop;
}

/** How a field differs: what it was, and what it is now. */
function change({ field, from, to, lines }) {
  const say = text => field === 'times' ? text.replace(/^(\w+): (\d+)$/, (_, name, value) => `${times[name] ?? name}: ${minutes(Number(value))}`) : field === 'rating' ? '★'.repeat(Number(text)) : text;
  const gone = text => h('li.gone', h('span.aside', `${t('versions.was')}: `), h('del', say(text)));
  const come = text => h('li.come', h('span.aside', `${t('versions.is')}: `), h('ins', say(text)));
  const rows = lines ? shortened(lines).flatMap(line => line === null ? [h('li.same', '…')] : line.change === 'same' ? [h('li.same', say(line.from))] : [line.from !== null && gone(line.from), line.to !== null && come(line.to)])
    : field === 'image' ? [h('li.come', t('versions.picture'))] : [from && gone(from), to && come(to)];
  return h('section', h('h3', fields[field] ?? field), h('ul.diff', rows.filter(Boolean)));
}

/** Lines that are the same stand one before and one after what differs; null for those that are left out. */
function shortened(lines) {
  const differs = place => lines[place] && lines[place].change !== 'same';
  const shown = lines.map((line, place) => differs(place) || differs(place - 1) || differs(place + 1) ? line : null);
  return shown.filter((line, place) => line !== null || shown[place - 1] !== null);
}

// The grocery list: by category, checked off as one walks, shared with anybody.
import { h, icon, busy, sheet, toast, confirmSheet } from '../dom.js';
import { api, follow } from '../api.js';
import { goneIn, instantDay } from '../words.js';
import { measured } from '../household.js';
import { go } from '../navigate.js';
import { copyText, newID } from '../plain-http.js';
import { shareSheet } from './share.js';
import { progress } from './board.js';
import { t } from '../language.js';

export async function show(root, id) {
  if (!id) return index(root);
  const path = `/api/v1/grocery-lists/${id}`;
  let list;
  const refresh = async () => { list = await api.get(await measured(path)); draw(root, list, path, refresh); };
  await refresh();
  const stop = follow(`${path}/events`, () => refresh().catch(() => {}));
  // A checked item leaves after its hour even if nothing else happens.
  const timer = setInterval(() => { if (list.items.some(item => item.checked)) refresh().catch(() => {}); }, 60_000);
  return () => { stop(); clearInterval(timer); };
}

async function index(root) {
  const lists = await api.get('/api/v1/grocery-lists?limit=50');
  const make = event => busy(event.currentTarget, async () => {
    const list = await api.put(`/api/v1/grocery-lists/${newID()}`, { title: t('nav.groceries') });
    go(`/groceries/${list.id}`);
  });
  if (!lists.items.length) {
    root.replaceChildren(h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '🧺'), h('h1', t('list.none')),
      h('p', t('list.none_hint')),
      h('a.button', { href: '/' }, icon('menu'), t('page.go_to_menu')), h('button.edits.button.plain', { onclick: make }, t('list.start_empty'))));
    return;
  }
  root.replaceChildren(
    h('div.head', h('h1', t('nav.groceries')), h('button.edits.button.quiet.small', { onclick: make }, icon('plus'), t('list.new'))),
    h('div.card', h('ul.lines', lists.items.map(list => h('li',
      h('div.grow', h('a.title', { href: `/groceries/${list.id}` }, list.title),
        h('small', `${instantDay(list.created_at)} · ${list.items === 0 ? t('list.empty') : list.checked === list.items ? t('list.all_done') : t('list.to_buy', { count: list.items - list.checked })}`)),
      h('a.button.quiet.small', { href: `/groceries/${list.id}`, ariaLabel: t('list.open', { title: list.title }) }, t('common.open')))))));
}

function draw(root, list, path, refresh) {
  const checked = list.items.filter(item => item.checked).length;
  const draft = root.querySelector('#new-item');
  const typed = draft?.value ?? '';
  const focused = document.activeElement === draft && draft !== null;
  const input = h('input.input', { id: 'new-item', placeholder: t('list.add_placeholder'), ariaLabel: t('list.add'), maxLength: 2000, value: typed, autocomplete: 'off',
    onpaste: event => pasteLines(event, input) });
  root.replaceChildren(...[
    h('div.head', h('div', h('h1', list.title), h('p', list.items.length ? t('list.done_of', { count: list.items.length, checked }) : t('list.nothing'))),
      h('div.row.tight',
        h('button.edits.button.small', { onclick: () => shareSheet(list) }, icon('share'), t('common.share')),
        h('button.icon-button', { ariaLabel: t('common.more'), onclick: () => menu(list, path, refresh) }, icon('more')))),
    progress(checked, list.items.length),
    list.planning && h('p.hint', t('list.is_planning')),
    list.pinned && h('p.row.tight', h('small', t('list.is_pinned')),
      h('button.edits.button.plain.small', { onclick: event => busy(event.currentTarget, async () => { await api.patch(path, { pinned: false }); await refresh(); }) }, t('list.unpin'))),
    ...list.notices.map(notice => h('p.card.row', h('span.grow', notice.text),
      h('button.edits.icon-button', { ariaLabel: t('common.dismiss'), onclick: event => busy(event.currentTarget, async () => { await api.delete(`${path}/notices/${notice.id}`); await refresh(); }) }, icon('close')))),
    h('form.edits.copy', {
      onsubmit: event => {
        event.preventDefault();
        const text = input.value.trim();
        if (!text) return;
        input.value = '';
        busy(null, async () => {
          let added;
          try { added = await api.post(`${path}/items`, { text }); } catch (error) { input.value = text; throw error; }
          await refresh();
          if (added.items.length > 1) {
            toast(t('list.added', { count: added.items.length }), { label: t('common.undo'), run: () => busy(null, async () => {
              await api.delete(`${path}/items/${added.entry_id}?entry=true`);
              await refresh();
            }) });
          }
        });
      },
    }, input, h('button.button.quiet', { ariaLabel: t('list.add_it') }, icon('plus'))),
    list.items.length > 0 && h('div.card.shop', list.categories.filter(category => list.items.some(item => item.category === category.key))
      .map(category => {
        const items = list.items.filter(item => item.category === category.key);
        return h('section', h('h2.minor', h('span', category.name), h('span', String(items.filter(item => !item.checked).length || '✓'))),
          h('ul', items.map(item => row(item, path, refresh))));
      })),
    list.staples.length > 0 && h('p.hint', t('list.at_home', { names: list.staples.map(staple => staple.name).join(', ') })),
  ].filter(Boolean));
  if (focused) root.querySelector('#new-item').focus();
}

// What people have added to an item, in the order in which it is shown.
const details = item => ({ brand: item.brand, note: item.note });
// A field of one line drops line breaks: the lines of what is pasted become things of their own.
function pasteLines(event, input) {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const lines = text.split(/[\r\n]+/).map(line => line.trim()).filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  input.setRangeText(lines.join('; '), input.selectionStart, input.selectionEnd, 'end');
}

function row(item, path, refresh) {
  const sources = [...new Set(item.sources.filter(source => source.recipe_title).map(source => source.recipe_deleted ? t('list.from_deleted', { title: source.recipe_title }) : source.recipe_title))].join(', ');
  const aside = item.checked ? goneIn(item.expires_at) : [...Object.values(details(item)), item.wanted && t('list.wanted', { amount: item.wanted }), sources].filter(Boolean).join(' · ');
  return h(`li${item.checked ? '.done' : ''}`,
    h('button.edits.tick', {
      role: 'checkbox', ariaChecked: String(item.checked), ariaLabel: `${item.name}${item.text ? `, ${item.text}` : ''}`,
      onclick: event => {
        const tick = event.currentTarget;
        tick.setAttribute('aria-checked', String(!item.checked));
        busy(null, async () => {
          try {
            await (item.checked ? api.delete(`${path}/items/${item.id}/checked`) : api.post(`${path}/items/${item.id}/checked`));
          } catch (error) {
            // Without a connection the list cannot be read anew either, and must not look done.
            tick.setAttribute('aria-checked', String(item.checked));
            await refresh().catch(() => {});
            throw error;
          }
          await refresh();
        });
      },
    }, icon('check')),
    h('div.grow', h('span.name', item.name), ' ', item.text && h('span.amount', item.text),
      aside && h('span.from', aside)),
    h('button.edits.icon-button', { ariaLabel: t('list.remove', { name: item.name }), onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`${path}/items/${item.id}`);
      await refresh();
      toast(t('list.removed', { name: item.name }), { label: t('common.undo'), run: () => busy(null, async () => {
        await api.post(`${path}/items`, { ...details(item), name: item.name, quantity: item.text || null, category: item.category });
        await refresh();
      }) });
    }) }, icon('close')));
}

function menu(list, path, refresh) {
  return sheet(list.title, close => {
    const act = work => event => busy(event.currentTarget, async () => { await work(); close(); });
    return h('div.stack',
      h('button.edits.button.quiet.block', { onclick: act(async () => { await api.post(`${path}/clear-checked`); await refresh(); }) }, t('list.clear_checked')),
      ['menu', 'plan'].includes(list.source.type) && !list.pinned && h('button.edits.button.quiet.block', { onclick: act(async () => { await api.patch(path, { pinned: true }); await refresh(); }) }, t('list.pin')),
      h('button.button.quiet.block', { onclick: act(async () => {
        const text = await (await api.raw(await measured(path), { Accept: 'text/plain' })).text();
        await copyText(text);
        toast(t('list.copied'));
      }) }, t('list.copy')),
      h('button.button.quiet.block', { onclick: act(() => download(list)) }, icon('calendar'), t('list.download')),
      h('button.edits.button.danger.block', { onclick: async () => {
        close();
        if (!await confirmSheet(t('common.delete_ask', { name: list.title }), t('list.delete_text'), t('list.delete'))) return;
        await busy(null, async () => { await api.delete(path); go('/groceries'); });
      } }, t('list.delete')));
  });
}

async function download(list) {
  const answer = await api.raw(`/api/v1/exports/grocery-lists/${list.id}.ics`);
  const url = URL.createObjectURL(await answer.blob());
  h('a', { href: url, download: `${list.title}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

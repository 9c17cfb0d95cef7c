// The box in which things are put on a list, and what is often bought or begins as what is typed, to be tapped.
import { h, icon, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { newID } from '../plain-http.js';
import { t, spoken } from '../language.js';
import { undoable } from '../undo.js';

const MOST = 12;

/** The form; it stays as it is while the list around it is drawn anew, so that typing is not disturbed. */
export function adder(view) {
  const chips = h('div.suggestions', { role: 'group', ariaLabel: t('list.suggestions') });
  const input = h('input.input', { id: 'new-item', 'data-key': 'n', placeholder: t('list.add_placeholder'), ariaLabel: t('list.add'), maxLength: 2000, autocomplete: 'off', autocapitalize: 'none', enterKeyHint: 'done',
    onpaste: event => pasteLines(event, input), oninput: () => suggest(), onfocus: () => suggest() });
  /** @type {string[] | null} */
  let recent = null;
  /** @type {number | undefined} */
  let timer;
  let turn = 0;

  const add = async (body, back) => busy(null, async () => {
    const entry = newID();
    suggest();
    const added = await view.queue.push({ op: 'add', item_id: entry, item: body });
    if (!added || added.status === 'refused') {
      if (!input.value) input.value = back;
      return;
    }
    view.reveal(added.items[0]);
    suggest();
    const name = body.name ?? body.text;
    const step = { op: 'delete', item_id: entry, entry: true, name };
    const steps = [{ list: view.list.id, ...step }];
    const takeOff = async () => { view.queue.push(step); };
    if (added.items.length > 1) toast(t('list.added', { count: added.items.length }), { label: t('common.undo'), run: takeOff, steps });
    else undoable(t('changes.item_add', { name }), takeOff, steps);
  });

  // What stands behind the last comma is being typed; an amount in front of it is kept for what is chosen.
  const typing = () => {
    const [, before, amount, word] = input.value.match(/^(.*[,;]\s*)?([\d¼½¾⅓⅔.,/\s]+(?:(?:g|kg|ml|cl|dl|l|x)\s+)?)?(.*)$/i);
    return { before: before ?? '', amount: amount?.trim() ?? '', word: word.trim() };
  };
  const choose = name => {
    const { before, amount } = typing();
    const old = input.value;
    input.value = before.replace(/[,;]\s*$/, '');
    add({ name, quantity: amount || null }, old);
  };
  const show = names => {
    const there = new Set(view.list.items.filter(item => !item.checked).map(item => item.name.toLocaleLowerCase()));
    const seen = new Set();
    const shown = names.filter(name => {
      const key = name.toLocaleLowerCase();
      return !there.has(key) && !seen.has(key) && seen.add(key);
    }).slice(0, MOST);
    chips.replaceChildren(...shown.map(name => h('button.button.quiet.small', { type: 'button', onclick: () => choose(name) }, name)));
  };
  const suggest = () => {
    clearTimeout(timer);
    const mine = ++turn;
    timer = setTimeout(async () => {
      recent ??= (await api.get('/api/v1/grocery-lists/recent-items?limit=100').catch(() => ({ items: [] }))).items.map(item => item.name);
      const word = typing().word.toLocaleLowerCase();
      const begins = (/** @type {string} */ name) => name.toLocaleLowerCase().split(/\s+/).some(part => part.startsWith(word));
      const known = (recent ?? []).filter(name => !word || begins(name));
      if (mine === turn) show(known);
      if (word.length < 2 || known.length >= MOST) return;
      const found = await api.get(`/api/v1/foods?limit=40&q=${encodeURIComponent(word)}`).catch(() => ({ items: [] }));
      const names = found.items.map(food => food.names[spoken]?.find(begins)).filter(Boolean);
      if (mine === turn) show([...known, ...names.sort((one, other) => one.length - other.length)]);
    }, 150);
  };
  // A tap keeps the keyboard open, and what is tapped in its place.
  chips.addEventListener('pointerdown', event => event.preventDefault());

  return h('form.edits.adder', { onsubmit: event => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    input.value = '';
    add({ text }, text);
  } }, h('div.copy', input, h('button.button.quiet', { ariaLabel: t('list.add_it') }, icon('plus'))), chips);
}

// A field of one line drops line breaks: the lines of what is pasted become things of their own.
function pasteLines(event, input) {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const lines = text.split(/[\r\n]+/).map(line => line.trim()).filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  input.setRangeText(lines.join('; '), input.selectionStart, input.selectionEnd, 'end');
}

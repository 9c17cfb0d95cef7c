// The household's aisles and shops: which there are, what they are called, and in which order they are walked.
import { h, icon, busy, confirmSheet, keepingFocus, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { change } from '../changes.js';
import { overAisles } from '../changes-shown-later.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { household } from '../household.js';
import { go } from '../navigate.js';
import { newID } from '../plain-http.js';
import { t } from '../language.js';
import { sortable } from './aisle-rows.js';
import { usualShop } from './shop-choice.js';

const PATH = '/api/v1/aisles';

/**
 * @param {HTMLElement} root
 * @param {string} shopID
 */
export async function show(root, shopID) {
  const home = await household();
  if (!home) return go('/households');
  /** @type {App.Fields} */
  const view = { root, home, canEdit: home.role !== 'viewer' };
  const take = aisles => {
    view.known = aisles;
    view.aisles = overAisles(aisles);
    view.shop = view.aisles.shops.find(({ id }) => id === shopID);
  };
  take(await api.get(PATH));
  if (shopID && !view.shop) return go('/household/aisles');
  // Each answer is all there is; one that comes too late for somebody else's change is shown beside a sentence that says so.
  view.change = (method, path, body, what = t('aisles.title')) => busy(null, async () => {
    let answer = view.known;
    try {
      const made = await change(method, path, body, { what, of: PATH, version: view.known.version });
      if (!made.waiting) answer = made.aisles ? made : await api.get(PATH);
    } catch (error) {
      answer = await api.get(PATH);
      throw error;
    } finally {
      take(answer);
      if (shopID && !view.shop) go('/household/aisles');
      else draw(view);
    }
  });
  draw(view);
  return undefined;
}

function draw(view) {
  const { root, home, shop } = view;
  const back = shop ? ['/household/aisles', t('aisles.title')] : ['/household', home.name];
  keepingFocus(root, () => root.replaceChildren(...[
    h('p.back', h('a', { href: back[0] }, '‹ ', back[1])), h('h1', shop?.name ?? t('aisles.title')),
    view.aisles.waiting && h('small.waits', t('list.waits')),
    !shop && h('p.hint', t('aisles.hint')),
    !view.canEdit && h('p.notice', t('aisles.viewer')),
    !shop && choices(view),
    order(view),
    shop ? view.canEdit && manage(view) : shops(view),
  ].filter(Boolean)));
}

/** Buttons of which one is chosen. */
function segmented(label, chosen, words, isFixed, choose) {
  return h('div.segmented', { role: 'tablist', ariaLabel: label }, Object.entries(words).map(([value, text]) =>
    h('button', { role: 'tab', 'data-focus': `${value}-${label}`, ariaSelected: String(value === chosen), disabled: isFixed, onclick: () => { if (value !== chosen) choose(value); } }, text)));
}

function choices(view) {
  const words = { simple: t('aisles.simple'), fine: t('aisles.fine') };
  return h('section.stack', segmented(t('aisles.which'), view.aisles.choice, words, !view.canEdit, async choice => {
    const isLoss = choice === 'simple' && !await confirmSheet(words.simple, t('aisles.simple_text'), t('aisles.simple_yes'));
    if (!isLoss) await view.change('PUT', PATH, { choice }, words[choice]);
  }));
}

/** The order of a shop, or of lists for none in particular. */
function order(view) {
  const { aisles, shop, canEdit } = view;
  const now = shop ?? aisles;
  const isLearned = now.order === 'learned';
  const byKey = new Map(aisles.aisles.map(aisle => [aisle.key, aisle]));
  const rows = now.walked.map(key => byKey.get(key));
  const path = shop ? `${PATH}/shops/${shop.id}` : PATH;
  const save = change => view.change('PUT', path, { ...(shop ? { name: shop.name, order: shop.order } : {}), ...change }, `${shop?.name ?? t('aisles.title')}: ${t('aisles.order')}`);
  const put = keys => save({ aisles: shop ? keys : keys.map(key => ({ key, name: byKey.get(key).name })) });
  return h('section.stack', h('h2', t('aisles.order')),
    segmented(t('aisles.order'), now.order, { hand: t('aisles.by_hand'), learned: t('aisles.learned') }, !canEdit, kind => save({ order: kind })),
    h('p.hint', isLearned ? now.walks < 2 ? t('aisles.learning') : t('aisles.walks', { count: now.walks }) : t('aisles.by_hand_hint')),
    h('div.card', sortable(rows, canEdit && !isLearned && put, canEdit && !shop && (aisle => edit(view, aisle)))),
    canEdit && h('div.row',
      !shop && h('button.button.quiet.small', { onclick: () => add(view) }, icon('plus'), t('aisles.add')),
      now.walks > 0 && h('button.button.plain.small', { onclick: async () => {
        if (!await confirmSheet(t('aisles.forget'), t('aisles.forget_text'), t('aisles.forget'))) return;
        await view.change('DELETE', `${path}/learned`, undefined, t('aisles.forget'));
        if (!view.aisles.waiting) toast(t('aisles.forgotten'));
      } }, t('aisles.forget'))));
}

/** All aisles, as they are saved. */
const kept = view => view.aisles.aisles.map(({ key, name }) => ({ key, name }));

function edit(view, aisle) {
  return sheet(aisle.title, close => {
    const [nameField, name] = field(t('common.name'), { name: 'name', value: aisle.name ?? '', placeholder: aisle.own ? '' : aisle.title, maxLength: 60, required: aisle.own,
      hint: aisle.own ? null : t('aisles.name_hint') });
    const save = (aisles, what) => view.change('PUT', PATH, { aisles }, what);
    return h('div.stack', form({ label: t('common.save'), plain: true, work: async () => {
      close();
      await save(kept(view).map(one => one.key === aisle.key ? { key: one.key, name: name.value.trim() || null } : one), `${aisle.title}: ${name.value.trim()}`);
    } }, nameField),
    aisle.key !== 'other' && h('button.button.danger.block', { onclick: async () => {
      close();
      if (await confirmSheet(t('common.remove_ask', { name: aisle.title }), t('aisles.remove_text'), t('common.remove'))) await save(kept(view).filter(({ key }) => key !== aisle.key), t('changes.member_remove', { name: aisle.title }));
    } }, t('common.remove')));
  });
}

function add(view) {
  return sheet(t('aisles.add'), close => {
    const [nameField, name] = field(t('aisles.own'), { name: 'name', maxLength: 60 });
    const put = async aisle => {
      close();
      const all = kept(view);
      // Before the one for everything else.
      all.splice(all.at(-1).key === 'other' ? -1 : all.length, 0, aisle);
      await view.change('PUT', PATH, { aisles: all }, t('aisles.add'));
    };
    return h('div.stack', form({ label: t('common.add'), plain: true, work: () => put({ key: newID(), name: name.value.trim() }) }, nameField),
      view.aisles.unused.length > 0 && h('section.stack', h('h3', t('aisles.unused')), h('div.chips', view.aisles.unused.map(({ key, title }) =>
        h('button.button.quiet.small', { onclick: () => put({ key, name: null }) }, title)))));
  });
}

function shops(view) {
  const name = sheetTitle => sheet(sheetTitle, close => {
    const [nameField, input] = field(t('aisles.shop_name'), { name: 'name', maxLength: 60 });
    return form({ label: t('common.add'), plain: true, work: async () => {
      close();
      await view.change('PUT', `${PATH}/shops/${newID()}`, { name: input.value.trim() }, `${t('aisles.add_shop')}: ${input.value.trim()}`);
    } }, nameField);
  });
  return h('section.stack', h('h2', t('aisles.shops')), h('p.hint', t('aisles.shops_hint')),
    view.aisles.shops.length > 0 && h('div.card', h('ul.lines.ways', view.aisles.shops.map(shop => h('li', h('a', { href: `/household/aisles/${shop.id}` },
      h('span.grow', h('span.title', shop.name), h('small', shop.order === 'learned' ? t('aisles.learned') : t('aisles.by_hand'))), h('span.arrow', { ariaHidden: 'true' }, '›')))))),
    view.canEdit && h('div', h('button.button.quiet.small', { onclick: () => name(t('aisles.add_shop')) }, icon('plus'), t('aisles.add_shop'))), usual(view));
}

/** The choice of the shop that new lists are for. */
function usual(view) {
  const [field] = usualShop(view.aisles, { 'data-focus': 'usual', disabled: !view.canEdit, hint: t('aisles.usual_hint'),
    onchange: event => view.change('PUT', PATH, { usual_shop: event.target.value || null }, t('aisles.usual')) });
  return field;
}

/** What else can be done with a shop. */
function manage(view) {
  const { shop } = view;
  const path = `${PATH}/shops/${shop.id}`;
  const [nameField, name] = field(t('aisles.shop_name'), { name: 'name', value: shop.name, maxLength: 60 });
  return h('section.stack',
    form({ label: t('common.save'), work: async () => {
      await view.change('PUT', path, { name: name.value.trim(), order: shop.order }, `${t('aisles.shop_name')}: ${name.value.trim()}`);
    } }, nameField),
    h('div', h('button.button.danger.outline', { onclick: async () => {
      if (await confirmSheet(t('common.delete_ask', { name: shop.name }), t('aisles.delete_shop_text'), t('aisles.delete_shop'))) {
        await view.change('DELETE', path, undefined, t('changes.member_remove', { name: shop.name }));
      }
    } }, t('aisles.delete_shop'))));
}

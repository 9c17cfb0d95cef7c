// Webhooks: addresses that Larder calls with what happens in the household. Owners make them; each secret is shown once.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { copyBox } from '../clipboard.js';
import { form } from '../form.js';
import { checks, chosenOf, field } from '../forms.js';
import { household } from '../household.js';
import { t } from '../language.js';
import { instantTime } from '../words.js';
import { go } from '../navigate.js';

const KINDS = { grocery_list: t('nav.groceries'), menu: t('nav.menu'), plan_entry: t('nav.plan'), recipe: t('nav.recipes'), cookbook: t('cookbooks.title') };
const STATES = { active: t('webhooks.active'), paused: t('webhooks.paused'), stopped: t('webhooks.stopped') };
const REASONS = { gone: t('webhooks.gone'), refused: t('webhooks.refused'), unreachable: t('webhooks.unreachable'), maker_left: t('webhooks.maker_left') };
const RESULTS = { delivered: t('webhooks.delivered'), retrying: t('webhooks.retrying'), failed: t('webhooks.failed') };

/** @param {HTMLElement} root */
export async function show(root) {
  const home = await household();
  if (!home) return go('/households');
  const hooks = await all('/api/v1/household-webhooks', 200);
  const refresh = () => show(root);
  const isOwner = home.role === 'owner';
  root.replaceChildren(...[
    h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', t('webhooks.title')), h('p.hint', t('webhooks.hint')),
    isOwner ? h('div.row', h('button.button.small', { onclick: () => create().then(refresh) }, icon('plus'), t('webhooks.new'))) : h('p.notice', t('webhooks.owners')),
    ...hooks.map(hook => card(hook, isOwner, refresh)),
  ]);
  return undefined;
}

function card(hook, isOwner, refresh) {
  const kinds = hook.kinds.length ? hook.kinds.map(kind => KINDS[kind] ?? kind).join(', ') : t('webhooks.all');
  const state = [STATES[hook.state], REASONS[hook.stop_reason], hook.state === 'active' && hook.failing_since && t('webhooks.failing', { date: instantTime(hook.failing_since) })].filter(Boolean).join(' · ');
  return h('section.card.pad.stack', h('div', h('h2', hook.url), h('p.hint', kinds), h('p.hint', state)),
    ...(isOwner ? [buttons(hook, refresh)] : []));
}

function buttons(hook, refresh) {
  const path = `/api/v1/household-webhooks/${hook.id}`;
  const isActive = hook.state === 'active';
  const calls = h('div.stack');
  const load = async () => {
    const { items } = await api.get(`${path}/deliveries?limit=20`);
    calls.replaceChildren(items.length ? h('ul.lines', items.map(call)) : h('p.hint', t('webhooks.no_calls')));
  };
  const button = (style, label, work) => h(`button.button.${style}.small`, { onclick: event => busy(event.currentTarget, work) }, label);
  return h('div.stack', h('div.row',
    button('quiet', t('webhooks.test'), async () => {
      const { result, status, reason } = await api.post(`${path}/test`, {});
      toast(result === 'delivered' ? t('webhooks.test_arrived') : t('webhooks.test_failed', { why: String(status ?? reason) }));
      await load();
    }),
    button('quiet', t('webhooks.calls'), load),
    button('quiet', isActive ? t('webhooks.pause') : t('webhooks.start'), async () => { await api.patch(path, { state: isActive ? 'paused' : 'active' }); await refresh(); }),
    button('danger', t('common.delete'), async () => {
      if (!await confirmSheet(t('common.delete_ask', { name: hook.url }), t('webhooks.delete_text'), t('common.delete'), true)) return;
      await api.delete(path);
      await refresh();
    })), calls);
}

/** A call, as Larder made it. */
function call(one) {
  return h('li', h('div.grow', h('span.title', one.event),
    h('small', [RESULTS[one.result], String(one.status ?? one.reason), instantTime(one.sent_at)].join(' · '))));
}

/** Asks for the address and what it is called about, and shows the secret once. */
function create() {
  return sheet(t('webhooks.new'), close => {
    const [urlField, url] = field(t('webhooks.url'), { name: 'url', type: 'url', maxLength: 2000, placeholder: 'https://', hint: t('webhooks.url_hint') });
    const kinds = checks(t('webhooks.only'), KINDS, [], t('webhooks.only_hint'));
    const box = h('div', form({ label: t('webhooks.make'), plain: true, work: async () => {
      const made = await api.post('/api/v1/household-webhooks', { url: url.value, kinds: chosenOf(kinds) });
      box.replaceChildren(h('div.stack', h('p', t('webhooks.copy_now')), copyBox(made.secret, t('tokens.secret')),
        h('button.button.block', { onclick: () => close() }, t('tokens.copied'))));
    } }, urlField, kinds));
    return box;
  });
}

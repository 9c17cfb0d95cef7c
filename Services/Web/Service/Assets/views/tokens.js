// Keys for programs: API tokens with what they may do, and app passwords for calendars. Each is shown once.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { copyBox } from '../clipboard.js';
import { form } from '../form.js';
import { checks, choice, chosenOf, field } from '../forms.js';
import { noun, t } from '../language.js';
import { ago, instantDay } from '../words.js';

const services = { recipe: t('nav.recipes'), menu: t('nav.menu'), 'meal-plan': t('nav.plan'), grocery: t('nav.groceries'), export: t('tokens.calendars'), account: t('tokens.account') };
const ends = [['30', t('tokens.in_30')], ['90', t('tokens.in_90')], ['365', t('tokens.in_365')], ['', t('tokens.never')]];

/** @param {HTMLElement} root */
export async function show(root) {
  const [tokens, me] = await Promise.all([all('/api/v1/auth/tokens', 200), api.get('/api/v1/auth/me')]);
  const refresh = () => show(root);
  root.replaceChildren(...[
    h('p.back', h('a', { href: '/account' }, '‹ ', t('account.title'))), h('h1', t('tokens.title')),
    h('p.hint', t('tokens.hint')),
    h('div.row', h('button.button.small', { onclick: () => token(me.households).then(refresh) }, icon('plus'), t('tokens.new')),
      h('button.button.quiet.small', { onclick: () => appPassword(me.households).then(refresh) }, icon('plus'), t('tokens.new_password'))),
    tokens.length > 0 && h('section.card', h('ul.lines', tokens.map(one => row(one, me.households, refresh)))),
  ].filter(Boolean));
}

/** `Groceries: read and change`, from a scope. */
function inWords(scope) {
  const [service, right] = scope.includes(':') ? scope.split(':') : ['', scope];
  const what = { read: t('tokens.read'), write: t('tokens.write'), export: noun(t('tokens.calendars')) }[right] ?? right;
  return service ? t('tokens.part', { part: services[service] ?? service, right: what }) : what;
}

function row(one, households, refresh) {
  const place = one.household_id && households.find(({ id }) => id === one.household_id)?.name;
  const isOver = one.expires_at && new Date(one.expires_at) < new Date();
  return h('li', h('div.grow', h('span.title', one.name),
    h('small', [one.kind === 'app_password' ? t('tokens.app_password') : one.scopes.map(inWords).join(', '), place].filter(Boolean).join(' · ')),
    h('small', [one.last_used_at ? t('tokens.used', { ago: ago(one.last_used_at) }) : t('tokens.unused'), one.expires_at && t(isOver ? 'tokens.ended' : 'tokens.ends', { date: instantDay(one.expires_at) })].filter(Boolean).join(' · '))),
  h('button.button.danger.small', { ariaLabel: t('tokens.revoke_of', { name: one.name }), onclick: async event => {
    const button = event.currentTarget;
    if (!await confirmSheet(t('tokens.revoke_ask', { name: one.name }), t('tokens.revoke_text'), t('common.revoke'), true)) return;
    await busy(button, async () => { await api.delete(`/api/v1/auth/tokens/${one.id}`); toast(t('tokens.revoked', { name: one.name })); await refresh(); });
  } }, t('common.revoke')));
}

const where = households => choice(t('tokens.for'), { '': households.length > 1 ? t('tokens.all_households') : t('tokens.your_household'), ...Object.fromEntries(households.map(({ id, name }) => [id, t('tokens.only', { name })])) }, '', { name: 'household_id' });

const until = days => days === '' ? null : new Date(Date.now() + days * 86_400_000).toISOString();

/** Asks for what a key is to be, makes it, and shows it once. */
function make(title, household, ending, fields, wish) {
  return sheet(title, close => {
    const [nameField, name] = field(t('common.name'), { name: 'name', maxLength: 100, placeholder: t('tokens.what_for') });
    const box = h('div', form({ label: t('tokens.make'), plain: true, work: async () => {
      const made = await api.post('/api/v1/auth/tokens', { name: name.value, household_id: household.value || null, expires_at: until(ending.value), ...wish() });
      box.replaceChildren(h('div.stack', h('p', t('tokens.copy_now', { name: made.name })), copyBox(made.token, t('tokens.secret')),
        h('button.button.block', { onclick: () => close() }, t('tokens.copied'))));
    } }, nameField, ...fields));
    return box;
  });
}

function token(households) {
  const [homeField, home] = where(households);
  const [endField, end] = choice(t('tokens.end'), ends, '90', { name: 'expires_at' });
  const [rightField, right] = choice(t('tokens.may'), { read: t('tokens.may_read'), write: t('tokens.may_write') }, 'read', { name: 'scopes' });
  const parts = checks(t('tokens.only_within'), services, [], t('tokens.within_hint'));
  return make(t('tokens.new'), home, end, [rightField, parts, homeField, endField], () => {
    const within = chosenOf(parts);
    return { kind: 'api_token', scopes: within.length ? within.map(service => `${service}:${right.value}`) : [right.value] };
  });
}

function appPassword(households) {
  const [homeField, home] = where(households);
  const [endField, end] = choice(t('tokens.end'), ends, '', { name: 'expires_at' });
  return make(t('tokens.new_password'), home, end, [h('p.hint', t('tokens.password_hint')), homeField, endField],
    () => ({ kind: 'app_password' }));
}

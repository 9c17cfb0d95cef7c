// Keys for programs: API tokens with what they may do, and app passwords for calendars. Each is shown once.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { checks, choice, chosenOf, copyBox, field, form } from '../forms.js';
import { ago, instantDay } from '../words.js';

const services = { recipe: 'Recipes', menu: 'Menu', 'meal-plan': 'Plan', grocery: 'Groceries', export: 'Calendars', account: 'Household and members' };
const ends = [['30', 'In 30 days'], ['90', 'In 90 days'], ['365', 'In a year'], ['', 'When you revoke it']];

export async function show(root) {
  const [tokens, me] = await Promise.all([all('/api/v1/auth/tokens', 200), api.get('/api/v1/auth/me')]);
  const refresh = () => show(root);
  root.replaceChildren(...[
    h('p.back', h('a', { href: '/account' }, '‹ Your account')), h('h1', 'API tokens and app passwords'),
    h('p.hint', 'A program with a token can do in your name what you allow here, and nothing else. No token can invite, share, create calendar addresses or change roles. Anyone who has a token can use it: revoke those you no longer need.'),
    h('div.row', h('button.button.small', { onclick: () => token(me.households).then(refresh) }, icon('plus'), 'New API token'),
      h('button.button.quiet.small', { onclick: () => appPassword(me.households).then(refresh) }, icon('plus'), 'New app password')),
    tokens.length > 0 && h('section.card', h('ul.lines', tokens.map(one => row(one, me.households, refresh)))),
  ].filter(Boolean));
}

/** `Groceries: read and change`, from a scope. */
function inWords(scope) {
  const [service, right] = scope.includes(':') ? scope.split(':') : ['', scope];
  const what = { read: 'read', write: 'read and change', export: 'calendars' }[right] ?? right;
  return service ? `${services[service] ?? service}: ${what}` : what;
}

function row(one, households, refresh) {
  const place = one.household_id && households.find(({ id }) => id === one.household_id)?.name;
  const isOver = one.expires_at && new Date(one.expires_at) < new Date();
  return h('li', h('div.grow', h('span.title', one.name),
    h('small', [one.kind === 'app_password' ? 'App password' : one.scopes.map(inWords).join(', '), place].filter(Boolean).join(' · ')),
    h('small', [one.last_used_at ? `used ${ago(one.last_used_at)}` : 'never used', one.expires_at && `${isOver ? 'ended' : 'ends'} ${instantDay(one.expires_at)}`].filter(Boolean).join(' · '))),
  h('button.button.danger.small', { ariaLabel: `Revoke ${one.name}`, onclick: async event => {
    const button = event.currentTarget;
    if (!await confirmSheet(`Revoke ${one.name}?`, 'What uses it stops working within seconds.', 'Revoke', true)) return;
    await busy(button, async () => { await api.delete(`/api/v1/auth/tokens/${one.id}`); toast(`${one.name} is revoked.`); await refresh(); });
  } }, 'Revoke'));
}

const where = households => choice('For', { '': households.length > 1 ? 'All your households' : 'Your household, and those you join', ...Object.fromEntries(households.map(({ id, name }) => [id, `${name} only`])) }, '', { name: 'household_id' });

const until = days => days === '' ? null : new Date(Date.now() + days * 86_400_000).toISOString();

/** Asks for what a key is to be, makes it, and shows it once. */
function make(title, household, ending, fields, wish) {
  return sheet(title, close => {
    const [nameField, name] = field('Name', { name: 'name', maxLength: 100, placeholder: 'What it is used for' });
    const box = h('div', form({ label: 'Make it', plain: true, work: async () => {
      const made = await api.post('/api/v1/auth/tokens', { name: name.value, household_id: household.value || null, expires_at: until(ending.value), ...wish() });
      box.replaceChildren(h('div.stack', h('p', `Copy ${made.name} now: it is shown only once.`), copyBox(made.token, 'The secret'),
        h('button.button.block', { onclick: () => close() }, 'I have copied it')));
    } }, nameField, ...fields));
    return box;
  });
}

function token(households) {
  const [homeField, home] = where(households);
  const [endField, end] = choice('Ends', ends, '90', { name: 'expires_at' });
  const [rightField, right] = choice('May', { read: 'Read', write: 'Read and change' }, 'read', { name: 'scopes' });
  const parts = checks('Only within', services, [], 'If none is checked, all are included.');
  return make('New API token', home, end, [rightField, parts, homeField, endField], () => {
    const within = chosenOf(parts);
    return { kind: 'api_token', scopes: within.length ? within.map(service => `${service}:${right.value}`) : [right.value] };
  });
}

function appPassword(households) {
  const [homeField, home] = where(households);
  const [endField, end] = choice('Ends', ends, '', { name: 'expires_at' });
  return make('New app password', home, end, [h('p.hint', 'For a calendar or to-do app that asks for a password. It opens calendars and exports, nothing else.'), homeField, endField],
    () => ({ kind: 'app_password' }));
}

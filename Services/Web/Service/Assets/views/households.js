// All households of a user: which is shown, which is meant where none is named, and how another comes to be.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { field, form } from '../forms.js';
import { forgetHousehold } from '../household.js';
import { roles } from '../people.js';
import { keepSession, session } from '../session.js';
import { go } from '../navigate.js';

export async function show(root) {
  const [me, chosen] = await Promise.all([api.get('/api/v1/auth/me'), api.get('/api/v1/auth/me/default-household')]);
  const { households } = me;
  const current = session().household?.id;
  root.replaceChildren(...[
    h('h1', 'Your households'),
    households.length === 0 && h('p.notice', 'You are in no household. Join one with a code, or create one.'),
    households.length > 0 && h('section.card', h('ul.lines', households.map(one => row(one, one.id === current, one.id === chosen.household_id, households, root)))),
    households.length > 1 && h('p.hint', 'New devices and apps open the default household. A plan that you pay for applies to it.'),
    join(), begin(),
  ].filter(Boolean));
}

function row({ id, name, role }, isShown, isDefault, households, root) {
  return h('li', h('div.grow', h('span.title', name), h('small', isDefault ? `${roles[role]} · your default` : roles[role]),
    !isDefault && households.length > 1 && h('button.link', { ariaLabel: `Make ${name} your default`, onclick: event => busy(event.currentTarget, async () => {
      keepSession({ ...await api.put('/api/v1/auth/me/default-household', { household_id: id }), household: session().household });
      toast(`${name} is what new devices and apps open.`);
      await show(root);
    }) }, 'Make it your default')),
  isShown ? h('span.pill.leaf', 'Shown now')
    : h('button.button.quiet.small', { ariaLabel: `Show ${name}`, onclick: () => enter({ household: { id, name } }, `This is ${name}.`) }, 'Show'));
}

function enter(answer, words) {
  keepSession(answer);
  forgetHousehold();
  toast(words);
  go('/');
}

function join() {
  const [codeField, code] = field('Invitation code', { name: 'code', autocomplete: 'off', autocapitalize: 'none', spellcheck: false, maxLength: 100 });
  return form({ title: 'Join a household', hint: 'With a code from one of its owners. What you have here stays; you can switch back and forth.', label: 'Join', quiet: true, work: async () => {
    const answer = await api.post('/api/v1/households/join', { code: code.value.trim() });
    enter(answer, `Welcome to ${answer.household.name}.`);
  } }, codeField);
}

function begin() {
  const [nameField, name] = field('Name', { name: 'name', maxLength: 100, placeholder: 'The cabin' });
  return form({ title: 'Create another household', hint: 'Empty, with you as its owner.', label: 'Create', quiet: true, work: async () => {
    const answer = await api.post('/api/v1/households', { name: name.value, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    enter(answer, `This is ${answer.household.name}.`);
  } }, nameField);
}

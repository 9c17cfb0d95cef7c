// All households of a user: which is shown, which is meant where none is named, and how another comes to be.
import { h, busy, toast } from '../dom.js';
import { api } from '../api.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { forgetHousehold } from '../household.js';
import { roles } from '../people.js';
import { householdID, keepSession, session } from '../session.js';
import { go } from '../navigate.js';
import { base, t } from '../language.js';

/** @param {HTMLElement} root */
export async function show(root) {
  const asked = new URLSearchParams(location.search);
  if (asked.get('show') && await arrive(asked.get('show'), asked.get('to') ?? '/')) return;
  const [me, chosen] = await Promise.all([api.get('/api/v1/auth/me'), api.get('/api/v1/auth/me/default-household')]);
  const { households } = me;
  const invited = invitation();
  const current = session()?.household?.id;
  root.replaceChildren(...[
    h('h1', t('households.title')),
    invited && join(invited),
    households.length === 0 && h('p.notice', t('households.none')),
    households.length > 0 && h('section.card', h('ul.lines', households.map(one => row(one, one.id === current, one.id === chosen.household_id, households, root)))),
    households.length > 1 && h('p.hint', t('households.default_hint')),
    !invited && join(), begin(),
  ].filter(Boolean));
}

/**
 * Goes on to a page of a household, which is shown from then on, as a notification does; false if the user is not in it.
 * The address does not stay in the history.
 */
async function arrive(id, path) {
  const isShown = householdID() === id;
  const wanted = isShown ? null : (await api.get('/api/v1/auth/me')).households.find(one => one.id === id);
  if (!isShown && !wanted) return false;
  if (wanted) {
    keepSession({ household: { id, name: wanted.name } });
    toast(t('households.this_is', { name: wanted.name }));
  }
  const { origin, href } = new URL(base + path, location.origin);
  window.history.replaceState(null, '', origin === location.origin ? href : `${base}/`);
  document.dispatchEvent(new CustomEvent('renew'));
  return true;
}

function row({ id, name, role }, isShown, isDefault, households, root) {
  return h('li', h('div.grow', h('span.title', name), h('small', isDefault ? `${roles[role]} · ${t('households.default')}` : roles[role]),
    !isDefault && households.length > 1 && h('button.link', { ariaLabel: t('households.make_default_of', { name }), onclick: event => busy(event.currentTarget, async () => {
      keepSession({ ...await api.put('/api/v1/auth/me/default-household', { household_id: id }), household: session()?.household });
      toast(t('households.is_default', { name }));
      await show(root);
    }) }, t('households.make_default'))),
  isShown ? h('span.pill.leaf', t('households.shown'))
    : h('button.button.quiet.small', { ariaLabel: t('households.show_of', { name }), onclick: () => enter({ household: { id, name } }, t('households.this_is', { name })) }, t('households.show')));
}

function enter(answer, words) {
  keepSession(answer);
  forgetHousehold();
  toast(words);
  go('/');
}

/** The code behind the # of an invitation's link; taken out of the address so that it is not left in the history. */
function invitation() {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code) window.history.replaceState(window.history.state, '', location.pathname);
  return code;
}

function join(invited) {
  const [codeField, code] = field(t('members.code'), { name: 'code', value: invited ?? '', autocomplete: 'off', autocapitalize: 'none', spellcheck: false, maxLength: 100 });
  return form({ title: t('households.join_title'), hint: invited ? t('households.invited_hint') : t('households.join_hint'), label: t('households.join'), quiet: !invited, work: async () => {
    const answer = await api.post('/api/v1/households/join', { code: code.value.trim() });
    enter(answer, t('households.welcome', { name: answer.household.name }));
  } }, codeField);
}

function begin() {
  const [nameField, name] = field(t('common.name'), { name: 'name', maxLength: 100, placeholder: t('households.example') });
  return form({ title: t('households.create_title'), hint: t('households.create_hint'), label: t('households.create'), quiet: true, work: async () => {
    const answer = await api.post('/api/v1/households', { name: name.value, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    enter(answer, t('households.this_is', { name: answer.household.name }));
  } }, nameField);
}

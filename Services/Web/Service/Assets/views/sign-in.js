// Coming in: with a password or by a provider, and what helps when the password is forgotten.
import { h, toast } from '../dom.js';
import { api } from '../api.js';
import { form } from '../form.js';
import { field } from '../forms.js';
import { forgetHousehold } from '../household.js';
import { mayEnter } from '../leaving.js';
import { beginAnew, keepSession, resumeSession, session } from '../session.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

export const email = () => field(t('account.email'), { type: 'email', name: 'email', autocomplete: 'username', maxLength: 254 });
export const password = (/** @type {string} */ label, /** @type {string} */ autocomplete, props = {}) => field(label, { type: 'password', name: 'password', autocomplete, maxLength: 256, ...props });
export const fresh = { minLength: 8 };

/**
 * Goes on with the session that a sign-in answered.
 * @param {App.Session} answer
 * @param {string} words
 */
export function enter(answer, words) {
  keepSession({ ...answer, named: true });
  forgetHousehold();
  toast(words);
  go('/');
}

/** The token behind the # of a mailed link; taken out of the address so that it is not left in the history. */
function linkToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (token) window.history.replaceState(null, '', location.pathname);
  return token;
}

/** @type {Record<string, string>} */
const refusals = {
  sign_in_first: t('sign_in.refused_first'),
  identity_taken: t('sign_in.refused_taken'),
  link_not_good: t('sign_in.refused_late'),
};

/** Why signing in by the provider did not work, if this page was reached so. */
function refusal() {
  const error = new URLSearchParams(location.hash.slice(1)).get('error');
  return error && h('p.notice', { role: 'alert' }, refusals[error] ?? t('sign_in.refused'));
}

/**
 * The way in by another provider, where there is one.
 * @param {{ provider?: string | null }} methods
 */
export const provider = methods => methods.provider && h('a.button.quiet', { href: '/api/v1/auth/oidc/start', onclick: async event => {
  const { href } = event.currentTarget;
  event.preventDefault();
  if (await mayEnter()) location.assign(href);
} }, t('sign_in.with', { provider: methods.provider }));

/** @param {HTMLElement} root */
export async function showSignIn(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  const [passField, pass] = password(t('account.password'), 'current-password');
  root.replaceChildren(...[h('h1', t('sign_in.title')), refusal(), form({ label: t('sign_in.title'), work: async () => {
    if (!await mayEnter()) return;
    enter(await api.open('/api/v1/auth/sign-in', { email: mail.value, password: pass.value }), t('sign_in.welcome'));
  } }, mailField, passField), provider(methods), h('p', h('a', { href: '/forgot-password' }, t('sign_in.forgotten'))),
  h('section.card.pad.stack', h('h2', t('sign_in.new')), h('p.hint', t('sign_in.new_hint')),
    h('div', h('button.button.quiet', { onclick: () => { if (!session()) beginAnew(); go('/'); } }, session() ? t('sign_in.go_on') : t('sign_in.start'))))].filter(Boolean));
}

/** After the provider: the session lies in cookies. */
export async function showSignedIn() {
  if (!await resumeSession()) throw new Error(t('sign_in.failed'));
  keepSession({ named: true });
  go('/');
}

/** @param {HTMLElement} root */
export async function showForgot(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  const back = h('p', h('a', { href: '/sign-in' }, t('sign_in.back')));
  root.replaceChildren(h('h1', t('sign_in.forgotten')), methods.mail
    ? form({ hint: t('sign_in.link_hint'), label: t('sign_in.send_link'), work: async () => {
      await api.open('/api/v1/auth/password-reset', { email: mail.value });
      root.replaceChildren(h('h1', t('sign_in.check_mail')), h('p', t('sign_in.link_sent')), back);
    } }, mailField)
    : h('section.card.pad.stack', h('p', t('sign_in.no_mail'))), back);
}

/** @param {HTMLElement} root */
export async function showReset(root) {
  const token = linkToken();
  const [passField, pass] = password(t('account.new_password'), 'new-password', { ...fresh, hint: t('account.password_hint') });
  root.replaceChildren(h('h1', t('sign_in.set_password')), token ? form({ hint: t('sign_in.set_hint'), label: t('sign_in.set'), work: async () => {
    await api.open('/api/v1/auth/password-reset/confirm', { token, password: pass.value });
    toast(t('sign_in.is_set'));
    go('/sign-in');
  } }, passField) : incomplete());
}

/** @param {HTMLElement} root */
export async function showConfirm(root) {
  const token = linkToken();
  const [passField, pass] = password(t('sign_in.chosen_password'), 'current-password');
  root.replaceChildren(h('h1', t('sign_in.confirm_address')), token ? form({ hint: t('sign_in.confirm_hint'), label: t('sign_in.confirm'), work: async () => {
    enter(await api.open('/api/v1/auth/sign-up/confirm', { token, password: pass.value }), t('account.signed_up'));
  } }, passField) : incomplete());
}

/** @param {HTMLElement} root */
export async function showConfirmEmail(root) {
  const token = linkToken();
  root.replaceChildren(h('h1', t('sign_in.confirm_address')), token ? form({ hint: t('sign_in.new_address_hint'), label: t('sign_in.confirm'), work: async () => {
    await api.open('/api/v1/auth/email/confirm', { token });
    toast(t('sign_in.new_address'));
    go('/account');
  } }) : incomplete());
}

const incomplete = () => h('section.card.pad.stack', h('p', t('sign_in.incomplete')),
  h('p', h('a', { href: '/sign-in' }, t('sign_in.go'))));

// Coming in: with a password or by a provider, and what helps when the password is forgotten.
import { h, toast } from '../dom.js';
import { api } from '../api.js';
import { field, form } from '../forms.js';
import { forgetHousehold } from '../household.js';
import { beginAnew, keepSession, resumeSession, session } from '../session.js';
import { go } from '../navigate.js';

export const email = () => field('E-mail', { type: 'email', name: 'email', autocomplete: 'username', maxLength: 254 });
export const password = (label, autocomplete, props = {}) => field(label, { type: 'password', name: 'password', autocomplete, maxLength: 256, ...props });
export const fresh = { minLength: 8 };

/** Goes on with the session that a sign-in answered. */
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

const refusals = {
  sign_in_first: 'This address has an account with a password: sign in with it, then connect the provider in your account.',
  identity_taken: 'Another user is connected with this account at the provider.',
  link_not_good: 'That took too long, or was started in another browser. Please try again.',
};

/** Why signing in by the provider did not work, if this page was reached so. */
function refusal() {
  const error = new URLSearchParams(location.hash.slice(1)).get('error');
  return error && h('p.notice', { role: 'alert' }, refusals[error] ?? 'Signing in with the provider failed. Please try again.');
}

/** The way in by another provider, where there is one. */
export const provider = methods => methods.provider && h('a.button.quiet', { href: '/api/v1/auth/oidc/start' }, `Sign in with ${methods.provider}`);

export async function showSignIn(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  const [passField, pass] = password('Password', 'current-password');
  root.replaceChildren(...[h('h1', 'Sign in'), refusal(), form({ label: 'Sign in', work: async () => {
    enter(await api.open('/api/v1/auth/sign-in', { email: mail.value, password: pass.value }), 'Welcome back.');
  } }, mailField, passField), provider(methods), h('p', h('a', { href: '/forgot-password' }, 'Forgotten your password?')),
  h('section.card.pad.stack', h('h2', 'New here?'), h('p.hint', 'Start without an account. You can sign up later and keep your data.'),
    h('div', h('button.button.quiet', { onclick: () => { if (!session()) beginAnew(); go('/'); } }, session() ? 'Continue without an account' : 'Start without an account')))].filter(Boolean));
}

/** After the provider: the session lies in cookies. */
export async function showSignedIn() {
  if (!await resumeSession()) throw new Error('Signing in failed. Please try again.');
  keepSession({ named: true });
  go('/');
}

export async function showForgot(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  const back = h('p', h('a', { href: '/sign-in' }, 'Back to sign-in'));
  root.replaceChildren(h('h1', 'Forgotten your password?'), methods.mail
    ? form({ hint: 'We send you a link to set a new one.', label: 'Send me a link', work: async () => {
      await api.open('/api/v1/auth/password-reset', { email: mail.value });
      root.replaceChildren(h('h1', 'Check your mail'), h('p', 'If this address has an account, a link is on its way. It is valid for an hour.'), back);
    } }, mailField)
    : h('section.card.pad.stack', h('p', 'This server sends no mail. Its administrator can give you a link to set a new password.')), back);
}

export async function showReset(root) {
  const token = linkToken();
  const [passField, pass] = password('New password', 'new-password', { ...fresh, hint: 'At least 8 characters; a few words are easy to remember.' });
  root.replaceChildren(h('h1', 'Set a new password'), token ? form({ hint: 'This signs you out everywhere.', label: 'Set it', work: async () => {
    await api.open('/api/v1/auth/password-reset/confirm', { token, password: pass.value });
    toast('Your password is set. Sign in with it.');
    go('/sign-in');
  } }, passField) : incomplete());
}

export async function showConfirm(root) {
  const token = linkToken();
  const [passField, pass] = password('The password you chose', 'current-password');
  root.replaceChildren(h('h1', 'Confirm your address'), token ? form({ hint: 'Enter the password that you signed up with.', label: 'Confirm', work: async () => {
    enter(await api.open('/api/v1/auth/sign-up/confirm', { token, password: pass.value }), 'You are signed up.');
  } }, passField) : incomplete());
}

export async function showConfirmEmail(root) {
  const token = linkToken();
  root.replaceChildren(h('h1', 'Confirm your address'), token ? form({ hint: 'Your account then has this address, and you sign in with it.', label: 'Confirm', work: async () => {
    await api.open('/api/v1/auth/email/confirm', { token });
    toast('Your account has its new address.');
    go('/account');
  } }) : incomplete());
}

const incomplete = () => h('section.card.pad.stack', h('p', 'Open the link from the mail again: it is incomplete, or this page was reloaded.'),
  h('p', h('a', { href: '/sign-in' }, 'Go to sign-in')));

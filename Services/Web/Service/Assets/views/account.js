// Who you are here: signing up and in, passwords, everything as a file, and the end of it all.
import { h, busy, toast, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { keepSession, leaveSession, resumeSession } from '../session.js';
import { go } from '../navigate.js';

const field = (label, props) => {
  const input = h('input.input', { required: true, ...props });
  return [h('label.field', label, input), input];
};
const email = () => field('E-mail', { type: 'email', autocomplete: 'username', maxLength: 254 });
const password = (label, autocomplete, props = {}) => field(label, { type: 'password', autocomplete, maxLength: 256, ...props });
const fresh = { minLength: 8 };

/** A form that does one thing; its button is disabled meanwhile. */
const form = (title, hint, fields, label, work) => h('form.card.pad.stack', {
  onsubmit: event => { event.preventDefault(); busy(event.target.querySelector('button.button'), work); },
}, title && h('h2', title), hint && h('p.hint', hint), ...fields, h('button.button', label));

/** The token behind the # of a mailed link; taken out of the address so that it is not left in the history. */
function linkToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (token) window.history.replaceState(null, '', location.pathname);
  return token;
}

/** Goes on with the session that a sign-in answered. */
function enter(answer, words) {
  keepSession(answer);
  toast(words);
  go('/');
}

export async function showAccount(root) {
  const [{ user }, methods] = await Promise.all([api.get('/api/v1/auth/me'), api.get('/api/v1/auth/methods')]);
  root.replaceChildren(...(user.email || user.name ? named(user, methods) : anonymous(methods, root)));
}

function anonymous(methods, root) {
  const [mailField, mail] = email();
  const [nameField, name] = field('Your name', { required: false, maxLength: 100, autocomplete: 'name' });
  const [passField, pass] = password('Password', 'new-password', fresh);
  return [
    h('h1', 'Your account'),
    form('Sign up', 'Keep what you have here, and reach it from every device. Nothing of it changes.',
      [mailField, nameField, passField, h('p.hint', 'At least 8 characters; a few words are easy to keep in mind.')], 'Sign up', async () => {
        const answer = await api.post('/api/v1/auth/sign-up', { email: mail.value, name: name.value || null, password: pass.value });
        if (answer.status !== 'mail_sent') return enter(answer, 'You are signed up.');
        root.replaceChildren(h('h1', 'Look into your mail'), h('p', `A link is on its way to ${mail.value}. Open it to complete your sign-up.`));
        return undefined;
      }),
    h('section.card.pad.stack', h('h2', 'Been here before?'),
      h('p.hint', 'Your account takes over here; what this browser holds now stays behind.'),
      h('a.button.quiet', { href: '/sign-in' }, 'Sign in'), provider(methods)),
    download(), leave({ has_password: false }),
  ];
}

/** After the provider: the session lies in cookies. */
export async function showSignedIn() {
  if (!await resumeSession()) throw new Error('Signing in did not work. Please try again.');
  go('/');
}

function named(user, methods) {
  return [
    h('h1', user.name || 'Your account'),
    h('section.card.pad.stack', h('p', user.email ?? ''), h('button.button.quiet', {
      onclick: event => busy(event.currentTarget, async () => { await api.post('/api/v1/auth/sign-out'); leaveSession(); go('/sign-in'); }),
    }, 'Sign out')),
    methods.provider && h('section.card.pad.stack', h('h2', methods.provider),
      h('p.hint', `Connect your account there, to sign in with it from now on.`),
      h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
        location.assign((await api.post('/api/v1/auth/oidc/link')).url);
      }) }, 'Connect')),
    user.has_password && change(), download(), leave(user),
  ].filter(Boolean);
}

function change() {
  const [oldField, old] = password('Current password', 'current-password');
  const [newField, next] = password('New password', 'new-password', fresh);
  return form('Change your password', 'You stay signed in here, and nowhere else.', [oldField, newField], 'Change it', async () => {
    await api.post('/api/v1/auth/password', { current: old.value, new: next.value });
    old.value = '';
    next.value = '';
    toast('Your password is changed.');
  });
}

function download() {
  return h('section.card.pad.stack', h('h2', 'Everything as a file'),
    h('p.hint', 'All that is kept here of you and your households: recipes, menus, plans, lists.'),
    h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      const response = await api.raw('/api/v1/auth/me/export');
      const url = URL.createObjectURL(await response.blob());
      h('a', { href: url, download: 'larder-export.json' }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60000);
    }) }, 'Download'));
}

function leave(user) {
  const [passField, pass] = password('Password', 'current-password');
  return form('Delete your account', 'A household that you share stays with the others. One that only you are in goes with you, with everything in it.',
    user.has_password ? [passField] : [], 'Delete my account', async () => {
      if (!await confirmSheet('Delete your account?', 'This cannot be undone.', 'Delete it')) return;
      await api.delete('/api/v1/auth/me', user.has_password ? { password: pass.value } : undefined);
      leaveSession();
      toast('Your account is deleted.');
      go('/sign-in');
    });
}

const refusals = {
  sign_in_first: 'This address has an account with a password: sign in with it, then connect the provider in your account.',
  identity_taken: 'Somebody else here is connected with this account of the provider.',
  link_not_good: 'That took too long, or began in another browser. Please try again.',
};

/** Why signing in by the provider did not work, if this page was reached so. */
function refusal() {
  const error = new URLSearchParams(location.hash.slice(1)).get('error');
  return error && h('p.notice', { role: 'alert' }, refusals[error] ?? 'Signing in by the provider did not work. Please try again.');
}

const provider = methods => methods.provider && h('a.button.quiet', { href: '/api/v1/auth/oidc/start' }, `Sign in with ${methods.provider}`);

export async function showSignIn(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  const [passField, pass] = password('Password', 'current-password');
  root.replaceChildren(...[h('h1', 'Sign in'), refusal(), form(null, null, [mailField, passField], 'Sign in', async () => {
    enter(await api.open('/api/v1/auth/sign-in', { email: mail.value, password: pass.value }), 'Welcome back.');
  }), provider(methods), h('p', h('a', { href: '/forgot-password' }, 'Forgotten your password?')), h('p', h('a', { href: '/account' }, 'New here? Sign up'))].filter(Boolean));
}

export async function showForgot(root) {
  const methods = await api.open('/api/v1/auth/methods');
  const [mailField, mail] = email();
  root.replaceChildren(h('h1', 'Forgotten your password?'), methods.mail
    ? form(null, 'We send you a link with which you can set a new one.', [mailField], 'Send me a link', async () => {
      await api.open('/api/v1/auth/password-reset', { email: mail.value });
      root.replaceChildren(h('h1', 'Look into your mail'), h('p', 'If somebody has signed up with this address, a link is on its way. It is good for an hour.'));
    })
    : h('p', 'This Larder sends no mail. Whoever runs it can make a link for you.'));
}

export async function showReset(root) {
  const token = linkToken();
  const [passField, pass] = password('New password', 'new-password', fresh);
  root.replaceChildren(h('h1', 'Set a new password'), form(null, 'You are signed out everywhere, and sign in with it afterwards.', [passField], 'Set it', async () => {
    await api.open('/api/v1/auth/password-reset/confirm', { token, password: pass.value });
    toast('Your password is set. Sign in with it.');
    go('/sign-in');
  }));
}

export async function showConfirm(root) {
  const token = linkToken();
  const [passField, pass] = password('The password you chose', 'current-password');
  root.replaceChildren(h('h1', 'Confirm your address'), form(null, 'Enter the password that you signed up with.', [passField], 'Confirm', async () => {
    enter(await api.open('/api/v1/auth/sign-up/confirm', { token, password: pass.value }), 'You are signed up.');
  }));
}

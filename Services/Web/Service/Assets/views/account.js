// Who you are here: your name, your password, your devices, everything as a file, and the end of it all.
import { h, busy, toast, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { field, form, links } from '../forms.js';
import { keepSession, leaveSession } from '../session.js';
import { go } from '../navigate.js';
import { email, enter, fresh, password, provider } from './sign-in.js';

export async function show(root) {
  const [{ user }, methods] = await Promise.all([api.get('/api/v1/auth/me'), api.get('/api/v1/auth/methods')]);
  if (user.email) keepSession({ named: true });
  root.replaceChildren(...(user.email || user.has_password ? named(user, methods, root) : anonymous(user, methods, root)).filter(Boolean));
}

const further = links(['/account/devices', 'Devices', 'Where you are signed in'], ['/account/tokens', 'API tokens and app passwords', 'For programs and calendar apps'],
  ['/account/log', 'Activity log', 'Your sign-ins, tokens and links']);

function anonymous(user, methods, root) {
  const [mailField, mail] = email();
  const [nameField, name] = field('Your name', { required: false, maxLength: 100, autocomplete: 'name', name: 'name', value: user.name ?? '', hint: 'What others in your household see.' });
  const [passField, pass] = password('Password', 'new-password', { ...fresh, hint: 'At least 8 characters; a few words are easy to remember.' });
  return [
    h('h1', 'Your account'),
    form({ title: 'Sign up', hint: 'Keep everything you have here, and use it on every device.', label: 'Sign up', work: async () => {
      const answer = await api.post('/api/v1/auth/sign-up', { email: mail.value, name: name.value || null, password: pass.value });
      if (answer.status !== 'mail_sent') return enter(answer, 'You are signed up.');
      root.replaceChildren(h('h1', 'Check your mail'), h('p', `A link is on its way to ${mail.value}. Open it to complete your sign-up.`));
      return undefined;
    } }, mailField, nameField, passField),
    h('section.card.pad.stack', h('h2', 'Been here before?'),
      h('p.hint', 'This browser switches to your account. What it has now is lost, unless somebody else is in the household.'),
      h('div.row', h('a.button.quiet', { href: '/sign-in' }, 'Sign in'), provider(methods))),
    further, download(), leave(user),
  ];
}

function named(user, methods) {
  const [nameField, name] = field('Your name', { required: false, maxLength: 100, autocomplete: 'name', name: 'name', value: user.name ?? '', hint: 'What others in your household see.' });
  return [
    h('div.head', h('div', h('h1', user.name || 'Your account'), h('p', user.email ?? '')), h('button.button.quiet.small', {
      onclick: event => busy(event.currentTarget, async () => { await api.post('/api/v1/auth/sign-out'); leaveSession(); go('/sign-in'); }),
    }, 'Sign out')),
    form({ label: 'Save', quiet: true, work: async () => {
      await api.patch('/api/v1/auth/me', { name: name.value.trim() || null });
      toast('Saved.');
    } }, nameField),
    further,
    methods.provider && h('section.card.pad.stack', h('h2', methods.provider),
      h('p.hint', 'Connect your account there to sign in with it.'),
      h('div', h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
        location.assign((await api.post('/api/v1/auth/oidc/link')).url);
      }) }, 'Connect'))),
    user.has_password && change(user), user.email && user.has_password && changeEmail(user), download(), leave(user),
  ];
}

/** For password managers, which look for whose password it is. */
const username = user => h('input', { type: 'email', autocomplete: 'username', value: user.email ?? '', hidden: true, readOnly: true });

function change(user) {
  const [oldField, old] = password('Current password', 'current-password', { name: 'current' });
  const [newField, next] = password('New password', 'new-password', { ...fresh, name: 'new' });
  return form({ title: 'Change your password', hint: 'You stay signed in here, and nowhere else.', label: 'Change it', quiet: true, work: async () => {
    await api.post('/api/v1/auth/password', { current: old.value, new: next.value });
    old.value = '';
    next.value = '';
    toast('Your password is changed.');
  } }, username(user), oldField, newField);
}

function changeEmail(user) {
  const [mailField, mail] = email();
  const [passField, pass] = password('Your password', 'current-password');
  return form({ title: 'Change your address', hint: 'The new address becomes valid when you open the link sent to it.', label: 'Change it', quiet: true, work: async () => {
    const answer = await api.post('/api/v1/auth/email', { email: mail.value, password: pass.value });
    pass.value = '';
    toast(answer.status === 'mail_sent' ? `A link is on its way to ${mail.value}.` : 'This server sends no mail. Its administrator can give you the confirmation link.');
  } }, username(user), mailField, passField);
}

function download() {
  return h('section.card.pad.stack', h('h2', 'Export your data'),
    h('p.hint', 'All data of you and your households: recipes, menus, plans, lists.'),
    h('div', h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      const response = await api.raw('/api/v1/auth/me/export');
      const url = URL.createObjectURL(await response.blob());
      h('a', { href: url, download: 'larder-export.json' }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60000);
    }) }, 'Download')));
}

function leave(user) {
  const [passField, pass] = password('Your password', 'current-password');
  return form({ title: 'Delete your account', hint: 'Shared households stay with the others. Households that only you are in are deleted with everything in them.',
    label: 'Delete my account', danger: true, work: async () => {
      if (!await confirmSheet('Delete your account?', 'Your account and every household that only you are in are deleted. This cannot be undone.', 'Delete everything', true)) return;
      await api.delete('/api/v1/auth/me', user.has_password ? { password: pass.value } : undefined);
      leaveSession();
      toast('Your account is deleted.');
      go('/sign-in');
    } }, user.has_password ? [username(user), passField] : '');
}

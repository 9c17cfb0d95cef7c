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
  ['/account/log', 'What has happened', 'Your sign-ins and what you gave out']);

function anonymous(user, methods, root) {
  const [mailField, mail] = email();
  const [nameField, name] = field('Your name', { required: false, maxLength: 100, autocomplete: 'name', name: 'name', value: user.name ?? '', hint: 'What others in your household see.' });
  const [passField, pass] = password('Password', 'new-password', { ...fresh, hint: 'At least 8 characters; a few words are easy to keep in mind.' });
  return [
    h('h1', 'Your account'),
    form({ title: 'Sign up', hint: 'Keep what you have here, and reach it from every device. Nothing of it changes.', label: 'Sign up', work: async () => {
      const answer = await api.post('/api/v1/auth/sign-up', { email: mail.value, name: name.value || null, password: pass.value });
      if (answer.status !== 'mail_sent') return enter(answer, 'You are signed up.');
      root.replaceChildren(h('h1', 'Look into your mail'), h('p', `A link is on its way to ${mail.value}. Open it to complete your sign-up.`));
      return undefined;
    } }, mailField, nameField, passField),
    h('section.card.pad.stack', h('h2', 'Been here before?'),
      h('p.hint', 'Your account takes over in this browser; what it holds now stays behind and is lost unless somebody else is in it.'),
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
      h('p.hint', 'Connect your account there, to sign in with it from now on.'),
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
  return form({ title: 'Change your address', hint: 'The new one counts once you have opened the link that is sent to it.', label: 'Change it', quiet: true, work: async () => {
    const answer = await api.post('/api/v1/auth/email', { email: mail.value, password: pass.value });
    pass.value = '';
    toast(answer.status === 'mail_sent' ? `A link is on its way to ${mail.value}.` : 'This Larder sends no mail. Whoever runs it can make the link that confirms it.');
  } }, username(user), mailField, passField);
}

function download() {
  return h('section.card.pad.stack', h('h2', 'Everything as a file'),
    h('p.hint', 'All that is kept here of you and your households: recipes, menus, plans, lists.'),
    h('div', h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      const response = await api.raw('/api/v1/auth/me/export');
      const url = URL.createObjectURL(await response.blob());
      h('a', { href: url, download: 'larder-export.json' }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60000);
    }) }, 'Download')));
}

function leave(user) {
  const [passField, pass] = password('Your password', 'current-password');
  return form({ title: 'Delete your account', hint: 'A household that you share stays with the others. One that only you are in goes with you, with everything in it.',
    label: 'Delete my account', danger: true, work: async () => {
      if (!await confirmSheet('Delete your account?', 'You, and every household that only you are in, are deleted on all devices. This cannot be undone.', 'Delete everything', true)) return;
      await api.delete('/api/v1/auth/me', user.has_password ? { password: pass.value } : undefined);
      leaveSession();
      toast('Your account is deleted.');
      go('/sign-in');
    } }, user.has_password ? [username(user), passField] : '');
}

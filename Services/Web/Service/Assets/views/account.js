// Who you are here: your name, your password, your devices, everything as a file, and the end of it all.
import { h, busy, toast, confirmSheet } from '../dom.js';
import { api } from '../api.js';
import { download } from '../download.js';
import { form } from '../form.js';
import { field, links } from '../forms.js';
import { keepSession, leaveSession } from '../session.js';
import { mayLeave } from '../leaving.js';
import { go } from '../navigate.js';
import { email, enter, fresh, password, provider } from './sign-in.js';
import { t } from '../language.js';

/** @param {HTMLElement} root */
export async function show(root) {
  const [{ user }, methods] = await Promise.all([api.get('/api/v1/auth/me'), api.get('/api/v1/auth/methods')]);
  if (user.email) keepSession({ named: true });
  root.replaceChildren(...(user.email || user.has_password ? named(user, methods) : anonymous(user, methods, root)).filter(Boolean));
}

const further = links(['/account/devices', t('devices.title'), t('account.devices_hint')], ['/account/tokens', t('tokens.title'), t('account.tokens_hint')],
  ['/account/log', t('log.title'), t('account.log_hint')]);

function anonymous(user, methods, root) {
  const [mailField, mail] = email();
  const [nameField, name] = field(t('account.name'), { required: false, maxLength: 100, autocomplete: 'name', name: 'name', value: user.name ?? '', hint: t('account.name_hint') });
  const [passField, pass] = password(t('account.password'), 'new-password', { ...fresh, hint: t('account.password_hint') });
  return [
    h('h1', t('account.title')),
    form({ title: t('account.sign_up'), hint: t('account.sign_up_hint'), label: t('account.sign_up'), work: async () => {
      const answer = await api.post('/api/v1/auth/sign-up', { email: mail.value, name: name.value || null, password: pass.value });
      if (answer.status !== 'mail_sent') return enter(answer, t('account.signed_up'));
      root.replaceChildren(h('h1', t('sign_in.check_mail')), h('p', t('account.open_link', { email: mail.value })));
      return undefined;
    } }, mailField, nameField, passField),
    h('section.card.pad.stack', h('h2', t('account.before')),
      h('p.hint', t('account.before_hint')),
      h('div.row', h('a.button.quiet', { href: '/sign-in' }, t('sign_in.title')), provider(methods))),
    further, takeAlong(), leave(user),
  ];
}

function named(user, methods) {
  const [nameField, name] = field(t('account.name'), { required: false, maxLength: 100, autocomplete: 'name', name: 'name', value: user.name ?? '', hint: t('account.name_hint') });
  return [
    h('div.head', h('div', h('h1', user.name || t('account.title')), h('p', user.email ?? '')), h('button.button.quiet.small', {
      onclick: event => busy(event.currentTarget, async () => {
        if (!await mayLeave()) return;
        await api.post('/api/v1/auth/sign-out'); 
        leaveSession();
        go('/sign-in');
      }),
    }, t('account.sign_out'))),
    form({ label: t('common.save'), quiet: true, work: async () => {
      await api.patch('/api/v1/auth/me', { name: name.value.trim() || null });
      toast(t('common.saved'));
    } }, nameField),
    further,
    methods.provider && h('section.card.pad.stack', h('h2', methods.provider),
      h('p.hint', t('account.connect_hint')),
      h('div', h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
        location.assign((await api.post('/api/v1/auth/oidc/link')).url);
      }) }, t('account.connect')))),
    user.has_password && change(user), user.email && user.has_password && changeEmail(user), takeAlong(), leave(user),
  ];
}

/** For password managers, which look for whose password it is. */
const username = user => h('input', { type: 'email', autocomplete: 'username', value: user.email ?? '', hidden: true, readOnly: true });

function change(user) {
  const [oldField, old] = password(t('account.current_password'), 'current-password', { name: 'current' });
  const [newField, next] = password(t('account.new_password'), 'new-password', { ...fresh, name: 'new' });
  return form({ title: t('account.change_password'), hint: t('account.change_password_hint'), label: t('account.change_it'), quiet: true, work: async () => {
    await api.post('/api/v1/auth/password', { current: old.value, new: next.value });
    old.value = '';
    next.value = '';
    toast(t('account.password_changed'));
  } }, username(user), oldField, newField);
}

function changeEmail(user) {
  const [mailField, mail] = email();
  const [passField, pass] = password(t('account.your_password'), 'current-password');
  return form({ title: t('account.change_email'), hint: t('account.change_email_hint'), label: t('account.change_it'), quiet: true, work: async () => {
    const answer = await api.post('/api/v1/auth/email', { email: mail.value, password: pass.value });
    pass.value = '';
    toast(answer.status === 'mail_sent' ? t('account.link_sent', { email: mail.value }) : t('account.no_mail'));
  } }, username(user), mailField, passField);
}

function takeAlong() {
  return h('section.card.pad.stack', h('h2', t('account.export')),
    h('p.hint', t('account.export_hint')),
    h('div', h('button.button.quiet', { onclick: event => busy(event.currentTarget, async () => {
      await download('/api/v1/auth/me/export', 'larder-export.json');
    }) }, t('account.download'))));
}

function leave(user) {
  const [passField, pass] = password(t('account.your_password'), 'current-password');
  return form({ title: t('account.delete'), hint: t('account.delete_hint'),
    label: t('account.delete_it'), danger: true, work: async () => {
      if (!await confirmSheet(t('account.delete_ask'), t('account.delete_text'), t('account.delete_all'), true)) return;
      await api.delete('/api/v1/auth/me', user.has_password ? { password: pass.value } : undefined);
      leaveSession();
      toast(t('account.deleted'));
      go('/sign-in');
    } }, user.has_password ? [username(user), passField] : '');
}

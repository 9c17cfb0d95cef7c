// Where somebody is signed in.
import { h, busy, confirmSheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { leaveSession } from '../session.js';
import { ago, device, instantDay } from '../words.js';
import { mayLeave } from '../leaving.js';
import { go } from '../navigate.js';
import { t } from '../language.js';

export async function show(root) {
  const sessions = await all('/api/v1/auth/sessions', 200);
  root.replaceChildren(h('p.back', h('a', { href: '/account' }, '‹ ', t('account.title'))), h('h1', t('devices.title')),
    h('p.hint', t('devices.hint')),
    h('section.card', h('ul.lines', sessions.map(session => row(session, root)))),
    h('div', h('button.button.danger.outline', { onclick: async event => {
      const button = event.currentTarget;
      if (!await confirmSheet(t('devices.all_ask'), t('devices.all_text'), t('devices.all'), true) || !await mayLeave()) return;
      await busy(button, async () => { await api.delete('/api/v1/auth/sessions'); leaveSession(); go('/sign-in'); });
    } }, t('devices.all'))));
}

function row(session, root) {
  const name = session.user_agent ? device(session.user_agent) : t('devices.unknown');
  return h('li', h('div.grow', h('span.title', name), h('small', t('devices.used', { date: instantDay(session.created_at), ago: ago(session.refreshed_at) }))),
    session.current ? h('span.pill.leaf', t('devices.this')) : h('button.button.danger.small', { ariaLabel: t('devices.sign_out', { name }), onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`/api/v1/auth/sessions/${session.id}`);
      toast(t('devices.signed_out'));
      await show(root);
    }) }, t('account.sign_out')));
}

// Where somebody is signed in.
import { h, busy, confirmSheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { leaveSession } from '../session.js';
import { ago, device, instantDay } from '../words.js';
import { go } from '../navigate.js';

export async function show(root) {
  const sessions = await all('/api/v1/auth/sessions', 200);
  root.replaceChildren(h('p.back', h('a', { href: '/account' }, '‹ Your account')), h('h1', 'Devices'),
    h('p.hint', 'Devices on which you are signed in. If you do not recognise one, sign it out and change your password.'),
    h('section.card', h('ul.lines', sessions.map(session => row(session, root)))),
    h('div', h('button.button.danger.outline', { onclick: async event => {
      const button = event.currentTarget;
      if (!await confirmSheet('Sign out everywhere?', 'On this device, too. Without an account you cannot sign in again.', 'Sign out everywhere', true)) return;
      await busy(button, async () => { await api.delete('/api/v1/auth/sessions'); leaveSession(); go('/sign-in'); });
    } }, 'Sign out everywhere')));
}

function row(session, root) {
  const name = session.user_agent ? device(session.user_agent) : 'Unknown device';
  return h('li', h('div.grow', h('span.title', name), h('small', `Since ${instantDay(session.created_at)} · last used ${ago(session.refreshed_at)}`)),
    session.current ? h('span.pill.leaf', 'This device') : h('button.button.danger.small', { ariaLabel: `Sign ${name} out`, onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`/api/v1/auth/sessions/${session.id}`);
      toast('That device is signed out.');
      await show(root);
    }) }, 'Sign out'));
}

// Where somebody is signed in, and what this device shows by itself.
import { h, busy, confirmSheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { householdID, leaveSession } from '../session.js';
import { ago, device, instantDay } from '../words.js';
import { form } from '../form.js';
import { checks, choice, chosenOf, field } from '../forms.js';
import { mayLeave } from '../leaving.js';
import { go } from '../navigate.js';
import { t } from '../language.js';
import { tell, told, whyNot } from '../push.js';

/** @param {HTMLElement} root */
export async function show(root) {
  const [sessions, notices] = await Promise.all([all('/api/v1/auth/sessions', 200), notifications()]);
  root.replaceChildren(h('p.back', h('a', { href: '/account' }, '‹ ', t('account.title'))), h('h1', t('devices.title')),
    h('p.hint', t('devices.hint')),
    h('section.card', h('ul.lines', sessions.map(session => row(session, root)))),
    notices,
    h('div', h('button.button.danger.outline', { onclick: async event => {
      const button = event.currentTarget;
      if (!await confirmSheet(t('devices.all_ask'), t('devices.all_text'), t('devices.all'), true) || !await mayLeave()) return;
      await busy(button, async () => { await api.delete('/api/v1/auth/sessions'); leaveSession(); go('/sign-in'); });
    } }, t('devices.all'))));
}

function row(/** @type {any} */ session, /** @type {HTMLElement} */ root) {
  const name = session.user_agent ? device(session.user_agent) : t('devices.unknown');
  return h('li', h('div.grow', h('span.title', name), h('small', t('devices.used', { date: instantDay(session.created_at), ago: ago(session.refreshed_at) }))),
    session.current ? h('span.pill.leaf', t('devices.this')) : h('button.button.danger.small', { ariaLabel: t('devices.sign_out', { name }), onclick: event => busy(event.currentTarget, async () => {
      await api.delete(`/api/v1/auth/sessions/${session.id}`);
      toast(t('devices.signed_out'));
      await show(root);
    }) }, t('account.sign_out')));
}

/** What this device shows as a notification: what others do, and the meals of a day. */
async function notifications() {
  if (!householdID()) return '';
  const title = t('push.title');
  const reason = whyNot();
  if (reason) return h('section.card.pad.stack', h('h2', title), h('p.hint', reason));
  const now = await told();
  const kinds = checks(t('push.kinds'), { lists: t('push.lists'), shopping: t('push.shopping') }, now.kinds);
  const days = { '': t('push.no_meals'), today: t('push.today'), tomorrow: t('push.tomorrow') };
  const [meals, day] = choice(t('push.meals'), days, now.reminder?.day ?? '', { name: 'reminder', onchange: showTime });
  const [time, clock] = field(t('push.time'), { type: 'time', value: now.reminder?.time ?? '07:30' });
  function showTime() { time.hidden = clock.disabled = !day.value; }
  showTime();
  return form({ title, hint: t('push.hint'), label: t('common.save'), quiet: true, work: async () => {
    await tell({ kinds: chosenOf(kinds), reminder: day.value ? { day: day.value, time: clock.value } : null });
    toast(t('common.saved'));
  } }, kinds, meals, time);
}

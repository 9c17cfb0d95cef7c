// The household: who eats there, who belongs to it, and the ways to everything about it.
import { h } from '../dom.js';
import { api, all } from '../api.js';
import { household, forgetHousehold } from '../household.js';
import { links } from '../forms.js';
import { go } from '../navigate.js';
import { family } from './family.js';
import { belonging } from './belonging.js';
import { entitlement } from './entitlement.js';

export async function show(root) {
  forgetHousehold();
  const [me, home] = [await api.get('/api/v1/auth/me'), await household()];
  if (!home) return go('/households');
  const eaters = await all('/api/v1/members', 200);
  const refresh = () => show(root);
  const isOwner = home.role === 'owner';
  root.replaceChildren(...[
    h('div.head', h('div', h('h1', home.name), h('p', { owner: 'You are an owner.', editor: 'You can edit its content.', viewer: 'You can view everything here.' }[home.role]))),
    account(me.user),
    await family(eaters, me.user, home, refresh),
    await belonging(home, me, eaters, refresh),
    ...await entitlement(),
    links(
      ['/household/settings', 'Settings', 'Name, time zone, amounts, language, meal times'],
      ['/household/calendars', 'Calendars and to-do apps', 'Addresses to subscribe to'],
      isOwner && ['/household/log', 'Activity log', 'Sign-ins, roles, links'],
      ['/households', 'Your households', me.households.length > 1 ? 'Switch to, join or create one' : 'Join or create another one']),
  ]);
  return undefined;
}

function account(user) {
  if (!user.email && !user.name) {
    return h('section.notice.stack', h('p', 'You have not signed up yet: you can use this household only from this browser, and lose it when its data is deleted.'),
      h('div', h('a.button.small', { href: '/account' }, 'Keep it: sign up')));
  }
  return links(['/account', user.name || 'Your account', user.email ?? 'Your account']);
}

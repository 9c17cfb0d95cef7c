// The household: who eats there, who belongs to it, and the ways to everything about it.
import { h } from '../dom.js';
import { api, all } from '../api.js';
import { overMembers } from '../changes-shown-later.js';
import { forgetFaces } from '../faces.js';
import { household, forgetHousehold } from '../household.js';
import { links } from '../forms.js';
import { go } from '../navigate.js';
import { family } from './family.js';
import { belonging } from './belonging.js';
import { entitlement } from './entitlement.js';
import { calmly, watch } from '../news.js';
import { t } from '../language.js';

/** @param {HTMLElement} root */
export async function show(root) {
  forgetHousehold();
  const [me, home] = [await api.get('/api/v1/auth/me'), await household()];
  if (!home) return go('/households');
  const eaters = overMembers(await all('/api/v1/members', 200));
  const refresh = () => show(root);
  const isOwner = home.role === 'owner';
  root.replaceChildren(...[
    h('div.head', h('div', h('h1', home.name), h('p', /** @type {Record<string, string>} */ ({ owner: t('home.owner'), editor: t('home.editor'), viewer: t('home.viewer') })[home.role]))),
    account(me.user),
    await family(eaters, me.user, home, refresh),
    await belonging(home, me, eaters, refresh),
    ...await entitlement(),
    links(
      ['/household/settings', t('nav.settings'), t('home.settings_hint')],
      ['/household/aisles', t('aisles.title'), t('home.aisles_hint')],
      ['/household/calendars', t('calendars.title'), t('home.calendars_hint')],
      ['/household/activity', t('activity.title'), t('home.activity_hint')],
      ['/account/devices', t('devices.title'), t('home.devices_hint')],
      isOwner && ['/household/webhooks', t('webhooks.title'), t('home.webhooks_hint')],
      isOwner && ['/household/log', t('log.title'), t('home.log_hint')],
      ['/households', t('households.title'), me.households.length > 1 ? t('home.switch') : t('home.another')]),
    // What browsers refuse such pages is said where there is time to read it.
    ...(window.isSecureContext ? [] : [h('p.notice.small', t('home.plain_http'))]),
  ]);
  const renew = calmly(async () => document.dispatchEvent(new CustomEvent('renew')), 1000);
  return watch(['household', 'member', 'membership'], () => {
    forgetFaces();
    renew();
  });
}

function account(/** @type {any} */ user) {
  if (!user.email && !user.name) {
    return h('section.notice.stack', h('p', t('home.anonymous')),
      h('div', h('a.button.small', { href: '/account' }, t('home.keep'))));
  }
  return links(['/account', user.name || t('account.title'), user.email ?? t('account.title')]);
}

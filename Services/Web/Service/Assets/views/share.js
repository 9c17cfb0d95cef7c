// Sharing a list: a link with a role, its QR code, and the links given out so far.
import { h, icon, busy, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { options } from '../forms.js';
import { copyText } from '../plain-http.js';
import { instantDay } from '../words.js';

const roles = { check: 'Can check off', edit: 'Can check off and add', view: 'Can only view' };

const ends = [['', 'Until revoked'], ['1', 'For a day'], ['7', 'For a week'], ['30', 'For a month']];

/** Opens the sheet for a list. */
export function shareSheet(list) {
  const path = `/api/v1/grocery-lists/${list.id}/shares`;
  return sheet('Share the list', () => {
    const role = h('select.input', { ariaLabel: 'Permissions' }, options(roles, 'check'));
    const end = h('select.input', { ariaLabel: 'Link expires' }, options(ends, ''));
    const made = h('div.stack');
    const given = h('div.stack');
    const load = async () => {
      const shares = await api.get(path);
      given.replaceChildren(...(shares.items.length ? [h('h3', 'Links'), h('ul', shares.items.map(share => h('li.row',
        h('span.grow', `${roles[share.role]} · since ${instantDay(share.created_at)}${share.expires_at ? `, until ${instantDay(share.expires_at)}` : ''}`),
        h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => {
          await api.delete(`/api/v1/shares/${share.id}`);
          toast('That link no longer works.');
          await load();
        }) }, 'Revoke'))))] : []));
    };
    load().catch(error => toast(error.message));
    return h('div.stack', h('p.hint', 'Anyone with the link sees this list, live, without an account.'), h('div.pairs', role, end),
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        const share = await api.post(path, { role: role.value, expires_at: end.value ? new Date(Date.now() + end.value * 86_400_000).toISOString() : null });
        made.replaceChildren(...link(share, list));
        await load();
      }) }, icon('share'), 'Create a link'), made, given);
  });
}

function link(share, list) {
  const address = h('input.input', { value: share.url, readOnly: true, ariaLabel: 'The link', onfocus: event => event.target.select() });
  return [
    h('img.qr', { src: new URL(`${new URL(share.url).pathname}/qr.svg`, location.origin).href, alt: 'QR code of the link', width: 200, height: 200 }),
    h('div.copy', address, h('button.button.quiet', { onclick: () => copyText(share.url).then(() => toast('The link is copied.'), () => address.select()) }, 'Copy')),
    h('div.row', h('a.button.plain.small', { href: share.url, target: '_blank', rel: 'noopener' }, 'Open it'),
      navigator.share && h('button.button.plain.small', { onclick: () => navigator.share({ title: list.title, url: share.url }).catch(() => {}) }, 'Send it …')),
  ].filter(Boolean);
}

// Sharing a list: a link with a role, its QR code, and the links given out so far.
import { h, icon, busy, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { options } from '../forms.js';
import { needsNetwork } from '../needs-network.js';
import { copyText, reachable } from '../clipboard.js';
import { isUnreachable } from '../session.js';
import { instantDay } from '../words.js';
import { t } from '../language.js';

/** @type {Record<string, string>} */
const roles = { check: t('share.check'), edit: t('share.edit'), view: t('share.view') };

const ends = [['', t('share.until_revoked')], ['1', t('share.day')], ['7', t('share.week')], ['30', t('share.month')]];

/**
 * Opens the sheet for a list.
 * @param {{ id: string, title: string }} list
 */
export function shareSheet(list) {
  const path = `/api/v1/grocery-lists/${list.id}/shares`;
  return sheet(t('share.title'), () => {
    const role = h('select.input', { ariaLabel: t('common.permissions') }, options(roles, 'check'));
    const end = h('select.input', { ariaLabel: t('share.expires') }, options(ends, ''));
    const made = h('div.stack');
    const given = h('div.stack');
    const load = async () => {
      const shares = await api.get(path);
      given.replaceChildren(...(shares.items.length ? [h('h3', t('share.links')), h('ul', shares.items.map((/** @type {Wire.Share} */ share) => h('li.row',
        h('span.grow', `${roles[share.role]} · ${share.expires_at ? t('share.since_until', { from: instantDay(share.created_at), to: instantDay(share.expires_at) }) : t('common.since', { date: instantDay(share.created_at) })}`),
        h('button.button.danger.small', { onclick: event => busy(event.currentTarget, async () => {
          await api.delete(`/api/v1/shares/${share.id}`);
          toast(t('share.revoked'));
          await load();
        }) }, t('common.revoke')))))] : []));
    };
    load().catch(error => { if (!isUnreachable(error)) toast(error.message); });
    const create = h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
      const share = await api.post(path, { role: role.value, expires_at: end.value ? new Date(Date.now() + Number(end.value) * 86_400_000).toISOString() : null });
      made.replaceChildren(...link(share, list));
      await load();
    }) }, icon('share'), t('share.create'));
    return h('div.stack', h('p.hint', t('share.hint')), needsNetwork(create), h('div.pairs', role, end), create, made, given);
  });
}

/**
 * @param {Wire.Share} share
 * @param {{ title: string }} list
 */
function link(share, list) {
  const url = reachable(share.url);
  const address = h('input.input', { value: url, readOnly: true, ariaLabel: t('share.link'), onfocus: event => event.target.select() });
  return [
    url === share.url && h('img.qr', { src: new URL(`${new URL(share.url).pathname}/qr.svg`, location.origin).href, alt: t('share.qr'), width: 200, height: 200 }),
    h('div.copy', address, h('button.button.quiet', { onclick: () => copyText(url).then(() => toast(t('share.copied')), () => address.select()) }, t('common.copy'))),
    h('div.row', h('a.button.plain.small', { href: url, target: '_blank', rel: 'noopener' }, t('share.open')),
      navigator.share && h('button.button.plain.small', { onclick: () => navigator.share({ title: list.title, url }).catch(() => {}) }, t('share.send'))),
  ].filter(Boolean);
}

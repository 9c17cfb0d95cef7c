// Who belongs to the household, what each may do in it, and how others come in.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { face } from '../face.js';
import { copyBox, reachable } from '../clipboard.js';
import { noun, t } from '../language.js';
import { needsNetwork } from '../needs-network.js';
import { mayDo, people, roles } from '../people.js';
import { isUnreachable, resumeSession } from '../session.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';

// Without a network the rest of the page is shown all the same.
const unlessAway = error => {
  if (isUnreachable(error)) return [];
  throw error;
};

/** The section of the household's page; owners change things there. */
export async function belonging(home, me, eaters, refresh) {
  const isOwner = home.role === 'owner';
  const path = `/api/v1/households/${home.id}`;
  const [everybody, open] = await Promise.all([
    people(home.id, me.user.id, eaters), isOwner ? all(`${path}/invitations`, 200).catch(unlessAway) : [],
  ]);
  return h('section.card', h('div.pad.stack', h('h2', t('members.title')), h('p.hint', t('members.hint'))),
    h('ul.lines.rule', everybody.map(person => h('li', face({ id: person.face, name: person.title }),
      h('div.grow', h('span.title', person.title, person.isMe && person.title !== t('people.you') ? ` ${t('members.you')}` : ''), h('small', mayDo[person.role])),
      h(`span.pill${person.role === 'owner' ? '.leaf' : ''}`, roles[person.role]),
      isOwner && !person.isMe && h('button.icon-button', { ariaLabel: t('members.change_role', { name: person.title }), onclick: () => change(path, person, home, refresh) }, icon('more'))))),
    h('div.pad.stack', ...open.map(invitation => h('div.row',
      h('span.grow', t('members.invitation', { role: noun(roles[invitation.role]), date: instantDay(invitation.expires_at) })),
      h('button.button.danger.small', { ariaLabel: t('members.revoke'), onclick: event => busy(event.currentTarget, async () => {
        await api.delete(`${path}/invitations/${invitation.id}`);
        toast(t('members.revoked'));
        await refresh();
      }) }, t('members.take_back')))),
    (isOwner || everybody.length > 1) && h('div.row', isOwner && h('button.button.quiet.small', { onclick: () => invite(path, home, refresh) }, icon('plus'), t('members.invite')),
      everybody.length > 1 && h('button.button.danger.small', { onclick: () => leave(path, home, everybody, me.user.id) }, t('members.leave')))));
}

function rolePicker(chosen) {
  return h('fieldset.stack', h('legend', t('common.permissions')), Object.entries(roles).map(([role, name]) => h('label.choice',
    h('input', { type: 'radio', name: 'role', value: role, checked: role === chosen }), h('span', h('b', name), h('small', mayDo[role])))));
}

const picked = group => group.querySelector('input:checked').value;

/** What becomes of what somebody has given out; the values are those of `links`. */
const endings = {
  '': [t('members.feeds_end'), t('members.feeds_end_hint')],
  end: [t('members.both_end'), t('members.both_end_hint')],
  keep: [t('members.both_stay'), t('members.both_stay_hint')],
};

/** Asks whether to end a membership, and what ends with it; the query to send, or nothing. */
function endSheet(title, text, whose, yes) {
  return sheet(title, close => {
    const links = h('fieldset.stack', h('legend', whose), Object.entries(endings).map(([value, [name, hint]]) => h('label.choice',
      h('input', { type: 'radio', name: 'links', value, checked: value === '' }), h('span', h('b', name), h('small', hint)))));
    return h('div.stack', h('p', text), links, h('p.hint', t('members.invitations_end')),
      h('button.button.block.grave', { onclick: () => close({ query: picked(links) ? `?links=${picked(links)}` : '' }) }, yes),
      h('button.button.plain.block', { onclick: () => close(), autofocus: true }, t('common.not_now')));
  });
}

/** What has ended, in words. */
const endedWords = ({ invitations, feeds, links }) => {
  const what = [invitations > 0 && t('members.ended_invitations', { count: invitations }), feeds && t('members.ended_feeds'), links && t('members.ended_links')].filter(Boolean);
  return what.length ? ` ${t('members.ended', { what: what.join(', ') })}` : '';
};

/** An SVG document as a picture. */
function drawing(text, alt) {
  const src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  return h('img.qr', { src, alt, width: 200, height: 200, onload: () => URL.revokeObjectURL(src) });
}

async function invite(path, home, refresh) {
  await sheet(t('members.invite'), () => {
    const role = rolePicker('editor');
    const create = h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
      const made = await api.post(`${path}/invitations`, { role: picked(role) });
      const url = reachable(made.link);
      const words = { title: 'Larder', text: t('members.share_text', { household: home.name }), url };
      box.replaceChildren(...[h('p', t('members.code_text')), url === made.link && drawing(made.qr_code, t('members.qr')), copyBox(url, t('members.link')),
        navigator.share && h('button.button.block', { onclick: () => navigator.share(words).catch(() => {}) }, icon('share'), t('members.send')),
        copyBox(made.code, t('members.code')), h('p.hint', t('members.code_for', { role: noun(roles[made.role]), date: instantDay(made.expires_at) }))].filter(Boolean));
    }) }, t('members.create_code'));
    const box = h('div.stack', needsNetwork(create), role, h('p.hint', t('members.code_hint')), create);
    return box;
  });
  await refresh();
}

function change(path, person, home, refresh) {
  const member = `${path}/memberships/${person.id}`;
  const done = async words => { toast(words); await refresh(); };
  return sheet(person.title, close => {
    const role = rolePicker(person.role);
    return h('div.stack', needsNetwork(), role,
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        await api.patch(member, { role: picked(role) });
        close();
        await done(t('members.role_now', { name: person.title, role: noun(roles[picked(role)]) }));
      }) }, t('common.save')),
      h('button.button.quiet.block', { onclick: async event => {
        const button = event.currentTarget;
        if (!await confirmSheet(t('members.transfer_ask', { household: home.name, name: person.title }),
          t('members.transfer_text'), t('members.transfer_it'))) return;
        await busy(button, async () => {
          await api.post(`${path}/transfer`, { user_id: person.id });
          close();
          await done(t('members.transferred', { name: person.title, household: home.name }));
        });
      } }, t('members.transfer', { household: home.name })),
      h('button.button.danger.block', { onclick: async event => {
        const button = event.currentTarget;
        const chosen = await endSheet(t('common.remove_ask', { name: person.title }), t('members.remove_text', { household: home.name }), t('members.theirs'), t('common.remove'));
        if (!chosen) return;
        await busy(button, async () => {
          const ended = await api.delete(`${member}${chosen.query}`);
          close();
          await done(`${t('members.removed', { name: person.title })}${endedWords(ended)}`);
        });
      } }, t('members.remove')));
  });
}

async function leave(path, home, everybody, me) {
  const isLastOwner = home.role === 'owner' && everybody.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner) {
    await sheet(t('members.only_owner'), close => h('div.stack', h('p', t('members.only_owner_text')),
      h('button.button.block', { onclick: () => close() }, t('common.i_see'))));
    return;
  }
  const chosen = await endSheet(t('members.leave_ask', { household: home.name }), t('members.leave_text'), t('members.yours'), t('members.leave'));
  if (!chosen) return;
  await busy(null, async () => {
    const ended = await api.delete(`${path}/memberships/${me}${chosen.query}`);
    await resumeSession();
    toast(`${t('members.left', { household: home.name })}${endedWords(ended)}`);
    go('/households');
  });
}

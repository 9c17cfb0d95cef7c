// Who belongs to the household, what each may do in it, and how others come in.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';
import { copyBox } from '../forms.js';
import { mayDo, people, roles } from '../people.js';
import { resumeSession } from '../session.js';
import { instantDay } from '../words.js';
import { go } from '../navigate.js';

/** The section of the household's page; owners change things there. */
export async function belonging(home, me, eaters, refresh) {
  const isOwner = home.role === 'owner';
  const path = `/api/v1/households/${home.id}`;
  const [everybody, open] = await Promise.all([
    people(home.id, me.user.id, eaters), isOwner ? all(`${path}/invitations`, 200) : [],
  ]);
  return h('section.card', h('div.pad.stack', h('h2', 'Members'), h('p.hint', 'Who can open this household, on their own devices.')),
    h('ul.lines.rule', everybody.map(person => h('li',
      h('div.grow', h('span.title', person.title, person.isMe && person.title !== 'You' ? ' (you)' : ''), h('small', mayDo[person.role])),
      h(`span.pill${person.role === 'owner' ? '.leaf' : ''}`, roles[person.role]),
      isOwner && !person.isMe && h('button.icon-button', { ariaLabel: `Change ${person.title}’s role`, onclick: () => change(path, person, home, refresh) }, icon('more'))))),
    h('div.pad.stack', ...open.map(invitation => h('div.row',
      h('span.grow', `Invitation as ${roles[invitation.role].toLowerCase()}, valid until ${instantDay(invitation.expires_at)}`),
      h('button.button.danger.small', { ariaLabel: 'Revoke the invitation', onclick: event => busy(event.currentTarget, async () => {
        await api.delete(`${path}/invitations/${invitation.id}`);
        toast('That code is no longer valid.');
        await refresh();
      }) }, 'Take back'))),
    (isOwner || everybody.length > 1) && h('div.row', isOwner && h('button.button.quiet.small', { onclick: () => invite(path, refresh) }, icon('plus'), 'Invite somebody'),
      everybody.length > 1 && h('button.button.danger.small', { onclick: () => leave(path, home, everybody, me.user.id) }, 'Leave'))));
}

function rolePicker(chosen) {
  return h('fieldset.stack', h('legend', 'Permissions'), Object.entries(roles).map(([role, name]) => h('label.choice',
    h('input', { type: 'radio', name: 'role', value: role, checked: role === chosen }), h('span', h('b', name), h('small', mayDo[role])))));
}

const picked = group => group.querySelector('input:checked').value;

/** What becomes of what somebody has given out; the values are those of `links`. */
const endings = {
  '': ['Calendar addresses end', 'Links to lists stay, as others may use them.'],
  end: ['Calendar addresses and links to lists end', 'Nothing that they gave out works any more.'],
  keep: ['Both stay', 'Anyone who has one can still use it.'],
};

/** Asks whether to end a membership, and what ends with it; the query to send, or nothing. */
function endSheet(title, text, whose, yes) {
  return sheet(title, close => {
    const links = h('fieldset.stack', h('legend', whose), Object.entries(endings).map(([value, [name, hint]]) => h('label.choice',
      h('input', { type: 'radio', name: 'links', value, checked: value === '' }), h('span', h('b', name), h('small', hint)))));
    return h('div.stack', h('p', text), links, h('p.hint', 'Unused invitations end in any case.'),
      h('button.button.block.grave', { onclick: () => close({ query: picked(links) ? `?links=${picked(links)}` : '' }) }, yes),
      h('button.button.plain.block', { onclick: () => close(), autofocus: true }, 'Not now'));
  });
}

/** What has ended, in words. */
const endedWords = ({ invitations, feeds, links }) => {
  const what = [invitations > 0 && (invitations === 1 ? 'one invitation' : `${invitations} invitations`), feeds && 'calendar addresses', links && 'links to lists'].filter(Boolean);
  return what.length ? ` Ended: ${what.join(', ')}.` : '';
};

async function invite(path, refresh) {
  await sheet('Invite somebody', () => {
    const role = rolePicker('editor');
    const box = h('div.stack', role, h('p.hint', 'You get a code with which one person can join within seven days.'),
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        const made = await api.post(`${path}/invitations`, { role: picked(role) });
        box.replaceChildren(h('p', 'Give them this code. They enter it under “Your households” in Larder. It is shown only once.'),
          copyBox(made.code, 'Invitation code'), h('p.hint', `For one ${made.role}, until ${instantDay(made.expires_at)}.`));
      }) }, 'Create a code'));
    return box;
  });
  await refresh();
}

function change(path, person, home, refresh) {
  const member = `${path}/memberships/${person.id}`;
  const done = async words => { toast(words); await refresh(); };
  return sheet(person.title, close => {
    const role = rolePicker(person.role);
    return h('div.stack', role,
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        await api.patch(member, { role: picked(role) });
        close();
        await done(`${person.title}: ${roles[picked(role)].toLowerCase()} from now on.`);
      }) }, 'Save'),
      h('button.button.quiet.block', { onclick: async event => {
        const button = event.currentTarget;
        if (!await confirmSheet(`Transfer ${home.name} to ${person.title}?`,
          'They become an owner, and you become an editor. Only they can make you an owner again.', 'Transfer it')) return;
        await busy(button, async () => {
          await api.post(`${path}/transfer`, { user_id: person.id });
          close();
          await done(`${person.title} now owns ${home.name}.`);
        });
      } }, `Transfer ${home.name}`),
      h('button.button.danger.block', { onclick: async event => {
        const button = event.currentTarget;
        const chosen = await endSheet(`Remove ${person.title}?`, `They can no longer open ${home.name}. What they have added stays.`, 'Links and addresses they made', 'Remove');
        if (!chosen) return;
        await busy(button, async () => {
          const ended = await api.delete(`${member}${chosen.query}`);
          close();
          await done(`${person.title} has been removed.${endedWords(ended)}`);
        });
      } }, 'Remove from the household'));
  });
}

async function leave(path, home, everybody, me) {
  const isLastOwner = home.role === 'owner' && everybody.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner) {
    await sheet('You are the only owner', close => h('div.stack', h('p', 'Transfer the household to somebody first, as the others would be left without an owner.'),
      h('button.button.block', { onclick: () => close() }, 'I see')));
    return;
  }
  const chosen = await endSheet(`Leave ${home.name}?`, 'You can no longer open it, and need an invitation to come back. What you have added stays.', 'Links and addresses you made', 'Leave');
  if (!chosen) return;
  await busy(null, async () => {
    const ended = await api.delete(`${path}/memberships/${me}${chosen.query}`);
    await resumeSession();
    toast(`You have left ${home.name}.${endedWords(ended)}`);
    go('/households');
  });
}

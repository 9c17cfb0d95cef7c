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
  return h('section.card', h('div.pad.stack', h('h2', 'Who belongs here'), h('p.hint', 'Who can open this household, on their own devices.')),
    h('ul.lines.rule', everybody.map(person => h('li',
      h('div.grow', h('span.title', person.title, person.isMe && person.title !== 'You' ? ' (you)' : ''), h('small', mayDo[person.role])),
      h(`span.pill${person.role === 'owner' ? '.leaf' : ''}`, roles[person.role]),
      isOwner && !person.isMe && h('button.icon-button', { ariaLabel: `Change what ${person.title} may do`, onclick: () => change(path, person, home, refresh) }, icon('more'))))),
    h('div.pad.stack', ...open.map(invitation => h('div.row',
      h('span.grow', `An invitation as ${roles[invitation.role].toLowerCase()}, good until ${instantDay(invitation.expires_at)}`),
      h('button.button.danger.small', { ariaLabel: 'Take the invitation back', onclick: event => busy(event.currentTarget, async () => {
        await api.delete(`${path}/invitations/${invitation.id}`);
        toast('That code lets nobody in any more.');
        await refresh();
      }) }, 'Take back'))),
    (isOwner || everybody.length > 1) && h('div.row', isOwner && h('button.button.quiet.small', { onclick: () => invite(path, refresh) }, icon('plus'), 'Invite somebody'),
      everybody.length > 1 && h('button.button.danger.small', { onclick: () => leave(path, home, everybody, me.user.id) }, 'Leave'))));
}

function rolePicker(chosen) {
  return h('fieldset.stack', h('legend', 'What they may do'), Object.entries(roles).map(([role, name]) => h('label.choice',
    h('input', { type: 'radio', name: 'role', value: role, checked: role === chosen }), h('span', h('b', name), h('small', mayDo[role])))));
}

const picked = group => group.querySelector('input:checked').value;

/** What becomes of what somebody has given out; the values are those of `links`. */
const endings = {
  '': ['Calendar addresses end', 'Links to lists stay, as others may use them.'],
  end: ['Calendar addresses and links to lists end', 'Nothing that was given out opens any more.'],
  keep: ['Both stay', 'Whoever has one can go on reading.'],
};

/** Asks whether to end a membership, and what ends with it; the query to send, or nothing. */
function endSheet(title, text, whose, yes) {
  return sheet(title, close => {
    const links = h('fieldset.stack', h('legend', whose), Object.entries(endings).map(([value, [name, hint]]) => h('label.choice',
      h('input', { type: 'radio', name: 'links', value, checked: value === '' }), h('span', h('b', name), h('small', hint)))));
    return h('div.stack', h('p', text), links, h('p.hint', 'Invitations that nobody has used end in any case.'),
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
    const box = h('div.stack', role, h('p.hint', 'You get a code that lets one person in, within seven days.'),
      h('button.button.block', { onclick: event => busy(event.currentTarget, async () => {
        const made = await api.post(`${path}/invitations`, { role: picked(role) });
        box.replaceChildren(h('p', 'Give them this code. They enter it under “Your households” in their Larder. It is shown only now.'),
          copyBox(made.code, 'Invitation code'), h('p.hint', `For one ${made.role}, until ${instantDay(made.expires_at)}.`));
      }) }, 'Make a code'));
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
        if (!await confirmSheet(`Hand ${home.name} over to ${person.title}?`,
          'They become an owner, and you become an editor. Only they can make you an owner again.', 'Hand it over')) return;
        await busy(button, async () => {
          await api.post(`${path}/transfer`, { user_id: person.id });
          close();
          await done(`${home.name} is ${person.title}’s now.`);
        });
      } }, `Hand ${home.name} over`),
      h('button.button.danger.block', { onclick: async event => {
        const button = event.currentTarget;
        const chosen = await endSheet(`Take ${person.title} out?`, `They cannot open ${home.name} any more, on any device. What they have put into it stays.`, 'What they have given out', 'Take out');
        if (!chosen) return;
        await busy(button, async () => {
          const ended = await api.delete(`${member}${chosen.query}`);
          close();
          await done(`${person.title} is out.${endedWords(ended)}`);
        });
      } }, 'Take out of the household'));
  });
}

async function leave(path, home, everybody, me) {
  const isLastOwner = home.role === 'owner' && everybody.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner) {
    await sheet('You are the only owner', close => h('div.stack', h('p', 'Hand the household over to somebody first: the others would be left without an owner.'),
      h('button.button.block', { onclick: () => close() }, 'I see')));
    return;
  }
  const chosen = await endSheet(`Leave ${home.name}?`, 'You cannot open it any more, and need an invitation to come back. What you have put into it stays with the others.', 'What you have given out', 'Leave');
  if (!chosen) return;
  await busy(null, async () => {
    const ended = await api.delete(`${path}/memberships/${me}${chosen.query}`);
    await resumeSession();
    toast(`You have left ${home.name}.${endedWords(ended)}`);
    go('/households');
  });
}

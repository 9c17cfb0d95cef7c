// What happened in the household, and who did it.
import { busy, h, icon, toast } from '../dom.js';
import { api, all } from '../api.js';
import { told } from '../effects.js';
import { household } from '../household.js';
import { has, t } from '../language.js';
import { people } from '../people.js';
import { instantTime } from '../words.js';
import { go } from '../navigate.js';

/** The activity of the household that is shown. */
export async function show(root) {
  const [me, home] = [await api.get('/api/v1/auth/me'), await household()];
  if (!home) return go('/households');
  const everybody = await people(home.id, me.user.id, await all('/api/v1/members', 200));
  const name = id => id === me.user.id ? t('people.you') : everybody.find(person => person.id === id)?.title ?? t('log.left');
  const list = h('ul.lines');
  const more = h('div');
  const load = async after => {
    const page = await api.get(`/api/v1/activity?limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`);
    list.append(...page.items.map(entry => row(entry, name)));
    more.replaceChildren(...(page.next ? [h('button.button.quiet.block', { onclick: () => load(page.next) }, t('log.older'))] : []));
  };
  await load();
  root.replaceChildren(h('p.back', h('a', { href: '/household' }, '‹ ', home.name)), h('h1', t('activity.title')),
    h('p.hint', t('activity.hint')),
    list.children.length ? h('section.card', list) : h('p.hint', t('log.nothing')), more);
}

function row(entry, name) {
  const kind = `activity.kind_${entry.event.replaceAll('.', '_')}`;
  const key = entry.created && has(`${kind}_new`) ? `${kind}_new` : kind;
  const thing = what(entry, name);
  const said = has(key) ? t(key, { who: who(entry.by, name), what: thing }) : entry.event;
  const text = thing ? said : said.replaceAll('  ', ' ').trim();
  const undone = entry.undone && t('activity.undone_by', { who: who(entry.undone.by, name) });
  const line = h('li', h('div.grow', h('span.title', text),
    h('small', [instantTime(entry.at), entry.place?.title, undone].filter(Boolean).join(' · '))),
  entry.can_undo && h('button.edits.button.quiet.small', {
    type: 'button', ariaLabel: t('activity.undo', { what: text }), 'data-focus': `undo-${entry.id}`,
    onclick: event => busy(event.currentTarget, async () => {
      const change = next => line.replaceWith(row(next, name));
      const answer = await api.post(`/api/v1/activity/${entry.id}/undo`).catch(error => {
        // What cannot be undone any more does not offer it again.
        if (GONE.includes(error.code)) change({ ...entry, can_undo: false });
        throw error;
      });
      change(answer.entry);
      toast(t('activity.undone', { what: text }));
      told(answer);
    }),
  }, icon('undo'), t('common.undo')));
  return line;
}

const GONE = ['already_undone', 'changed_since', 'undo_unavailable'];

// Their sentences name the kind themselves, and do without a title where none is known.
const KINDS = /^(list\.(changed|deleted)|staples|recipe|cookbook)/;

function what({ event, subject }, name) {
  if (subject.title) return t('activity.titled', { title: subject.title });
  if (['membership', 'member'].includes(subject.kind)) return name(subject.id);
  return KINDS.test(event) ? '' : t('activity.something');
}

/** Who did it; Larder does by itself what nobody has asked for, such as letting a list follow its menu. */
function who(by, name) {
  if (!by) return 'Larder';
  if (by.user_id) return by.app ? t('activity.app', { name: name(by.user_id) }) : name(by.user_id);
  return by.guest ? t('activity.guest', { name: by.guest }) : t('activity.somebody_with_link');
}

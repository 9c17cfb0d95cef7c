// What the household has paid for, and what that allows.
import { h } from '../dom.js';
import { api } from '../api.js';
import { instantDay } from '../words.js';

const things = {
  recipes: 'recipes', imports: 'imports a month', members: 'family members', history: 'past menus', custom_staples: 'staples of your own',
};

/** The section of the household's page; nothing where everything is unlimited. */
export async function entitlement() {
  const { plan, until, in_grace: inGrace, upgrade_url: upgrade, limits } = await api.get('/api/v1/entitlement');
  if (plan === 'unlimited') return [];
  const end = inGrace ? `A payment is awaited until ${instantDay(until)}.` : until ? `Paid until ${instantDay(until)}.` : '';
  const limited = Object.entries(limits).filter(([, { limit }]) => limit !== null);
  return [h('section.card.pad.stack', h('h2', plan === 'pro' ? 'Larder Pro' : 'The free plan'), end && h('p.hint', end),
    limited.length > 0 && h('ul', limited.map(([what, { limit, used }]) => h('li.row', h('span.grow', things[what] ?? what),
      h('span.pill', used === null ? String(limit) : `${used} of ${limit}`)))),
    plan === 'free' && upgrade && h('div', h('a.button', { href: upgrade, rel: 'noopener' }, 'Get more room')))];
}

/** A reached limit in words, with the way to more room; nothing for another error. */
export function limitNote(error) {
  if (error.code !== 'limit_reached') return null;
  return h('section.notice.stack', h('p', error.message),
    error.problem.upgrade_url && h('div', h('a.button.quiet', { href: error.problem.upgrade_url, rel: 'noopener' }, 'Get more room')));
}

// What the household has paid for, and what that allows.
import { h } from '../dom.js';
import { api } from '../api.js';
import { instantDay } from '../words.js';

const things = {
  recipes: 'Recipes', imports: 'Imports from web pages each month', members: 'Who eats here', history: 'Past menus shown', custom_staples: 'Your own staples',
};

/** The section of the household's page; nothing where everything is unlimited. */
export async function entitlement() {
  const { plan, until, in_grace: inGrace, upgrade_url: upgrade, limits } = await api.get('/api/v1/entitlement');
  if (plan === 'unlimited') return [];
  const end = inGrace ? `Payment is due by ${instantDay(until)}.` : until ? `Paid until ${instantDay(until)}.` : '';
  const limited = Object.entries(things).filter(([what]) => limits[what]?.limit != null).map(([what, words]) => [words, limits[what]]);
  return [h('section.card', h('div.pad.stack', h('h2', plan === 'pro' ? 'Larder Pro' : 'The free plan'), (end || plan === 'free') && h('p.hint', end || 'Its limits. Nothing you have is ever deleted.')),
  limited.length > 0 && h('ul.lines.rule', limited.map(([words, { limit, used }]) => h('li.slim', h('span.grow', words),
    h('span.pill', used === null ? limit === 0 ? 'none' : `up to ${limit}` : `${used} of ${limit}`)))),
  plan === 'free' && upgrade && h('div.pad', h('a.button', { href: upgrade, rel: 'noopener' }, 'Upgrade')))];
}

/** A reached limit in words, with the way to more room; nothing for another error. */
export function limitNote(error) {
  if (error.code !== 'limit_reached') return null;
  return h('section.notice.stack', h('p', error.message),
    error.problem.upgrade_url && h('div', h('a.button.quiet', { href: error.problem.upgrade_url, rel: 'noopener' }, 'Upgrade')));
}

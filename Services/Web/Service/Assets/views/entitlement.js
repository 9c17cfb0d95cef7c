// What the household has paid for, and what that allows.
import { h } from '../dom.js';
import { api } from '../api.js';
import { instantDay } from '../words.js';
import { t } from '../language.js';

const things = {
  recipes: t('nav.recipes'), imports: t('plan_limits.imports'), lifetime_imports: t('plan_limits.lifetime_imports'), members: t('family.title'), history: t('plan_limits.history'), custom_staples: t('plan_limits.staples'),
};

/** The section of the household's page; nothing where everything is unlimited. */
export async function entitlement() {
  const { plan, until, in_grace: inGrace, upgrade_url: upgrade, limits } = await api.get('/api/v1/entitlement');
  if (plan === 'unlimited') return [];
  const end = inGrace ? t('plan_limits.due', { date: instantDay(until) }) : until ? t('plan_limits.paid', { date: instantDay(until) }) : '';
  const limited = Object.entries(things).filter(([what]) => limits[what]?.limit != null).map(([what, words]) => [words, limits[what]]);
  return [h('section.card', h('div.pad.stack', h('h2', plan === 'pro' ? 'Larder Pro' : t('plan_limits.free')), (end || plan === 'free') && h('p.hint', end || t('plan_limits.free_hint'))),
  limited.length > 0 && h('ul.lines.rule', limited.map(([words, { limit, used }]) => h('li.slim', h('span.grow', words),
    h('span.pill', limit === 0 ? t('plan_limits.none') : used === null ? t('plan_limits.up_to', { count: limit }) : t('plan_limits.used', { used, count: limit }))))),
  plan === 'free' && upgrade && h('div.pad', h('a.button', { href: upgrade, rel: 'noopener' }, t('common.upgrade'))))];
}

/** A reached limit in words, with the way to more room; nothing for another error. */
export function limitNote(/** @type {App.Refusal} */ error) {
  if (error.code !== 'limit_reached') return null;
  return h('section.notice.stack', h('p', error.message),
    error.problem?.upgrade_url && h('div', h('a.button.quiet', { href: error.problem.upgrade_url, rel: 'noopener' }, t('common.upgrade'))));
}

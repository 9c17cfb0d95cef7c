// Whom a recipe is not for, and what it contains.
import { h } from '../dom.js';
import { allergens, diets } from '../food-words.js';
import { listed, noun, t } from '../language.js';

const words = {
  allergy: what => t('warning.allergic', { what: noun(allergens[what] ?? what) }), ingredient: what => t('warning.allergic', { what }),
  intolerance: what => t('warning.intolerant', { what }), diet: what => t('warning.diet', { what: (diets[what] ?? what).toLowerCase() }),
  unknown: () => t('warning.unknown'),
};

/** Reasons that are the same, with all lines that they are about. */
function grouped(reasons) {
  const groups = new Map();
  for (const { kind, what, line, certainty } of reasons) {
    const text = words[kind](what);
    const isSure = certainty === 'certain' || kind === 'unknown';
    groups.set(text, [...groups.get(text) ?? [], isSure ? line : t('warning.perhaps', { what: line })]);
  }
  return [...groups];
}

/** Whom it is not for; whoever might be concerned only is named where nobody is for sure. */
function heading(concerned) {
  if (!concerned.length) return t('warning.contains');
  const names = people => listed(people.map(({ name }) => name));
  const sure = concerned.filter(({ reasons }) => reasons.some(({ certainty, kind }) => certainty === 'certain' && kind !== 'unknown'));
  return sure.length ? t('warning.not_for', { names: names(sure) }) : t('warning.perhaps_not_for', { names: names(concerned) });
}

/** The section of a recipe's page; nothing if nothing is known. */
export function warnings(report) {
  if (!report) return null;
  const contains = [...report.allergens.map(one => allergens[one]), ...report.may_contain.map(one => t('warning.perhaps', { what: noun(allergens[one]) }))];
  const concerned = report.warnings ?? [];
  if (!contains.length && !concerned.length && report.warnings) return null;
  return h(`section.card.pad.stack${concerned.length ? '.warning' : ''}`,
    h('h2', heading(concerned)),
    concerned.map(({ name, reasons }) => h('div', h('b', name), h('ul.reasons', grouped(reasons).map(([text, lines]) =>
      h('li', text, h('small', lines.join(' · '))))))),
    contains.length > 0 && h('p.hint', concerned.length ? t('warning.contains_what', { what: contains.map(noun).join(', ') }) : `${contains.join(', ')}.`),
    report.warnings === null && h('p.hint', t('warning.unavailable')),
    report.unknown.length > 0 && !concerned.some(({ reasons }) => reasons.some(({ kind }) => kind === 'unknown')) && h('p.hint', t('warning.unknown_lines', { lines: report.unknown.join(', ') })));
}

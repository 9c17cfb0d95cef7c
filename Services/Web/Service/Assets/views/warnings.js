// Whom a recipe is not for, and what it contains.
import { h } from '../dom.js';
import { allergens, diets } from '../food-words.js';

const words = {
  allergy: what => `allergic to ${(allergens[what] ?? what).toLowerCase()}`, ingredient: what => `allergic to ${what}`,
  intolerance: what => `does not tolerate ${what}`, diet: what => `eats ${(diets[what] ?? what).toLowerCase()}`,
  unknown: () => 'unknown ingredient:',
};

/** Reasons that are the same, with all lines that they are about. */
function grouped(reasons) {
  const groups = new Map();
  for (const { kind, what, line, certainty } of reasons) {
    const text = words[kind](what);
    const isSure = certainty === 'certain' || kind === 'unknown';
    groups.set(text, [...groups.get(text) ?? [], isSure ? line : `perhaps ${line}`]);
  }
  return [...groups];
}

/** Whom it is not for; whoever might be concerned only is named where nobody is for sure. */
function heading(concerned) {
  if (!concerned.length) return 'Contains';
  const names = people => list(people.map(({ name }) => name));
  const sure = concerned.filter(({ reasons }) => reasons.some(({ certainty, kind }) => certainty === 'certain' && kind !== 'unknown'));
  return sure.length ? `Not suitable for ${names(sure)}` : `Possibly not suitable for ${names(concerned)}`;
}

/** The section of a recipe's page; nothing if nothing is known. */
export function warnings(report) {
  if (!report) return null;
  const contains = [...report.allergens.map(one => allergens[one]), ...report.may_contain.map(one => `perhaps ${allergens[one].toLowerCase()}`)];
  const concerned = report.warnings ?? [];
  if (!contains.length && !concerned.length && report.warnings) return null;
  return h(`section.card.pad.stack${concerned.length ? '.warning' : ''}`,
    h('h2', heading(concerned)),
    concerned.map(({ name, reasons }) => h('div', h('b', name), h('ul.reasons', grouped(reasons).map(([text, lines]) =>
      h('li', text, h('small', lines.join(' · '))))))),
    contains.length > 0 && h('p.hint', concerned.length ? `Contains ${contains.join(', ').toLowerCase()}.` : `${contains.join(', ')}.`),
    report.warnings === null && h('p.hint', 'Members cannot be looked up at the moment, so there are no warnings.'),
    report.unknown.length > 0 && !concerned.some(({ reasons }) => reasons.some(({ kind }) => kind === 'unknown')) && h('p.hint', `Unknown, so it may contain anything: ${report.unknown.join(', ')}.`));
}

const list = names => names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

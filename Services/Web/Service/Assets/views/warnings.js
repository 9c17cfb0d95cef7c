// Whom a recipe is not for, and what it contains.
import { h, icon } from '../dom.js';
import { face } from '../face.js';
import { allergens, diets } from '../food-words.js';
import { listed, noun, t } from '../language.js';

const words = {
  allergy: what => t('warning.allergic', { what: noun(allergens[what] ?? what) }), ingredient: what => t('warning.allergic', { what }),
  intolerance: what => t('warning.intolerant', { what }), diet: what => t('warning.diet', { what: (diets[what] ?? what).toLowerCase() }),
  unknown: () => t('warning.unknown'),
};

// How grave it is, the gravest first: said in words and by a sign, not by the colour alone.
const levels = [
  { key: 'severe', sign: 'stop', words: t('warning.level_allergy') }, { key: 'caution', sign: 'alert', words: t('warning.level_caution') },
  { key: 'diet', sign: 'leaf', words: t('warning.level_diet') }, { key: 'unknown', sign: 'question', words: t('warning.level_unknown') },
];

/** The place of a reason among the levels; what may be in it only is no allergy for sure. */
function levelOf({ kind, certainty }) {
  if (kind === 'unknown') return 3;
  if (kind === 'diet') return 2;
  return kind !== 'intolerance' && certainty === 'certain' ? 0 : 1;
}

const level = ({ key, sign, words: text }) => h(`span.level.${key}`, icon(sign), text);

/** Reasons that are the same, with all lines that they are about, the gravest first. */
function grouped(reasons) {
  const groups = new Map();
  for (const reason of reasons) {
    const { kind, what, line, certainty } = reason;
    const text = words[kind](what);
    const isSure = certainty === 'certain' || kind === 'unknown';
    const group = groups.get(text) ?? { text, lines: [], level: 3 };
    groups.set(text, { text, lines: [...group.lines, isSure ? line : t('warning.perhaps', { what: line })], level: Math.min(group.level, levelOf(reason)) });
  }
  return [...groups.values()].sort((one, other) => one.level - other.level);
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
  const isSevere = concerned.some(({ reasons }) => reasons.some(reason => levelOf(reason) === 0));
  return h(`section.card.pad.stack${concerned.length ? `.warning${isSevere ? '.severe' : ''}` : ''}`,
    h('h2', concerned.length > 0 && icon(isSevere ? 'stop' : 'alert'), heading(concerned)),
    concerned.map(({ member_id: id, name, reasons }) => h('div', h('div.warned', face({ id: id ?? name, name }), h('b', name)), h('ul.reasons', grouped(reasons).map(({ text, lines, level: at }) =>
      h('li', level(levels[at]), text, h('small', lines.join(' · '))))))),
    contains.length > 0 && h('p.hint', concerned.length ? t('warning.contains_what', { what: contains.map(noun).join(', ') }) : `${contains.join(', ')}.`),
    report.warnings === null && h('p.hint', t('warning.unavailable')),
    report.unknown.length > 0 && !concerned.some(({ reasons }) => reasons.some(({ kind }) => kind === 'unknown')) && h('p.hint', t('warning.unknown_lines', { lines: report.unknown.join(', ') })));
}

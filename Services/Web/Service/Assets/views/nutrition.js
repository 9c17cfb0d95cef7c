// What a serving of a recipe has, where that is from, and what is not counted.
import { h } from '../dom.js';
import { locale, t } from '../language.js';

const FIGURES = [
  ['calories', t('nutrition.calories')], ['fatContent', t('nutrition.fatContent')], ['saturatedFatContent', t('nutrition.saturatedFatContent')],
  ['carbohydrateContent', t('nutrition.carbohydrateContent')], ['sugarContent', t('nutrition.sugarContent')], ['fiberContent', t('nutrition.fiberContent')],
  ['proteinContent', t('nutrition.proteinContent')], ['sodiumContent', t('nutrition.sodiumContent')],
];
/** Those that are a part of the one above. */
const PARTS = ['saturatedFatContent', 'sugarContent'];
/** Why something is not counted, by the API's names. */
const REASONS = {
  no_food: t('nutrition.no_food'), no_amount: t('nutrition.no_amount'), no_weight: t('nutrition.no_weight'), no_row: t('nutrition.no_row'),
  other_kind: t('nutrition.other_kind'), too_much: t('nutrition.too_much'), optional: t('nutrition.optional'),
};

/** Nutrition as a section of the recipe's page; nothing if nothing is known of it. */
export function nutrition({ nutrition_per_serving: said }) {
  if (!said || !FIGURES.some(([name]) => said.per_serving[name])) return null;
  const isComputed = said.source === 'computed';
  return h('section.card.pad.stack', h('h2', t('nutrition.title')),
    h('p.hint', isComputed ? t('nutrition.computed', { counted: said.counted, foods: said.foods }) : t('nutrition.of_recipe')),
    h('dl.nutrition', FIGURES.map(([name, title]) => h(PARTS.includes(name) ? 'div.part' : 'div', h('dt', title), h('dd', shown(said.per_serving[name], said), partly(said.per_serving[name], said))))),
    gaps(said));
}

/** `12.5 g`; that it is not known is said. */
function shown(figure, { source }) {
  if (!figure) return h('span.unknown', t('nutrition.unknown'));
  const text = amount(figure);
  // A sum of some foods is at least that much.
  return source === 'computed' ? `≈ ${text}` : text;
}

function amount({ value, unit }) {
  const number = (some, digits) => some.toLocaleString(locale(), { maximumFractionDigits: digits });
  // As packages say it in Europe; 1 g of sodium is in 2.5 g of salt.
  if (unit === 'mg') return t('nutrition.salt', { salt: number(value * 0.0025, 1), sodium: number(value, 0) });
  return `${number(value, unit === 'kcal' ? 0 : 1)} ${unit}`;
}

/** That some of the counted foods do not say how much of it they have. */
const partly = (figure, { source, counted }) => source === 'computed' && figure && figure.foods < counted
  && h('small', t('nutrition.partly', { foods: figure.foods, counted }));

/** The lines that are not counted, with the reason of each; a line that names two foods stands there once for each reason. */
function gaps({ not_counted: foods }) {
  const lines = foods.filter(({ line, reason }, place) => foods.findIndex(other => other.line === line && other.reason === reason) === place);
  if (!lines.length) return null;
  return h('details', h('summary', t('nutrition.not_counted', { count: lines.length })),
    h('ul.gaps', lines.map(({ text, reason }) => h('li', text, h('small', REASONS[reason])))));
}

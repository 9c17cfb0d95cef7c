// One of several recipes that are compared: what all have is said once, and what only this one has in full.
import { h, picture } from '../dom.js';
import { stars } from '../filters.js';
import { timeFacts } from '../recipe-times.js';
import { instantDay } from '../words.js';
import { t, listed } from '../language.js';

/** What is short, and is shown of each, in the order in which it is read. */
const facts = [
  ({ source }) => source?.url ? new URL(source.url).hostname.replace(/^www\./, '') : source?.name,
  ({ servings }) => t('servings.count', { count: servings }),
  ({ times }) => timeFacts(times).join(' · '),
  ({ rating }) => rating && stars(rating),
  ({ times_cooked: count }) => count > 0 && t('recipe.cooked', { count }),
  ({ tags }) => tags.length > 0 && listed(tags),
  ({ created_at: at }) => t('duplicates.since', { date: instantDay(at) }),
];

const folded = text => text.trim().replace(/\s+/g, ' ').toLowerCase();
const lines = (recipe, field) => recipe[field].map(({ text }) => text);

/** The column; its radio button says that it stays, and `leaveOut` that it is another recipe. */
export function column(recipe, recipes, { name, isKept, keep, leaveOut }) {
  const others = recipes.filter(one => one !== recipe);
  const differs = say => others.some(one => say(one) !== say(recipe));
  return h('div.column', recipes.some(one => one.image_url) && picture(recipe, 'picture'),
    h('label.choice', h('input.edits', { type: 'radio', name, checked: isKept, onchange: keep }), h('span.grow', recipe.title)),
    h('ul.facts', facts.filter(say => say(recipe)).map(say => h(`li${differs(say) ? '.differs' : ''}`, say(recipe)))),
    compared(t('recipe.ingredients'), recipe, others, 'ingredients'),
    compared(t('recipe.method'), recipe, others, 'steps'),
    // Empty or not, so that each part stands beside those of the others.
    h('section', recipe.notes && [h('h3', t('recipe.notes')), h('p.said', recipe.notes)]),
    h('div.row.tight', h('a.button.plain.small', { href: `/recipes/${recipe.id}`, ariaLabel: t('duplicates.open', { title: recipe.title }) }, t('common.open')),
      leaveOut && h('button.edits.button.plain.small', { type: 'button', onclick: leaveOut }, t('duplicates.not_same'))));
}

/** Lines under a heading: those that another does not have, and how many are the same in all. */
function compared(title, recipe, others, field) {
  const own = lines(recipe, field);
  const theirs = others.map(one => new Set(lines(one, field).map(folded)));
  const only = own.filter(text => !theirs.every(set => set.has(folded(text))));
  const same = own.length - only.length;
  return h('section', h('h3', title), h('ul.diff', only.map(text => h('li.come', h('span.aside', `${t('duplicates.only')}: `), text)),
    same > 0 && h('li.same', only.length ? t('duplicates.same_too', { count: same }) : t('duplicates.same', { count: same })),
    !own.length && h('li.same', t('duplicates.nothing'))));
}

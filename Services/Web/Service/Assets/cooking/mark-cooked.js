// Where a recipe that was cooked stands, on the menu or the plan, and the mark there.
import { h, busy, icon, offerUndo } from '../dom.js';
import { api } from '../api.js';
import { change } from '../changes.js';
import { overBoard, overPlan } from '../changes-shown.js';
import { marking } from '../plan-calls.js';
import { shortDay, weekday } from '../words.js';
import { t } from '../language.js';

/**
 * Where the mark is, and the day of a planned meal: of the menu's recipe, else of the meal that is nearest to today.
 * @param {string} recipe
 * @returns {Promise<{ path: string, day?: string | null } | null>}
 */
async function markOf(recipe) {
  const [board, plan] = await Promise.all([api.get('/api/v1/menu').then(overBoard).catch(() => null), api.get('/api/v1/meal-plan').then(overPlan).catch(() => null)]);
  const isIt = (/** @type {{ recipe_id?: string, cooked_at: string | null }} */ one) => one.recipe_id === recipe && !one.cooked_at;
  const item = board?.state === 'to_cook' && board.menu?.recipes.find(isIt);
  if (item) return { path: `/api/v1/menus/${board.menu?.id}/recipes/${item.id}/cooked` };
  const meals = (plan?.days ?? []).flatMap(({ date, slots }) => Object.values(slots).flat().filter(isIt).map(({ id }) => ({ id, date })));
  const today = plan?.today ?? '';
  const meal = meals.findLast(({ date }) => date <= today) ?? meals[0];
  return meal ? { path: `/api/v1/meal-plan/entries/${meal.id}/cooked`, day: meal.date === today ? null : meal.date } : null;
}

/**
 * The button, which shows itself where there is something to mark.
 * @param {{ id: string, title: string }} recipe
 */
export function markCooked({ id, title }) {
  const button = h('button.edits.button.quiet.block', { type: 'button', hidden: true }, icon('check'), t('cook.mark'));
  markOf(id).then(mark => {
    if (!mark) return;
    const { path, day } = mark;
    if (day) button.append(` (${weekday(day)}, ${shortDay(day)})`);
    button.hidden = false;
    button.addEventListener('click', () => busy(button, async () => {
      const answer = await change('POST', path, {}, { what: t('changes.cooked', { title }) });
      button.hidden = true;
      offerUndo(answer, t('menu.enjoy', { title }), async () => {
        await change('DELETE', path, undefined, { what: t('changes.not_cooked', { title }) });
        button.hidden = false;
      }, [marking(path, title, false)]);
    }));
  });
  return button;
}

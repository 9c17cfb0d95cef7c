// Who eats in the household, and what they must not eat.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { all } from '../api.js';
import { change } from '../changes.js';
import { form } from '../form.js';
import { checks, choice, chosenOf, field } from '../forms.js';
import { face } from '../face.js';
import { faces, forgetFaces } from '../faces.js';
import { people } from '../people.js';
import { session } from '../session.js';
import { pictureField } from './picture-field.js';
import { allergens, diets } from '../food-words.js';
import { noun, t } from '../language.js';
import { newID } from '../plain-http.js';

const ages = { adult: t('age.adult'), teen: t('age.teen'), child: t('age.child'), toddler: t('age.toddler'), baby: t('age.baby') };
const portions = [['', t('portion.usual')], ['1/4', t('portion.quarter')], ['1/2', t('portion.half')], ['3/4', t('portion.three_quarters')], ['1', t('portion.whole')], ['3/2', t('portion.one_half')], ['2', t('portion.two')]];

/** The section of the household's page; viewers only read it. */
export async function family(eaters, me, home, refresh) {
  const canEdit = home.role !== 'viewer';
  const open = async eater => { if (await edit(eater, eaters, me, home)) await refresh(); };
  return h('section.card', h('div.pad.stack', h('h2', t('family.title')),
    h('p.hint', t('family.hint'))),
  eaters.length > 0 && h('ul.lines.rule', eaters.map(eater => h('li', face(eater),
    h('div.grow', h('span.title', eater.name), h('small', summary(eater)), eater.waiting && h('small.waits', t('list.waits'))),
    canEdit && h('button.button.quiet.small', { ariaLabel: t('common.change_of', { name: eater.name }), onclick: () => open(eater) }, t('common.change'))))),
  canEdit && h('div.pad', h('button.button.quiet.small', { onclick: () => open(null) }, icon('plus'), t('family.add'))));
}

/** Asks for somebody new who eats here; true if there is somebody more. */
export const addEater = async home => edit(null, await all('/api/v1/members', 200), session()?.user, home);

const summary = eater => [
  ages[eater.age_group], ...eater.diets.map(diet => diets[diet]),
  ...eater.allergies.map(allergen => t('family.no', { food: noun(allergens[allergen]) })),
  ...eater.allergy_ingredients.map(food => t('family.no', { food })), ...eater.intolerances.map(food => t('family.little', { food })),
].join(' · ');

const words = text => text.split(',').map(word => word.trim()).filter(Boolean);

async function edit(eater, eaters, me, home) {
  const everybody = await people(home.id, me.id, eaters);
  const free = everybody.filter(({ id }) => id === eater?.user_id || !eaters.some(({ user_id: user }) => user === id));
  const [nameField, name] = field(t('common.name'), { value: eater?.name ?? '', maxLength: 100, name: 'name' });
  const [ageField, age] = choice(t('family.age'), ages, eater?.age_group ?? 'adult', { name: 'age_group' });
  const usual = { adult: '1', teen: '1', child: '1/2', toddler: '1/4', baby: '0' }[eater?.age_group];
  const known = eater ? eater.portion_factor : '';
  const [portionField, portion] = choice(t('family.eats'), portions.some(([value]) => value === known) ? portions : [...portions, [known, t('portion.some', { amount: known })]], known === usual ? '' : known, { name: 'portion_factor' });
  const allergies = checks(t('family.allergies'), allergens, eater?.allergies ?? []);
  const [foodField, foods] = field(t('family.also'), { required: false, value: eater?.allergy_ingredients.join(', ') ?? '', placeholder: t('family.also_example'), name: 'allergy_ingredients', hint: t('family.also_hint') });
  const [littleField, little] = field(t('family.intolerant'), { required: false, value: eater?.intolerances.join(', ') ?? '', placeholder: t('family.intolerant_example'), name: 'intolerances' });
  const kept = checks(t('family.diets'), diets, eater?.diets ?? []);
  const [userField, user] = choice(t('family.user'), { '': t('family.nobody'), ...Object.fromEntries(free.map(({ id, title }) => [id, title])) }, eater?.user_id ?? '', { name: 'user_id' });
  const photo = pictureField({ image_url: eater && (await faces().catch(() => new Map())).get(eater.id), facing: 'user', kind: 'portrait' });
  // However often it is sent, it is one person.
  const newOne = newID();
  let there = eater;
  return sheet(eater ? eater.name : t('family.new'), close => h('div.stack', form({ label: t('common.save'), plain: true, work: async () => {
    const body = {
      name: name.value, age_group: age.value, portion_factor: portion.value || null, allergies: chosenOf(allergies),
      allergy_ingredients: words(foods.value), intolerances: words(little.value), diets: chosenOf(kept), user_id: user.value || null,
    };
    const answer = await keep(there, body, newOne);
    there ??= { id: newOne, ...body };
    if (photo.isChanged()) {
      if (!answer.waiting) await photo.keep(`/api/v1/pictures/members/${there.id}`);
      forgetFaces();
    }
    if (!answer.waiting) toast(t('common.saved'));
    else if (photo.isChanged()) toast(t('changes.no_picture_of', { name: body.name }));
    close(true);
  } }, nameField, ageField, portionField, allergies, foodField, littleField, kept, photo.element, userField),
  eater && h('button.button.danger.small', { type: 'button', onclick: async event => {
    const button = event.currentTarget;
    if (!await confirmSheet(t('common.remove_ask', { name: eater.name }), t('family.remove_text'), t('common.remove'), true)) return;
    await busy(button, async () => { await change('DELETE', `/api/v1/members/${eater.id}`, undefined, { what: t('changes.member_remove', { name: eater.name }) }); close(true); });
  } }, t('common.remove'))));
}

/** Adds somebody, or changes what is known of them. */
function keep(eater, body, newOne) {
  const what = t('changes.member', { name: body.name });
  if (!eater) return change('POST', '/api/v1/members', { id: newOne, ...body }, { what });
  const before = Object.fromEntries(Object.keys(body).map(key => [key, eater[key] ?? null]));
  const path = `/api/v1/members/${eater.id}`;
  return change('PATCH', path, body, { what, undo: { method: 'PATCH', path, body: before, what } });
}

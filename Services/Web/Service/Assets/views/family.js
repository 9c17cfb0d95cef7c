// Who eats in the household, and what they must not eat.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api } from '../api.js';
import { checks, choice, chosenOf, field, form } from '../forms.js';
import { people } from '../people.js';
import { allergens, diets } from '../food-words.js';

const ages = { adult: 'Adult', teen: 'Teenager', child: 'Child', toddler: 'Toddler', baby: 'Baby' };
const portions = [['', 'Usual for the age'], ['1/4', 'A quarter'], ['1/2', 'Half a portion'], ['3/4', 'Three quarters'], ['1', 'A whole portion'], ['3/2', 'One and a half'], ['2', 'Two']];

/** The section of the household's page; viewers only read it. */
export async function family(eaters, me, home, refresh) {
  const canEdit = home.role !== 'viewer';
  const open = async eater => { if (await edit(eater, eaters, me, home)) await refresh(); };
  return h('section.card', h('div.pad.stack', h('h2', 'Who eats here'),
    h('p.hint', 'Recipes are checked against what each of you must not eat. Only this household sees it.')),
  eaters.length > 0 && h('ul.lines.rule', eaters.map(eater => h('li',
    h('div.grow', h('span.title', eater.name), h('small', summary(eater))),
    canEdit && h('button.button.quiet.small', { ariaLabel: `Change ${eater.name}`, onclick: () => open(eater) }, 'Change')))),
  canEdit && h('div.pad', h('button.button.quiet.small', { onclick: () => open(null) }, icon('plus'), 'Add somebody')));
}

const summary = eater => [
  ages[eater.age_group], ...eater.diets.map(diet => diets[diet]),
  ...eater.allergies.map(allergen => `no ${allergens[allergen].toLowerCase()}`),
  ...eater.allergy_ingredients.map(food => `no ${food}`), ...eater.intolerances.map(food => `little ${food}`),
].join(' · ');

const words = text => text.split(',').map(word => word.trim()).filter(Boolean);

async function edit(eater, eaters, me, home) {
  const everybody = await people(home.id, me.id, eaters);
  const free = everybody.filter(({ id }) => id === eater?.user_id || !eaters.some(({ user_id: user }) => user === id));
  const [nameField, name] = field('Name', { value: eater?.name ?? '', maxLength: 100, name: 'name' });
  const [ageField, age] = choice('Age', ages, eater?.age_group ?? 'adult', { name: 'age_group' });
  const usual = { adult: '1', teen: '1', child: '1/2', toddler: '1/4', baby: '0' }[eater?.age_group];
  const known = eater ? eater.portion_factor : '';
  const [portionField, portion] = choice('Eats', portions.some(([value]) => value === known) ? portions : [...portions, [known, `${known} portions`]], known === usual ? '' : known, { name: 'portion_factor' });
  const allergies = checks('Allergies', allergens, eater?.allergies ?? []);
  const [foodField, foods] = field('Also allergic to', { required: false, value: eater?.allergy_ingredients.join(', ') ?? '', placeholder: 'kiwi, strawberries', name: 'allergy_ingredients', hint: 'Single foods, separated by commas.' });
  const [littleField, little] = field('Does not tolerate', { required: false, value: eater?.intolerances.join(', ') ?? '', placeholder: 'lactose, onion', name: 'intolerances' });
  const kept = checks('Diets', diets, eater?.diets ?? []);
  const [userField, user] = choice('Signs in here as', { '': 'Nobody', ...Object.fromEntries(free.map(({ id, title }) => [id, title])) }, eater?.user_id ?? '', { name: 'user_id' });
  return sheet(eater ? eater.name : 'Somebody who eats here', close => h('div.stack', form({ label: 'Save', plain: true, work: async () => {
    const body = {
      name: name.value, age_group: age.value, portion_factor: portion.value || null, allergies: chosenOf(allergies),
      allergy_ingredients: words(foods.value), intolerances: words(little.value), diets: chosenOf(kept), user_id: user.value || null,
    };
    if (eater) await api.patch(`/api/v1/members/${eater.id}`, body); else await api.post('/api/v1/members', body);
    toast('Saved.');
    close(true);
  } }, nameField, h('div.pairs', ageField, portionField), allergies, foodField, littleField, kept, userField),
  eater && h('button.button.danger.small', { type: 'button', onclick: async event => {
    const button = event.currentTarget;
    if (!await confirmSheet(`Remove ${eater.name}?`, 'Their allergies and diets are deleted, and recipes are no longer checked for them.', 'Remove', true)) return;
    await busy(button, async () => { await api.delete(`/api/v1/members/${eater.id}`); close(true); });
  } }, 'Remove')));
}

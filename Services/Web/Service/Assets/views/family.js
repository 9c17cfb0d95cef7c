// Who eats in the household, and what they must not eat.
import { h, icon, busy, confirmSheet, sheet, toast } from '../dom.js';
import { api, all } from '../api.js';

const ages = { adult: 'Adult', teen: 'Teenager', child: 'Child', toddler: 'Toddler', baby: 'Baby' };
const allergens = {
  gluten: 'Gluten', crustaceans: 'Crustaceans', eggs: 'Eggs', fish: 'Fish', peanuts: 'Peanuts', soybeans: 'Soy', milk: 'Milk',
  nuts: 'Nuts', celery: 'Celery', mustard: 'Mustard', sesame: 'Sesame', sulphites: 'Sulphites', lupin: 'Lupin', molluscs: 'Molluscs',
};
const diets = {
  vegetarian: 'Vegetarian', pescatarian: 'Pescatarian', vegan: 'Vegan', gluten_free: 'Gluten-free', dairy_free: 'Dairy-free',
  nut_free: 'Nut-free', halal: 'Halal', kosher: 'Kosher',
};

/** The section of the household's page; viewers only read it. */
export async function family(canEdit) {
  const section = h('section.card.pad.stack');
  const load = async () => {
    const members = await all('/api/v1/members', 200);
    section.replaceChildren(...[
      h('h2', 'Who eats here'),
      h('p.hint', 'Only this household sees it. Recipes and lists are checked against what each of you must not eat.'),
      members.length > 0 && h('ul', members.map(member => h('li.row',
        h('span.grow', h('strong', member.name), h('div.hint', summary(member))),
        canEdit && h('button.button.quiet.small', { onclick: () => edit(member).then(changed => changed && load()) }, 'Change')))),
      canEdit && h('div', h('button.button.quiet', { onclick: () => edit(null).then(changed => changed && load()) }, icon('plus'), 'Add somebody')),
    ].filter(Boolean));
  };
  await load();
  return section;
}

const summary = member => [
  ages[member.age_group], ...member.diets.map(diet => diets[diet]),
  ...member.allergies.map(allergen => `no ${allergens[allergen].toLowerCase()}`),
  ...member.allergy_ingredients.map(food => `no ${food}`), ...member.intolerances.map(food => `little ${food}`),
].join(' · ');

const words = text => text.split(',').map(word => word.trim()).filter(Boolean);

function edit(member) {
  const name = h('input.input', { value: member?.name ?? '', required: true, maxLength: 100 });
  const age = h('select.input', Object.entries(ages).map(([value, label]) => h('option', { value, selected: value === (member?.age_group ?? 'adult') }, label)));
  const foods = h('input.input', { value: member?.allergy_ingredients.join(', ') ?? '', placeholder: 'kiwi, strawberries' });
  const little = h('input.input', { value: member?.intolerances.join(', ') ?? '', placeholder: 'lactose, onion' });
  const choices = (known, chosen) => Object.entries(known).map(([value, label]) =>
    h('label.row.tight', h('input', { type: 'checkbox', value, checked: chosen.includes(value) }), label));
  const allergies = h('div.row', choices(allergens, member?.allergies ?? []));
  const kept = h('div.row', choices(diets, member?.diets ?? []));
  const chosen = box => [...box.querySelectorAll('input:checked')].map(input => input.value);
  return sheet(member ? member.name : 'Somebody who eats here', close => h('form.stack', { onsubmit: event => {
    event.preventDefault();
    busy(event.target.querySelector('.button'), async () => {
      const body = {
        name: name.value, age_group: age.value, allergies: chosen(allergies), allergy_ingredients: words(foods.value),
        intolerances: words(little.value), diets: chosen(kept),
      };
      if (member) await api.patch(`/api/v1/members/${member.id}`, body); else await api.post('/api/v1/members', body);
      toast('Saved.');
      close(true);
    });
  } },
    h('label.field', 'Name', name), h('label.field', 'Age', age), h('h3', 'Allergies'), allergies,
    h('label.field', 'Also allergic to', foods), h('label.field', 'Does not tolerate', little), h('h3', 'Diets'), kept,
    h('button.button.block', 'Save'),
    member && h('button.button.danger.block', { type: 'button', onclick: async event => {
      const button = event.currentTarget;
      if (!await confirmSheet(`Take ${member.name} out?`, 'What is known of their allergies and diets is deleted.', 'Take out')) return;
      await busy(button, async () => { await api.delete(`/api/v1/members/${member.id}`); close(true); });
    } }, 'Take out')));
}

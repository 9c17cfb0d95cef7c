// What the API calls allergens and diets, in words.

export const allergens = {
  gluten: 'Gluten', crustaceans: 'Crustaceans', eggs: 'Eggs', fish: 'Fish', peanuts: 'Peanuts', soybeans: 'Soy', milk: 'Milk',
  nuts: 'Nuts', celery: 'Celery', mustard: 'Mustard', sesame: 'Sesame', sulphites: 'Sulphites', lupin: 'Lupin', molluscs: 'Molluscs',
};
export const diets = {
  vegetarian: 'Vegetarian', pescatarian: 'Pescatarian', vegan: 'Vegan', gluten_free: 'Gluten-free', dairy_free: 'Dairy-free',
  nut_free: 'Nut-free', halal: 'Halal', kosher: 'Kosher',
};

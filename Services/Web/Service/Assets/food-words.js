// What the API calls allergens and diets, in words.
import { t } from './language.js';

export const allergens = {
  gluten: t('allergen.gluten'), crustaceans: t('allergen.crustaceans'), eggs: t('allergen.eggs'), fish: t('allergen.fish'), peanuts: t('allergen.peanuts'), soybeans: t('allergen.soybeans'), milk: t('allergen.milk'),
  nuts: t('allergen.nuts'), celery: t('allergen.celery'), mustard: t('allergen.mustard'), sesame: t('allergen.sesame'), sulphites: t('allergen.sulphites'), lupin: t('allergen.lupin'), molluscs: t('allergen.molluscs'),
};
export const diets = {
  vegetarian: t('diet.vegetarian'), pescatarian: t('diet.pescatarian'), vegan: t('diet.vegan'), gluten_free: t('diet.gluten_free'), dairy_free: t('diet.dairy_free'),
  nut_free: t('diet.nut_free'), halal: t('diet.halal'), kosher: t('diet.kosher'),
};

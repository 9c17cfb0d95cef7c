// The sheets of `later.js`, and what else comes below a view once nothing else is to be loaded.
export { deletedLists } from './views/deleted-lists.js';
export { itemSheet } from './views/grocery-item.js';
export { listMenu } from './views/grocery-menu.js';
export { chooseShop, clearChecked, dropNotice, pinList } from './views/list-changes.js';
export { makeMenuList } from './views/make-list.js';
export { addToMenu, takeOff } from './views/menu-recipes.js';
export { shareSheet } from './views/share.js';
export { whoLooks } from './views/who-looks.js';
export { helpSheet } from './views/help.js';
export { undoSheet } from './views/last-changes.js';
export { waitingSheet } from './views/waiting.js';
export { addMeal, mealSheet } from './views/plan-meal.js';
export { planSheet, shopSheet } from './views/plan-days.js';
export { nextDays } from './views/next-days.js';
export { fillSheet } from './views/plan-fill.js';
export { fillFromMenu, putOnDay } from './views/menu-days-sheets.js';
export { addEater } from './views/family.js';
export { dropSample, makeSample } from './sample/week.js';

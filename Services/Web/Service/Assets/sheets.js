// The sheets of `later.js`.
export { checkYouHave } from './views/check-you-have.js';
export { deletedLists } from './views/deleted-lists.js';
export { itemSheet } from './views/grocery-item.js';
export { shareSheet } from './views/share.js';
export { helpSheet } from './views/help.js';
export { undoSheet } from './views/last-changes.js';
export { waitingSheet } from './views/waiting.js';

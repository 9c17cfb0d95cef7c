// Larder in a browser: which view a path shows, and moving between them without loading the page again.
import { h, toast } from './dom.js';
import { household as shownHousehold } from './household.js';
import { session } from './session.js';
import * as board from './views/board.js';
import * as history from './views/history.js';
import * as plan from './views/plan.js';
import * as groceries from './views/groceries.js';
import * as recipes from './views/recipes.js';
import * as recipe from './views/recipe.js';
import * as addRecipe from './views/add-recipe.js';
import * as household from './views/household.js';
import * as settings from './views/settings.js';
import * as calendars from './views/calendars.js';
import * as households from './views/households.js';
import * as log from './views/log.js';
import * as account from './views/account.js';
import * as devices from './views/devices.js';
import * as tokens from './views/tokens.js';
import * as signIn from './views/sign-in.js';

const routes = [
  [/^\/$/, board, 'menu', 'Menu'],
  [/^\/history$/, history, 'menu', 'History'],
  [/^\/plan$/, plan, 'plan', 'Plan'],
  [/^\/groceries$/, groceries, 'groceries', 'Groceries'],
  [/^\/groceries\/([^/]+)$/, groceries, 'groceries', 'Groceries'],
  [/^\/recipes$/, recipes, 'recipes', 'Recipes'],
  [/^\/recipes\/new$/, addRecipe, 'recipes', 'Add a recipe'],
  [/^\/recipes\/([^/]+)$/, recipe, 'recipes', 'Recipe'],
  [/^\/recipes\/([^/]+)\/edit$/, addRecipe, 'recipes', 'Edit recipe'],
  [/^\/household$/, household, '', 'Household'],
  [/^\/household\/settings$/, settings, '', 'Settings'],
  [/^\/household\/calendars$/, calendars, '', 'Calendars and to-do apps'],
  [/^\/household\/log$/, { show: log.showHousehold }, '', 'Activity log'],
  [/^\/households$/, households, '', 'Your households'],
  [/^\/account$/, account, '', 'Your account'],
  [/^\/account\/devices$/, devices, '', 'Devices'],
  [/^\/account\/tokens$/, tokens, '', 'API tokens and app passwords'],
  [/^\/account\/log$/, { show: log.showOwn }, '', 'Activity log'],
  [/^\/sign-in$/, { show: signIn.showSignIn }, '', 'Sign in'],
  [/^\/signed-in$/, { show: signIn.showSignedIn }, '', 'Signing in'],
  [/^\/forgot-password$/, { show: signIn.showForgot }, '', 'Forgotten password'],
  [/^\/reset$/, { show: signIn.showReset }, '', 'New password'],
  [/^\/confirm$/, { show: signIn.showConfirm }, '', 'Confirm your address'],
  [/^\/confirm-email$/, { show: signIn.showConfirmEmail }, '', 'Confirm your address'],
];

let leave = () => {};
let shown = 0;

async function show({ focuses = false } = {}) {
  const path = location.pathname;
  const [route, match] = routes.map(route => [route, path.match(route[0])]).find(([, match]) => match) ?? [null, null];
  const main = document.getElementById('main');
  leave();
  leave = () => {};
  const turn = ++shown;
  if (!route) {
    main.replaceChildren(h('div.view', h('h1', 'Page not found'), h('p', h('a', { href: '/' }, 'Back to the menu'))));
    return;
  }
  const [, view, tab, title] = route;
  document.title = `${title} · Larder`;
  for (const link of document.querySelectorAll('.tabs a')) {
    if (link.dataset.tab === tab) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
  }
  main.className = view.wide ? 'wide' : '';
  const root = h('div.view');
  const waiting = setTimeout(() => { if (turn === shown) main.replaceChildren(h('p.loading', 'Loading …')); }, 250);
  try {
    // A view draws into `root` and may give back what to do on leaving, such as closing its event stream.
    const left = await view.show(root, ...match.slice(1));
    if (turn !== shown) return left?.();
    leave = left ?? (() => {});
    main.replaceChildren(root);
    if (session()) shownHousehold().catch(() => {});
    // Who listens to the page, or goes through it by keyboard, begins where it has changed.
    if (focuses) main.focus({ preventScroll: true });
  } catch (error) {
    if (turn !== shown) return;
    if (error.code === 'no_household') return go('/households');
    main.replaceChildren(error.status === 401 ? signedOut() : error.status === 404 ? gone(error) : h('div.view', h('h1', 'Something went wrong'), h('p', error.message),
      h('p', h('button.button', { onclick: () => show() }, 'Try again'))));
  } finally {
    clearTimeout(waiting);
  }
}

const gone = error => h('div.view', h('h1', 'This no longer exists'), h('p', error.message), h('p', h('a.button', { href: '/' }, 'Go to the menu')));

const signedOut = () => h('div.view', h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '🔑'), h('h1', 'You are signed out'),
  h('p', 'Sign in to continue where you were, or start anew.'), h('a.button', { href: '/sign-in' }, 'Sign in')));

/** Goes to a path of the app. */
export function go(path) {
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
  show({ focuses: true });
}

document.addEventListener('go', event => go(event.detail));
window.addEventListener('popstate', () => show({ focuses: true }));
// Nobody is signed in any more, or what is shown has gone meanwhile: the view says so when it is shown again.
document.addEventListener('over', () => show());
document.addEventListener('moved', event => {
  toast(event.detail);
  // What is on the screen is of a household that is not this user's any more.
  go('/');
});
document.addEventListener('click', event => {
  const link = event.target.closest('a[href^="/"]');
  if (!link || link.target || link.download || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  if (/^\/(list|feeds|api)\//.test(link.getAttribute('href'))) return;
  event.preventDefault();
  if (link.getAttribute('href') !== location.pathname + location.search) go(link.getAttribute('href'));
});
window.addEventListener('unhandledrejection', event => { if (event.reason?.message) toast(event.reason.message); });
show();

// Larder in a browser: which view a path shows, and moving between them without loading the page again.
import { h, keepingFocus, toast } from './dom.js';
import { endOpening } from './api.js';
import { dropEarly } from './early-answers.js';
import { forgetHousehold, household as shownHousehold } from './household.js';
import { isSuperseded, keepInstalled } from './installed.js';
import { beginView, isOffline } from './offline.js';
import { sendChanges, waiting as notSent } from './changes.js';
import { sendWaiting } from './grocery-queue.js';
import './keys.js';
import { later, resumeTimers } from './later.js';
import { session } from './session.js';
import { closeSheets, isSettled, movedTo, settled } from './sheet-history.js';
import * as board from './views/board.js';
import * as plan from './views/plan.js';
import * as groceries from './views/groceries.js';
import { waiting } from './views/waiting-library.js';
import { showWaiting } from './waiting-bar.js';
import { base, files, learnMore, t } from './language.js';

const catalogued = { wide: true, waiting };

/** @type {[pattern: RegExp, view: App.View, tab: string, title: string][]} */
const routes = [
  [/^\/$/, board, 'menu', t('nav.menu')],
  [/^\/history$/, later('history'), 'menu', t('nav.history')],
  [/^\/plan$/, { ...plan, wide: 'wide week-wide' }, 'plan', t('nav.plan')],
  [/^\/groceries$/, groceries, 'groceries', t('nav.groceries')],
  [/^\/groceries\/([^/]+)$/, groceries, 'groceries', t('nav.groceries')],
  [/^\/recipes$/, later('recipes', catalogued), 'recipes', t('nav.recipes')],
  [/^\/recipes\/new$/, later('addRecipe'), 'recipes', t('recipe.add')],
  [/^\/recipes\/bookmarklet$/, later('bookmarklet'), 'recipes', t('bookmarklet.title')],
  [/^\/recipes\/deleted$/, later('deletedRecipes'), 'recipes', t('deleted.title')],
  [/^\/recipes\/duplicates$/, later('duplicates', { wide: true }), 'recipes', t('duplicates.title')],
  [/^\/recipes\/tags$/, later('tags'), 'recipes', t('tags.title')],
  [/^\/recipes\/([^/]+)$/, later('recipe', { wide: true }), 'recipes', t('nav.recipe')],
  [/^\/recipes\/([^/]+)\/cook$/, later('cook', { wide: true }), 'recipes', t('cook.start')],
  [/^\/recipes\/([^/]+)\/edit$/, later('addRecipe'), 'recipes', t('nav.edit_recipe')],
  [/^\/recipes\/([^/]+)\/versions$/, later('versions'), 'recipes', t('versions.title')],
  [/^\/cookbooks$/, later('cookbooks', { wide: true }), 'recipes', t('cookbooks.title')],
  [/^\/cookbooks\/([^/]+)$/, later('cookbook', catalogued), 'recipes', t('filter.cookbook')],
  [/^\/catalogue$/, later('catalogue', catalogued), 'recipes', t('catalogue.title')],
  [/^\/catalogue\/cookbooks$/, later('catalogueCookbooks'), 'recipes', t('catalogue.cookbooks')],
  [/^\/catalogue\/recipes\/([^/]+)$/, later('catalogueRecipe', { wide: true }), 'recipes', t('nav.recipe')],
  [/^\/imports$/, later('imports'), 'recipes', t('imports.title')],
  [/^\/imports\/([^/]+)$/, later('imports'), 'recipes', t('imports.title')],
  [/^\/household$/, later('household'), '', t('nav.household')],
  [/^\/household\/settings$/, later('settings'), '', t('nav.settings')],
  [/^\/household\/calendars$/, later('calendars'), '', t('calendars.title')],
  [/^\/household\/aisles$/, later('aisles'), '', t('aisles.title')],
  [/^\/household\/aisles\/([^/]+)$/, later('aisles'), '', t('aisles.title')],
  [/^\/household\/activity$/, later('activity'), '', t('activity.title')],
  [/^\/household\/webhooks$/, later('webhooks'), '', t('webhooks.title')],
  [/^\/household\/log$/, later('log', {}, 'showHousehold'), '', t('log.title')],
  [/^\/households$/, later('households'), '', t('households.title')],
  [/^\/account$/, later('account'), '', t('account.title')],
  [/^\/account\/devices$/, later('devices'), '', t('devices.title')],
  [/^\/account\/tokens$/, later('tokens'), '', t('tokens.title')],
  [/^\/account\/log$/, later('log', {}, 'showOwn'), '', t('log.title')],
  [/^\/admin$/, later('admin', { wide: true }), '', t('admin.title')],
  [/^\/sign-in$/, later('signIn', {}, 'showSignIn'), '', t('sign_in.title')],
  [/^\/signed-in$/, later('signIn', {}, 'showSignedIn'), '', t('nav.signing_in')],
  [/^\/forgot-password$/, later('signIn', {}, 'showForgot'), '', t('nav.forgot')],
  [/^\/reset$/, later('signIn', {}, 'showReset'), '', t('nav.new_password')],
  [/^\/confirm$/, later('signIn', {}, 'showConfirm'), '', t('sign_in.confirm_address')],
  [/^\/confirm-email$/, later('signIn', {}, 'showConfirmEmail'), '', t('sign_in.confirm_address')],
];

/**
 * The app's own path of a path as the browser has it.
 * @param {string} path
 */
const inside = path => path.replace(base, '') || '/';

/** @type {() => void} */
let leave = () => {};
let shown = 0;
// Whether the page is to have the focus once it is there, also where it is drawn anew before that.
let isFocusDue = false;
let shownPath = location.pathname;

let isPressed = false;
window.addEventListener('pointerdown', ({ pointerType }) => { isPressed = pointerType === 'mouse'; }, true);
for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, () => { isPressed = false; }, true);

/** What a mouse holds down stays until it is let go: it would not be clicked if something else took its place. */
async function released() {
  for (let waits = 0; isPressed && waits < 20; waits += 1) await new Promise(done => setTimeout(done, 50));
}

/** Shows the view of the path; one that is drawn anew stays until what takes its place is there. */
async function show({ focuses = false, isAnew = false } = {}) {
  const path = shownPath = location.pathname;
  isFocusDue ||= focuses;
  const [route, match] = routes.map(route => /** @type {const} */ ([route, inside(path).match(route[0])])).find(([, match]) => match) ?? [null, null];
  const main = document.getElementById('main');
  // What stays to be seen goes on working until then.
  const old = leave;
  let hasLeft = false;
  const quit = leave = () => { if (!hasLeft) { hasLeft = true; old(); } };
  if (!isAnew || !route) quit();
  const turn = ++shown;
  beginView();
  showWaiting();
  if (notSent().length) sendChanges();
  if (!route) {
    main.replaceChildren(h('div.view', h('h1', t('page.not_found')), h('p', h('a', { href: '/' }, t('page.back_to_menu')))));
    return;
  }
  const [, view, tab, title] = route;
  document.title = `${title} · Larder`;
  for (const link of document.querySelectorAll('.tabs a')) {
    if (link.dataset.tab === tab) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
  }
  main.className = view.wide === true ? 'wide' : /** @type {string} */ (view.wide ?? '');
  const root = h('div.view');
  const waiting = setTimeout(() => { if (turn === shown && !isAnew) main.replaceChildren(view.waiting?.() ?? h('p.loading', t('common.loading'))); }, 250);
  try {
    // A view draws into `root` and may give back what to do on leaving, such as closing its event stream.
    const left = /** @type {(() => void) | undefined} */ (await view.show(root, .../** @type {string[]} */ (match).slice(1)));
    if (isAnew) await released();
    if (turn !== shown) return left?.();
    quit();
    leave = left ?? (() => {});
    const hadFocus = main.contains(document.activeElement);
    keepingFocus(main, () => main.replaceChildren(root));
    if (session()) shownHousehold().catch(() => {});
    // Who listens to the page, or goes through it by keyboard, begins where it has changed, or goes on where they were.
    if (isFocusDue || hadFocus && document.activeElement === document.body) main.focus({ preventScroll: true });
    isFocusDue = false;
    document.dispatchEvent(new CustomEvent('shown'));
  } catch (error) {
    if (turn !== shown) return;
    quit();
    leave = () => {};
    if (error.code === 'no_household') return go('/households');
    main.replaceChildren(error.status === 401 ? signedOut() : error.status === 404 ? gone(error) : h('div.view', h('h1', t('page.wrong')), h('p', error.message),
      h('p', h('button.button', { onclick: () => show() }, t('common.try_again')))));
  } finally {
    clearTimeout(waiting);
  }
}

const gone = (/** @type {Error} */ error) => h('div.view', h('h1', t('page.gone')), h('p', error.message), h('p', h('a.button', { href: '/' }, t('page.go_to_menu'))));

const signedOut = () => h('div.view', h('section.card.hero', h('div.art', { ariaHidden: 'true' }, '🔑'), h('h1', t('page.signed_out')),
  h('p', t('page.sign_in_again')), h('a.button', { href: '/sign-in' }, t('sign_in.title'))));

/**
 * Goes to a path of the app. A sheet is of the page that is left.
 * @param {string} path
 */
export async function go(path) {
  if (!isSettled()) await closeSheets();
  if (isSuperseded()) return location.assign(base + path);
  window.history.pushState(null, '', base + path);
  window.scrollTo(0, 0);
  show({ focuses: true });
}

document.addEventListener('go', event => go(event.detail));
window.addEventListener('popstate', event => {
  if (!movedTo(shownPath, event.state)) show({ focuses: true });
});
// Nobody is signed in any more, or what is shown has gone meanwhile: the view says so when it is shown again.
document.addEventListener('over', () => show());
document.addEventListener('moved', event => {
  toast(event.detail);
  // What is on the screen is of a household that is not this user's any more.
  go('/');
});
document.addEventListener('click', event => {
  /** @type {HTMLAnchorElement | null} */
  const link = /** @type {Element} */ (event.target).closest('a[href^="/"]');
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || link.download || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  const path = inside(href);
  if (/^\/(list|feeds|api)\//.test(path)) return;
  event.preventDefault();
  if (path !== inside(location.pathname + location.search)) go(path);
});
window.addEventListener('unhandledrejection', event => { if (event.reason?.message) toast(event.reason.message); });

/** @type {number | undefined} */
let renewing;

/** Whether a sheet is open, recipes are being chosen, or somebody types, or has typed what is not saved. */
const isInUse = () => document.querySelector('dialog[open], .selection-bar:not([hidden])') || document.activeElement?.matches('input, textarea, select')
  || [.../** @type {NodeListOf<HTMLTextAreaElement>} */ (document.querySelectorAll('#main textarea'))].some(({ value, defaultValue }) => value !== defaultValue);

/** Shows the page's view anew with what the server says now; later, while it is in use. */
function renew() {
  clearTimeout(renewing);
  if (isInUse()) {
    renewing = setTimeout(renew, 1000);
    return;
  }
  forgetHousehold();
  show({ isAnew: true });
}
document.addEventListener('renew', renew);
// Views of what others change as well are drawn anew by themselves.
document.addEventListener('changes', () => { if (/^\/(household|recipes\/[\w-]{36}|cookbooks.*)$/.test(inside(location.pathname))) renew(); });
window.addEventListener('online', () => { if (isOffline()) renew(); });

// A page that was loaded anew has no sheet.
settled();
show().then(async () => {
  dropEarly('/api/v1/auth/session');
  sendWaiting();
  resumeTimers();
  if (await endOpening()) renew();
  dropEarly();
  // What is not needed yet comes when nothing else does.
  setTimeout(() => {
    document.head.append(h('link', { rel: 'modulepreload', href: `${files}more.js` }));
    learnMore().catch(() => {});
    keepInstalled();
  }, 4000);
});

// Lets a view move on without importing the app, which imports the views.

/** Goes to a path of the app. */
export const go = (/** @type {string} */ path) => document.dispatchEvent(new CustomEvent('go', { detail: path }));

// What changes cookbooks: done at once, or kept until there is a network.
import { change } from './changes.js';
import { newID } from './plain-http.js';
import { t } from './language.js';

/** @typedef {{ id: string, name: string }} Named */

const PATH = '/api/v1/cookbooks';
const pathOf = (/** @type {App.Identified} */ { id }) => `${PATH}/${id}`;

/**
 * The call that deletes a cookbook; its recipes stay.
 * @type {(cookbook: Named) => App.Step}
 */
const deleting = cookbook => ({ method: 'DELETE', path: pathOf(cookbook), what: t('changes.cookbook_delete', { name: cookbook.name }) });

/**
 * The call that brings a deleted one back.
 * @type {(cookbook: Named) => App.Step}
 */
export const restoring = cookbook => ({ method: 'POST', path: `${pathOf(cookbook)}/restore`, body: {}, what: t('changes.cookbook_restore', { name: cookbook.name }) });

const make = (/** @type {App.Step} */ { method, path, body, what }) => change(method, path, body, { what });

/**
 * Makes one; gives it, also where it waits.
 * @param {string} name
 */
export async function addCookbook(name) {
  const made = { id: newID(), name };
  const answer = await change('POST', PATH, made, { what: t('changes.cookbook_add', { name }), undo: deleting(made) });
  return { recipes: 0, images: [], ...made, ...answer };
}

/**
 * Gives one another name; not over one that somebody else has given it meanwhile.
 * @type {(cookbook: Named, name: string) => Promise<any>}
 */
export const renameCookbook = ({ id, name: before }, name) => change('PATCH', pathOf({ id }), { name }, {
  what: t('changes.cookbook_rename', { before, name }), seen: { name: before },
  undo: { method: 'PATCH', path: pathOf({ id }), body: { name: before }, what: t('changes.cookbook_rename', { before: name, name: before }) },
});

export const deleteCookbook = (/** @type {Named} */ cookbook) => make(deleting(cookbook));
export const restoreCookbook = (/** @type {Named} */ cookbook) => make(restoring(cookbook));

/**
 * Puts a recipe into one, or takes it out.
 * @param {Named} cookbook
 * @param {string} recipe
 * @param {boolean} isIn
 */
export function putRecipe(cookbook, recipe, isIn) {
  const path = `${pathOf(cookbook)}/recipes/${recipe}`;
  /** @type {(isPut: boolean) => App.Step} */
  const call = isPut => ({ method: isPut ? 'PUT' : 'DELETE', path, what: t(isPut ? 'changes.cookbook_put' : 'changes.cookbook_out', { count: 1, name: cookbook.name }) });
  return change(call(isIn).method, path, undefined, { what: call(isIn).what, shows: { name: cookbook.name }, undo: call(!isIn) });
}

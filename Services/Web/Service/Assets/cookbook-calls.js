// What changes cookbooks: done at once, or kept until there is a network.
import { change } from './changes.js';
import { newID } from './plain-http.js';
import { t } from './language.js';

const PATH = '/api/v1/cookbooks';
const pathOf = ({ id }) => `${PATH}/${id}`;

/** The call that deletes a cookbook; its recipes stay. */
const deleting = cookbook => ({ method: 'DELETE', path: pathOf(cookbook), what: t('changes.cookbook_delete', { name: cookbook.name }) });

/** The call that brings a deleted one back. */
export const restoring = cookbook => ({ method: 'POST', path: `${pathOf(cookbook)}/restore`, body: {}, what: t('changes.cookbook_restore', { name: cookbook.name }) });

const make = ({ method, path, body, what }) => change(method, path, body, { what });

/** Makes one; gives it, also where it waits. */
export async function addCookbook(name) {
  const made = { id: newID(), name };
  const answer = await change('POST', PATH, made, { what: t('changes.cookbook_add', { name }), undo: deleting(made) });
  return { recipes: 0, images: [], ...made, ...answer };
}

/** Gives one another name; not over one that somebody else has given it meanwhile. */
export const renameCookbook = ({ id, name: before }, name) => change('PATCH', pathOf({ id }), { name }, {
  what: t('changes.cookbook_rename', { before, name }), seen: { name: before },
  undo: { method: 'PATCH', path: pathOf({ id }), body: { name: before }, what: t('changes.cookbook_rename', { before: name, name: before }) },
});

export const deleteCookbook = cookbook => make(deleting(cookbook));
export const restoreCookbook = cookbook => make(restoring(cookbook));

/** Puts a recipe into one, or takes it out. */
export function putRecipe(cookbook, recipe, isIn) {
  const path = `${pathOf(cookbook)}/recipes/${recipe}`;
  const call = isPut => ({ method: isPut ? 'PUT' : 'DELETE', path, what: t(isPut ? 'changes.cookbook_put' : 'changes.cookbook_out', { count: 1, name: cookbook.name }) });
  return change(call(isIn).method, path, undefined, { what: call(isIn).what, shows: { name: cookbook.name }, undo: call(!isIn) });
}

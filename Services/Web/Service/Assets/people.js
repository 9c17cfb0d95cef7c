// What the people of a household are called.
import { all } from './api.js';
import { instantDay } from './words.js';
import { t } from './language.js';

export const roles = { owner: t('role.owner'), editor: t('role.editor'), viewer: t('role.viewer') };
export const mayDo = {
  owner: t('role.owner_may'),
  editor: t('role.editor_may'),
  viewer: t('role.viewer_may'),
};

/**
 * Everybody who belongs to a household, with a name to show: their own, that of who they are at the table, or a description.
 * @param {string} household
 * @param {string} me
 * @param {any[]} eaters
 */
export async function people(household, me, eaters = []) {
  const members = await all(`/api/v1/households/${household}/memberships`, 200);
  return members.map(member => {
    const eater = eaters.find(({ user_id: user }) => user === member.user.id);
    return { ...member, id: member.user.id, face: eater?.id ?? member.user.id, isMe: member.user.id === me,
      title: member.name ?? eater?.name ?? (member.user.id === me ? t('people.you') : t('people.since', { date: instantDay(member.joined_at) })) };
  });
}

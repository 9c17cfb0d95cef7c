// A recipe as a text, for whoever it is sent to: nobody needs an account to read it.
import { toast } from '../dom.js';
import { copyText } from '../clipboard.js';
import { wordsOf } from './recipe-parts.js';
import { t } from '../language.js';

/** Sends what is shown of a recipe by what the device offers for that, or else copies it. */
export async function shareRecipe(recipe, shown) {
  const text = textOf(recipe, shown);
  if (!navigator.share) {
    await copyText(text);
    return toast(t('recipe.copied'));
  }
  // Who thinks better of it has not failed.
  return navigator.share({ title: recipe.title, text }).catch(error => { if (error.name !== 'AbortError') throw error; });
}

function textOf({ title, steps, source }, { lines, servings, isScaled }) {
  return [
    title, t('servings.count', { count: servings }), '',
    ...sections(lines, line => asText(...wordsOf(line, isScaled))), '',
    ...sections(steps, ({ text }, number) => `${number}. ${text}`),
    ...(source?.url ? ['', `${t('recipe.from')} ${source.url}`] : []),
  ].join('\n');
}

/** A line, and what the page says below it. */
const asText = (words, other) => other ? `${words} (${other})` : words;

/** Lines of text under their headings; each section counts anew, as on the page. */
function sections(lines, words) {
  let [section, number] = [null, 0];
  return lines.flatMap(line => {
    const isNew = (line.section ?? null) !== section;
    section = line.section ?? null;
    number = isNew ? 1 : number + 1;
    return [...(isNew && section ? ['', section] : []), words(line, number)];
  });
}

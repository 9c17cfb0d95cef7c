// A recipe as its form has it: lines of text, and what would be sent of it.

/** Lines as they are typed; `# name` begins a section. */
export const lines = items => (items ?? []).map((item, index, list) =>
  ((item.section ?? null) !== (list[index - 1]?.section ?? null) ? `# ${item.section ?? ''}`.trim() + '\n' : '')
    + (item.text ?? item).replaceAll('\n', '\n  ')).join('\n');

/** Lines of a text area; `# name` starts a section, `#` ends it. With `breaks` an indented line goes on with the one before. */
export function parse(text, breaks = false) {
  let section = null;
  const items = [];
  for (const raw of text.split('\n').filter(line => line.trim())) {
    const line = raw.trim(), last = items.at(-1);
    if (line === '#' || line.startsWith('# ')) section = line.slice(1).trim() || null;
    else if (breaks && last && raw.startsWith('  ')) last.text += `\n${line}`;
    else items.push(section ? { text: line, section } : { text: line });
  }
  return items;
}

// What the form does not show.
export const kept = recipe => ({
  ...(recipe.source ? { source: recipe.source } : {}), image_url: recipe.image_url ?? null,
  image_source: recipe.image_source ?? null, notes: recipe.notes ?? null,
  nutrition: recipe.nutrition ?? null, rating: recipe.rating ?? null,
});

/** A recipe as the form would send it unchanged. */
export const content = recipe => ({
  ...kept(recipe), title: recipe.title, servings: recipe.servings, ingredients: parse(lines(recipe.ingredients)), steps: parse(lines(recipe.steps), true),
  times: { prep: recipe.times?.prep ?? null, cook: recipe.times?.cook ?? null, total: recipe.times?.total ?? null }, tags: recipe.tags,
});

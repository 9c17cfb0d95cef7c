// The lines of a recipe's text area as rows that can be put elsewhere, and its sections, which take their lines along.

/** Rows of a text: `isHead` for one that begins a section. With `breaks` an indented line belongs to the one before. */
export function rowsOf(text, breaks = false) {
  const rows = [];
  for (const raw of text.split('\n').filter(line => line.trim())) {
    const line = raw.trim();
    const isHead = line === '#' || line.startsWith('# ');
    if (breaks && raw.startsWith('  ') && !isHead && rows.length && !rows.at(-1).isHead) rows.at(-1).raw += `\n${raw}`;
    else rows.push({ raw, isHead, title: isHead ? line.slice(1).trim() : line });
  }
  return rows;
}

export const textOf = rows => rows.map(({ raw }) => raw).join('\n');

/** The rows before the first section, and each section with its lines. */
function sectionsOf(rows) {
  const parts = [[]];
  for (const row of rows) {
    if (row.isHead) parts.push([row]); else parts.at(-1).push(row);
  }
  return parts;
}

/** The rows with their sections in this order of heads. */
export function inOrder(rows, heads) {
  const [first, ...sections] = sectionsOf(rows);
  return [...first, ...heads.flatMap(head => sections.find(([one]) => one === head))];
}

/** The rows with one of them so many places further: a line by itself, a head with its section. Null if that is out of reach. */
export function moved(rows, row, by) {
  const among = row.isHead ? rows.filter(one => one.isHead) : [...rows];
  const to = among.indexOf(row) + by;
  if (to < 0 || to >= among.length) return null;
  among.splice(to, 0, ...among.splice(among.indexOf(row), 1));
  return row.isHead ? inOrder(rows, among) : among;
}

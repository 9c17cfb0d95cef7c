// The lines of a recipe's text area as rows that can be put elsewhere, and its sections, which take their lines along.

/**
 * A row: `raw` is what was typed.
 * @typedef {{ raw: string, isHead: boolean, title: string }} Row
 */

/**
 * Rows of a text: `isHead` for one that begins a section. With `breaks` an indented line belongs to the one before.
 * @param {string} text
 */
export function rowsOf(text, breaks = false) {
  /** @type {Row[]} */
  const rows = [];
  for (const raw of text.split('\n').filter(line => line.trim())) {
    const line = raw.trim();
    const isHead = line === '#' || line.startsWith('# ');
    const before = rows.at(-1);
    if (breaks && raw.startsWith('  ') && !isHead && before && !before.isHead) before.raw += `\n${raw}`;
    else rows.push({ raw, isHead, title: isHead ? line.slice(1).trim() : line });
  }
  return rows;
}

export const textOf = (/** @type {Row[]} */ rows) => rows.map(({ raw }) => raw).join('\n');

/**
 * The rows before the first section, and each section with its lines.
 * @param {Row[]} rows
 */
function sectionsOf(rows) {
  /** @type {Row[][]} */
  const parts = [[]];
  for (const row of rows) {
    if (row.isHead) parts.push([row]); else parts.at(-1)?.push(row);
  }
  return parts;
}

/**
 * The rows with their sections in this order of heads.
 * @param {Row[]} rows
 * @param {Row[]} heads
 */
export function inOrder(rows, heads) {
  const [first, ...sections] = sectionsOf(rows);
  return [...first, ...heads.flatMap(head => sections.find(([one]) => one === head) ?? [])];
}

/**
 * The rows with one of them so many places further: a line by itself, a head with its section. Null if that is out of reach.
 * @param {Row[]} rows
 * @param {Row} row
 * @param {number} by
 */
export function moved(rows, row, by) {
  const among = row.isHead ? rows.filter(one => one.isHead) : [...rows];
  const to = among.indexOf(row) + by;
  if (to < 0 || to >= among.length) return null;
  among.splice(to, 0, ...among.splice(among.indexOf(row), 1));
  return row.isHead ? inOrder(rows, among) : among;
}

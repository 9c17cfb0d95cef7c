// QR codes (ISO/IEC 18004) for short texts: bytes, correction level M, versions 1 to 10.

// By version: correction bytes a block, and how many blocks of how many data bytes.
const BLOCKS = [[10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]]];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// Powers of 2 in the field of 256 elements, and their logarithms.
const power = new Uint8Array(512), log = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  power[exponent] = power[exponent + 255] = value;
  log[value] = exponent;
  value = value << 1 ^ (value & 128 ? 285 : 0);
}
const times = (one, other) => one && other ? power[log[one] + log[other]] : 0;

/** The correction bytes of a block. */
function correction(data, count) {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => { next[index + 1] ^= times(factor, power[root]); });
    generator = next;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const factor = rest[index];
    generator.forEach((coefficient, offset) => { rest[index + offset] ^= times(coefficient, factor); });
  }
  return rest.slice(data.length);
}

/** The bytes of a version's symbol, its blocks interleaved. */
function codewords(bytes, version) {
  const [count, sizes] = BLOCKS[version - 1];
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const bits = [];
  const put = (value, length) => { for (let bit = length - 1; bit >= 0; bit -= 1) bits.push(value >> bit & 1); };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0; data.length < capacity; pad ^= 1) data.push(pad ? 17 : 236);
  const blocks = sizes.map(size => data.splice(0, size));
  const mixed = lists => Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) => lists.filter(list => index < list.length).map(list => list[index])).flat();
  return [...mixed(blocks), ...mixed(blocks.map(block => correction(block, count)))];
}

/** A number with its own correction bits behind it. */
function corrected(value, length, generator) {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest)) rest ^= generator << bit - length;
  return value << length | rest;
}

/** The rows of a text's code, true for dark; null for a text that is too long. */
export function qrRows(text) {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, sizes], index) => sizes.reduce((sum, size) => sum + size, 0) >= bytes.length + (index < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array(size).fill(null));
  const set = (row, column, isDark) => { if (row >= 0 && row < size && column >= 0 && column < size) rows[row][column] = isDark; };
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]]) for (let row = -1; row < 8; row += 1) for (let column = -1; column < 8; column += 1) {
    const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
    set(top + row, left + column, ring < 2 || ring === 3);
  }
  const centres = CENTRES[version - 1];
  for (const row of centres) for (const column of centres) if (rows[row][column] === null) {
    for (let down = -2; down < 3; down += 1) for (let right = -2; right < 3; right += 1) set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
  }
  for (let at = 8; at < size - 8; at += 1) rows[6][at] = rows[at][6] = at % 2 === 0;
  // Level M with the first mask.
  const format = corrected(0, 10, 1335) ^ 21522;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = Boolean(format >> bit & 1);
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, isDark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, isDark);
  }
  set(size - 8, 8, true);
  if (version > 6) for (let bit = 0, value = corrected(version, 12, 7973); bit < 18; bit += 1) {
    const [long, short] = [Math.floor(bit / 3), size - 11 + bit % 3];
    rows[long][short] = rows[short][long] = Boolean(value >> bit & 1);
  }
  const stream = codewords(bytes, version).flatMap(byte => [7, 6, 5, 4, 3, 2, 1, 0].map(bit => byte >> bit & 1));
  let next = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) for (const column of [right, right - 1]) {
      const row = isUp ? size - 1 - step : step;
      if (rows[row][column] !== null) continue;
      rows[row][column] = Boolean(stream[next] ?? 0) !== ((row + column) % 2 === 0);
      next += 1;
    }
  }
  return rows;
}

/** A picture of the code, with the margin that readers need; nothing for a text that is too long. */
export function qrCode(text, label) {
  const rows = qrRows(text);
  if (!rows) return null;
  const NAME = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(NAME, 'svg');
  const path = document.createElementNS(NAME, 'path');
  svg.setAttribute('viewBox', `-4 -4 ${rows.length + 8} ${rows.length + 8}`);
  svg.setAttribute('class', 'qr-code');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  path.setAttribute('d', rows.flatMap((row, y) => row.map((isDark, x) => isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  path.setAttribute('fill', '#000');
  path.setAttribute('stroke', 'none');
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.append(path);
  return svg;
}

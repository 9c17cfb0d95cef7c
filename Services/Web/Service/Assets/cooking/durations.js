// How long something takes, as the steps of recipes say it in the four languages: `20 minutes`, `1 ½ Stunden`, `media hora`.

/** @type {[number: number, words: string][]} */
const SPELT = [
  [1, 'a an one ein eine einer un une una'], [2, 'two zwei deux dos'], [3, 'three drei trois tres'], [4, 'four vier quatre cuatro'],
  [5, 'five fünf cinq cinco'], [6, 'six sechs seis'], [7, 'seven sieben sept siete'], [8, 'eight acht huit ocho'],
  [9, 'nine neun neuf nueve'], [10, 'ten zehn dix diez'], [12, 'twelve zwölf douze doce'], [15, 'fifteen fünfzehn quinze quince'],
  [20, 'twenty zwanzig vingt veinte'], [30, 'thirty dreißig trente treinta'], [40, 'forty vierzig quarante cuarenta'],
  [45, 'forty-five fünfundvierzig quarante-cinq'], [60, 'sixty sechzig soixante sesenta'], [1.5, 'eineinhalb anderthalb'], [2.5, 'zweieinhalb'],
];
const NAMED = new Map(SPELT.flatMap(([value, words]) => words.split(' ').map(word => [word, value])));
/** @type {Record<string, number>} */
const SIGNS = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
// What is said without a number, in seconds.
/** @type {[seconds: number, words: string][]} */
const PARTS = [
  [2700, 'three[ -]quarters of an hour|dreiviertelstunden?|trois quarts d[’\']heure|tres cuartos de hora'],
  [1800, 'half an hour|half[ -]hour|halben? stunde|demi[ -]?heure|media hora'],
  [900, '(?:a )?quarter of an hour|viertelstunde|quart d[’\']heure|cuarto de hora'],
  [30, 'half a minute|halben? minute|demi[ -]?minute|medio minuto'],
];
/** @type {[seconds: number, words: string][]} */
const UNITS = [
  [3600, 'hours?|hrs?|h|stunden?|std|heures?|horas?'], [60, 'minutes?|mins?|minuten?|mn|minutos?'], [1, 'seconds?|secs?|sekunden?|sek|secondes?|segundos?|seg'],
];
const TO = '(?:-|–|—|to|bis|or|oder|à|ou|a|o)';
const NUMBER = String.raw`\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?(?:\s*[½¼¾⅓⅔])?|[½¼¾⅓⅔]|${[...NAMED.keys()].sort((one, other) => other.length - one.length).join('|')}`;
const UNIT = UNITS.map(([, words]) => words).join('|');
const [HOURS, MINUTES] = UNITS.map(([, words]) => words);
// After hours: `30 minutes` and the like, or the minutes of `1h30`, or a half.
const REST = String.raw`(?<half>\s+(?:and a half|et demie?|y media)(?!\p{L}))|\s*(?:,|and|und|et|y)?\s*(?<minutes>${NUMBER})\s*-?(?:${MINUTES})(?![\p{L}\p{N}])|\s?(?<bare>[0-5]\d)(?![\p{L}\p{N}:]|[.,]\d|\s*(?:[°%]|(?:k?g|[mcd]?l)(?!\p{L})))`;
const SAID = new RegExp(String.raw`(?<![\p{L}\p{N}.,/])(?:(?<part>${PARTS.map(([, words]) => words).join('|')})(?!\p{L})|(?<first>${NUMBER})(?:\s*${TO}\s*(?:${NUMBER}))?\s*-?\s*(?:(?:${HOURS})(?:\.?(?:${REST}))?|(?<unit>${UNIT}))(?![\p{L}]))`, 'giu');

const LEAST = 5;
const MOST = 24 * 3600;

/** @param {string} text */
function value(text) {
  const word = text.toLowerCase();
  const named = NAMED.get(word);
  if (named) return named;
  const fraction = word.match(/^(?:(\d+)\s+)?(\d)\/(\d)$/);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const sign = Object.keys(SIGNS).find(one => word.endsWith(one));
  return Number((sign ? word.slice(0, -1) : word).trim().replace(',', '.') || 0) + (SIGNS[sign ?? ''] ?? 0);
}

/** @type {(table: [seconds: number, words: string][], word: string) => number} */
const per = (table, word) => table.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0] ?? NaN;

/** @param {Record<string, string>} said */
function secondsOf({ part, first, unit, half, minutes, bare }) {
  if (part) return per(PARTS, part);
  const more = half ? 1800 : 60 * (minutes ? value(minutes) : Number(bare ?? 0));
  return Math.round(value(first) * (unit ? per(UNITS, unit) : 3600) + more);
}

/**
 * A step's text in parts; those that say how long have `seconds`: the shorter time of two, as one looks then.
 * @param {string} text
 */
export function durations(text) {
  /** @type {{ text: string, seconds?: number }[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(SAID)) {
    const seconds = secondsOf(match.groups ?? {});
    if (!(seconds >= LEAST && seconds <= MOST)) continue;
    const { index = 0 } = match;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: match[0], seconds });
    end = index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

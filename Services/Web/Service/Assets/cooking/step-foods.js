// Which lines of ingredients a step uses, by the names of the foods in its text.
import { isForm, words } from '../highlight.js';
import { spoken } from '../language.js';

// Small words of the four languages, which name no food.
const SMALL = new Set('of the and or with for in a an von vom der die das den und oder mit aus im zum zur de du des d la le les l et ou au aux a avec del los las el y o con sin en'.split(' '));
// Behind these a name says what the food is of: `huile d’olive`.
const LINKS = new Set('of de du des d del au aux a con'.split(' '));
const OR = /\s(?:or|oder|ou|o)\s/i;
const ALL = /\b(?:all (?:the |of the )?(?:other |remaining )?ingredients|(?:alle|sämtliche) (?:übrigen |restlichen )?zutaten|tous les (?:autres )?ingrédients|todos los (?:demás )?ingredientes|mix everything|alles (?:verrühren|vermischen|mischen|kochen|vermengen|pürieren))/i;
// Shorter words end many others.
const SHORTEST = 3;
const [WHOLE, HEAD, COMPOUND] = [3, 2, 1];

/** The words of a name that say what it is: the last, as in `olive oil`, or before a link the first, as in `huile d’olive`. */
function headsOf(name) {
  const all = words(name);
  const link = all.findIndex(word => LINKS.has(word));
  const named = all.filter(word => !SMALL.has(word));
  if (link > 0) return [named[0]];
  // `oignon rouge`, and in a recipe from elsewhere `red onion`.
  return spoken === 'fr' || spoken === 'es' ? [named[0], named.at(-1)] : [named.at(-1)];
}

const same = (word, other) => word === other || isForm(word, other);
/** Whether a word is a part of another, as German writes them: `Öl` for `Olivenöl`, `Kartoffelscheiben` for `Kartoffeln`. */
const isPart = (word, head) => head.length > word.length && head.endsWith(word) && (word.length >= SHORTEST || word === 'ol')
  || head.length > 4 && word.startsWith(head.replace(/(?:en|n|s)$/, ''));

/** Where in a text's words a name stands, and how surely, as pairs. */
function places(text, name) {
  const named = words(name).filter(word => !SMALL.has(word));
  if (!named.length) return [];
  const heads = headsOf(name);
  const found = [];
  for (const [place, word] of text.entries()) {
    if (named.every((one, step) => text[place + step] && same(text[place + step], one))) for (const step of named.keys()) found.push([place + step, WHOLE]);
    else if (heads.some(head => same(word, head))) found.push([place, HEAD]);
    else if (heads.some(head => isPart(word, head))) found.push([place, COMPOUND]);
  }
  return found;
}

/** The lines that a step uses, in their order. Of several that a word may mean, those that it says best. */
export function usedIn(step, lines) {
  const own = lines.filter(({ section }) => step.section && section === step.section);
  if (ALL.test(step.text)) return own.length ? own : lines;
  const text = words(step.text).filter(word => !SMALL.has(word));
  const found = lines.map(({ name, text: said }) => (name || said).split(OR).flatMap(one => places(text, one)));
  const best = new Map();
  for (const [place, rank] of found.flat()) best.set(place, Math.max(rank, best.get(place) ?? 0));
  const used = lines.filter((line, index) => found[index].some(([place, rank]) => rank === best.get(place)));
  // The dough's sugar is not the icing's.
  const nameOf = line => words(line.name).join(' ');
  const here = new Set(used.filter(line => own.includes(line)).map(nameOf));
  return used.filter(line => own.includes(line) || !here.has(nameOf(line)));
}

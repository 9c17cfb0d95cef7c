// A sign for a dish without a picture, by what its title or its tags say in the four languages: a dish before what is in it.

const SIGNS = [
  ['🍲', 'soup|suppe|eintopf|stew|potage|sopa|guiso|gulasch|goulash|chili|chowder|ramen'], ['🥗', 'salad|salat|ensalada|salade|slaw'],
  ['🍕', 'pizza|flammkuchen'], ['🥞', 'pancake|pfannkuchen|crepe|tortita|waff|gaufre'], ['🍝', 'pasta|nudel|noodle|spag(?:h|u)et|lasagn|penne|gnocchi|mac+aroni|makkaroni|tagliatel|fideo|ravioli'],
  ['🍔', 'burger'], ['🌮', 'taco|burrito|fajita|enchilada'], ['🥪', 'sandwich|toast|bocadillo|wrap'], ['🍛', 'curry|\\bdh?al\\b|masala'], ['🍚', 'risotto|paella|pilaf|\\brice|(?<!p)reis|\\briz\\b|arroz'],
  ['🍪', 'cookie|keks|platzchen|biscuit|galleta'], ['🍰', 'cake|kuchen|torte\\b|gateau|\\btarta|bizcocho|brownie|muffin|strudel'], ['🥧', '\\bpies?\\b|quiche|\\btartes?\\b|\\btart\\b|empanada'],
  ['🥐', 'croissant|brioche|brotchen|hefezopf|\\bbuns?\\b|\\brolls\\b'], ['🍞', 'bread|brot(?!h)|\\bpain\\b|\\bpan\\b(?! )|baguette|focaccia|ciabatta'],
  ['🍨', 'ice cream|eiscreme|\\bglace|helado|pudding|mousse|dessert|nachtisch|postre|creme'], ['🥤', 'smoothie|drink|getrank|boisson|bebida|cocktail|limonade|lemonade'], ['🥣', 'porridge|musli|muesli|granola|\\boat|hafer|breakfast|fruhstuck|desayuno'],
  ['🍤', 'shrimp|prawn|garnele|crevette|gamba'], ['🐟', 'fish|fisch|poisson|pescado|salmon|lachs|saumon|tuna|thunfisch|\\bthon\\b|forelle|trout|\\bcod\\b|kabeljau|bacalao'],
  ['🍗', 'chicken|hahnchen|huhn|poulet|pollo|turkey|\\bpute'], ['🥩', 'beef|(?<!tama)rind|boeuf|ternera|steak|lamb|lamm|agneau|cordero|pork|schwein|\\bporc|cerdo|schnitzel|braten|(?<!nut )roast$'],
  ['🍳', '\\beggs?\\b|\\beier|oeuf|huevo|omelet|frittata|shakshuka'], ['🥔', 'potato|kartoffel|pommes? de terre|patata'], ['🧀', 'cheese|kase|fromage|queso'], ['🍅', 'tomat'],
  ['🫘', 'bean|bohne|haricot|frijol|alubia|lentil|linse|lentej|chickpea|kichererbse|pois chiche|garbanzo|hummus'], ['🍄', 'mushroom|\\bpilz|champignon|seta'], ['🥦', 'vegetable|gemuse|legume|verdura|brok+oli|broccoli|kohl|cabbage'], ['🍎', 'apple|apfel|\\bpomme\\b|aux pommes|manzana'],
].map(([sign, words]) => ({ sign, words: new RegExp(words) }));

/** @param {string} text */
const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();

/**
 * The sign of a recipe; null if nothing is recognized.
 * @param {{ title?: string, tags?: string[] }} recipe
 */
export function foodSign({ title, tags }) {
  for (const text of [title ?? '', (tags ?? []).join(' ')].map(fold)) {
    const found = SIGNS.find(({ words }) => words.test(text));
    if (found) return found.sign;
  }
  return null;
}

// The recipes of the sample week in the languages of the app: soup, pasta, curry, tortilla, pancakes.

/** @type {(title: string, servings: number, total: number, ingredients: string[], steps: string[]) => App.Fields} */
const recipe = (title, servings, total, ingredients, steps) => ({ title, servings, total, ingredients, steps });

export const texts = {
  en: {
    tag: 'Sample', note: 'Dinner out',
    recipes: [
      recipe('Red lentil soup', 4, 35, ['250 g red lentils', '1 onion', '2 cloves garlic', '3 carrots', '1 tbsp olive oil', '1 tsp ground cumin', '1 l vegetable stock', '1 lemon'],
        ['Chop onion, garlic and carrots and fry them in the oil for 5 minutes.', 'Add cumin, lentils and stock and simmer for 20 minutes.', 'Blend, and season with lemon juice.']),
      recipe('Spaghetti with tomato sauce', 4, 25, ['500 g spaghetti', '800 g tinned tomatoes', '2 cloves garlic', '3 tbsp olive oil', '1 handful basil', '60 g Parmesan'],
        ['Fry the sliced garlic gently in the oil, add the tomatoes and simmer for 15 minutes.', 'Cook the spaghetti in salted water.', 'Mix with the sauce and serve with basil and Parmesan.']),
      recipe('Chickpea curry', 4, 30, ['2 tins chickpeas', '400 ml coconut milk', '1 onion', '2 tbsp curry powder', '300 g spinach', '300 g rice', '1 tbsp oil'],
        ['Cook the rice.', 'Fry the chopped onion in the oil for 5 minutes and stir in the curry powder.', 'Add chickpeas and coconut milk and simmer for 10 minutes.', 'Stir in the spinach until it wilts.']),
      recipe('Potato omelette', 4, 45, ['800 g potatoes', '6 eggs', '2 onions', '150 ml olive oil', '1 tsp salt'],
        ['Slice potatoes and onions thinly and cook them gently in the oil for 20 minutes. Drain.', 'Mix with the beaten eggs and the salt.', 'Fry in a little oil for 5 minutes on each side.']),
      recipe('Pancakes', 4, 30, ['250 g flour', '500 ml milk', '3 eggs', '1 pinch salt', '2 tbsp butter'],
        ['Whisk flour, milk, eggs and salt and leave to rest for 10 minutes.', 'Fry thin pancakes in butter, 2 minutes on each side.']),
    ],
  },
  de: {
    tag: 'Beispiel', note: 'Essen gehen',
    recipes: [
      recipe('Rote Linsensuppe', 4, 35, ['250 g rote Linsen', '1 Zwiebel', '2 Knoblauchzehen', '3 Möhren', '1 EL Olivenöl', '1 TL gemahlener Kreuzkümmel', '1 l Gemüsebrühe', '1 Zitrone'],
        ['Zwiebel, Knoblauch und Möhren würfeln und 5 Minuten im Öl anbraten.', 'Kreuzkümmel, Linsen und Brühe dazugeben und 20 Minuten köcheln lassen.', 'Pürieren und mit Zitronensaft abschmecken.']),
      recipe('Spaghetti mit Tomatensoße', 4, 25, ['500 g Spaghetti', '800 g Tomaten aus der Dose', '2 Knoblauchzehen', '3 EL Olivenöl', '1 Handvoll Basilikum', '60 g Parmesan'],
        ['Knoblauch in Scheiben im Öl sanft anbraten, Tomaten dazugeben und 15 Minuten köcheln lassen.', 'Spaghetti in Salzwasser kochen.', 'Mit der Soße mischen und mit Basilikum und Parmesan servieren.']),
      recipe('Kichererbsencurry', 4, 30, ['2 Dosen Kichererbsen', '400 ml Kokosmilch', '1 Zwiebel', '2 EL Currypulver', '300 g Spinat', '300 g Reis', '1 EL Öl'],
        ['Reis kochen.', 'Zwiebel würfeln, 5 Minuten im Öl anbraten und das Currypulver einrühren.', 'Kichererbsen und Kokosmilch dazugeben und 10 Minuten köcheln lassen.', 'Spinat unterrühren, bis er zusammenfällt.']),
      recipe('Kartoffel-Tortilla', 4, 45, ['800 g Kartoffeln', '6 Eier', '2 Zwiebeln', '150 ml Olivenöl', '1 TL Salz'],
        ['Kartoffeln und Zwiebeln in dünne Scheiben schneiden und 20 Minuten sanft im Öl garen. Abgießen.', 'Mit den verquirlten Eiern und dem Salz mischen.', 'In etwas Öl auf jeder Seite 5 Minuten braten.']),
      recipe('Pfannkuchen', 4, 30, ['250 g Mehl', '500 ml Milch', '3 Eier', '1 Prise Salz', '2 EL Butter'],
        ['Mehl, Milch, Eier und Salz verrühren und 10 Minuten ruhen lassen.', 'Dünne Pfannkuchen in Butter backen, 2 Minuten auf jeder Seite.']),
    ],
  },
  fr: {
    tag: 'Exemple', note: 'Dîner au restaurant',
    recipes: [
      recipe('Soupe de lentilles corail', 4, 35, ['250 g de lentilles corail', '1 oignon', '2 gousses d’ail', '3 carottes', '1 c. à soupe d’huile d’olive', '1 c. à café de cumin moulu', '1 l de bouillon de légumes', '1 citron'],
        ['Couper oignon, ail et carottes en dés et les faire revenir 5 minutes dans l’huile.', 'Ajouter cumin, lentilles et bouillon et laisser mijoter 20 minutes.', 'Mixer et assaisonner de jus de citron.']),
      recipe('Spaghettis à la sauce tomate', 4, 25, ['500 g de spaghettis', '800 g de tomates en conserve', '2 gousses d’ail', '3 c. à soupe d’huile d’olive', '1 poignée de basilic', '60 g de parmesan'],
        ['Faire revenir l’ail émincé dans l’huile, ajouter les tomates et laisser mijoter 15 minutes.', 'Cuire les spaghettis dans de l’eau salée.', 'Mélanger avec la sauce et servir avec basilic et parmesan.']),
      recipe('Curry de pois chiches', 4, 30, ['2 boîtes de pois chiches', '400 ml de lait de coco', '1 oignon', '2 c. à soupe de curry en poudre', '300 g d’épinards', '300 g de riz', '1 c. à soupe d’huile'],
        ['Cuire le riz.', 'Faire revenir l’oignon haché 5 minutes dans l’huile et ajouter le curry.', 'Ajouter pois chiches et lait de coco et laisser mijoter 10 minutes.', 'Incorporer les épinards jusqu’à ce qu’ils tombent.']),
      recipe('Tortilla de pommes de terre', 4, 45, ['800 g de pommes de terre', '6 œufs', '2 oignons', '150 ml d’huile d’olive', '1 c. à café de sel'],
        ['Couper pommes de terre et oignons en fines tranches et les cuire doucement 20 minutes dans l’huile. Égoutter.', 'Mélanger avec les œufs battus et le sel.', 'Cuire dans un peu d’huile, 5 minutes de chaque côté.']),
      recipe('Crêpes', 4, 30, ['250 g de farine', '500 ml de lait', '3 œufs', '1 pincée de sel', '2 c. à soupe de beurre'],
        ['Mélanger farine, lait, œufs et sel et laisser reposer 10 minutes.', 'Cuire de fines crêpes dans le beurre, 2 minutes de chaque côté.']),
    ],
  },
  es: {
    tag: 'Ejemplo', note: 'Cena fuera',
    recipes: [
      recipe('Sopa de lentejas rojas', 4, 35, ['250 g de lentejas rojas', '1 cebolla', '2 dientes de ajo', '3 zanahorias', '1 cucharada de aceite de oliva', '1 cucharadita de comino molido', '1 l de caldo de verduras', '1 limón'],
        ['Picar cebolla, ajo y zanahorias y sofreír 5 minutos en el aceite.', 'Añadir comino, lentejas y caldo y cocer 20 minutos a fuego lento.', 'Triturar y aliñar con zumo de limón.']),
      recipe('Espaguetis con salsa de tomate', 4, 25, ['500 g de espaguetis', '800 g de tomate en conserva', '2 dientes de ajo', '3 cucharadas de aceite de oliva', '1 puñado de albahaca', '60 g de parmesano'],
        ['Dorar el ajo laminado en el aceite, añadir el tomate y cocer 15 minutos a fuego lento.', 'Cocer los espaguetis en agua con sal.', 'Mezclar con la salsa y servir con albahaca y parmesano.']),
      recipe('Curry de garbanzos', 4, 30, ['2 botes de garbanzos', '400 ml de leche de coco', '1 cebolla', '2 cucharadas de curry en polvo', '300 g de espinacas', '300 g de arroz', '1 cucharada de aceite'],
        ['Cocer el arroz.', 'Sofreír la cebolla picada 5 minutos en el aceite y añadir el curry.', 'Añadir garbanzos y leche de coco y cocer 10 minutos a fuego lento.', 'Incorporar las espinacas hasta que se ablanden.']),
      recipe('Tortilla de patatas', 4, 45, ['800 g de patatas', '6 huevos', '2 cebollas', '150 ml de aceite de oliva', '1 cucharadita de sal'],
        ['Cortar patatas y cebollas en láminas finas y pocharlas 20 minutos en el aceite. Escurrir.', 'Mezclar con los huevos batidos y la sal.', 'Cuajar en un poco de aceite, 5 minutos por cada lado.']),
      recipe('Tortitas', 4, 30, ['250 g de harina', '500 ml de leche', '3 huevos', '1 pizca de sal', '2 cucharadas de mantequilla'],
        ['Batir harina, leche, huevos y sal y dejar reposar 10 minutos.', 'Hacer tortitas finas con mantequilla, 2 minutos por cada lado.']),
    ],
  },
};

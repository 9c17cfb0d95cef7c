extension PurchaseLines {
    /// Lines whose words together mean another thing than the food among them, and choices that stand far behind it.
    static let otherWords = #"""
        2 ½ pounds boneless pork shoulder butt, cut into 2 ½-inch pieces or boneless country pork spareribs → \#
        2 ½ lb boneless pork shoulder butt (or boneless country pork spareribs)
        3 tbsp bottled horseradish, drained, or grated fresh horseradish to taste → \#
        3 tbsp bottled horseradish (or grated fresh horseradish)
        ¼ cup crema, or sour cream diluted with 1 tablespoon water → ¼ cup Mexican crema (or sour cream)
        2 garlic cloves, minced or grated → 2 cloves garlic
        1 lb carrots, cut into strips or cubes → 1 lb carrot
        3/4 cup plain unsweetened almond or other plant-based milk → ¾ cup unsweetened almond milk (or other plant-based milk)
        10 large or jumbo raw shrimp, peeled → 10 shrimp (raw; large or jumbo)
        2 fresh peaches, peeled and sliced (may use canned) → 2 peach (or canned)
        1 cup candy corn → 1 cup candy corn
        2 pounds short rib steaks → 2 lb short rib steaks
        ½ tsp dry powdered horseradish → ½ tsp powdered horseradish (dry)
        Pistachio or vanilla ice cream → Pistachio ice cream (or vanilla ice cream)
        2 vegetarian smoked sausages, diced → 2 vegetarian smoked sausages
        1 cup mandarin oranges, drained → 1 cup canned mandarin orange (drained)
        2 ½ cups whole bran cereal; 1 ½ cups bran flakes → 1 ½ cups bran flakes, 2 ½ cups whole bran cereal
        1 lb campari tomatoes; 2 tomatoes → 1 lb campari tomatoes, 2 tomato
        1 ½ cups cooked yellow rice → ½ cup yellow rice
        2 cups Basic Quinoa or Pilaf-Style Quinoa → ⅔ cup quinoa (Basic; or Pilaf-Style)
        1 (9-ounce) package artichoke hearts, defrosted → 1 package (9 oz) frozen artichoke heart
        ¼ cup roasted buckwheat groats → ¼ cup roasted buckwheat groats
        8 slices fully cooked bacon, heated → 8 slices bacon (fully cooked)
        1 lb shredded corned beef → 1 lb corned beef (cooked)
        1 can diced tomatoes with garlic, onion, and peppers → 1 can diced tomatoes with garlic, onion, and peppers
        3 cups sultana raisins plumped in hot water flavored with lemon juice → 3 cups sultana raisins (flavored with lemon)
        Matzo Balls, (see recipe) → Matzo Balls (homemade, see its recipe)
        1 recipe Creamy Macaroni and Cheese → Creamy Macaroni and Cheese (1 recipe; homemade, see its recipe)
        1 cup French fry-sized pieces of jicama → 1 jicama
        A bouquet garni made by tying 3 parsley sprigs, 2 thyme sprigs, and 1 bay leaf in a cheesecloth bag. → \#
        1 bunch parsley, 1 bunch thyme, 1 bay leaf
        """#
}

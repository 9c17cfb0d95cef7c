extension PurchaseLines {
    /// What a line itself says of weights, further amounts and choices.
    static let measured = #"""
        ½ cup (3 oz/90 g) rye flour → 90 g rye flour
        ½ cup (2 ½ oz/65 g) flour; 1 cup flour → 1 ½ cups flour
        1 cup ½-inch cubes pancetta (about 4 ounces) → 4 oz pancetta
        20 teaspoons crumbled Roquefort (about 3 ounces) → 3 oz roquefort
        2 cups shredded kohlrabi (1 gram sugar per ounce) → 2 kohlrabi (1 gram sugar)
        2 tablespoons plus 8 teaspoons cornstarch → 4 ½ tbsp cornstarch
        4 pears, peeled, plus 1 additional pear for garnish → 5 pear
        4 tablespoons walnut oil, divided, plus 1/2 cup walnut oil → ¾ cup walnut oil
        1 cup plus 2 additional tablespoons rice flour → 1 ⅛ cups rice flour
        ¼ cup crunchy natural peanut butter; ¼ cup crunchy peanut butter → ¼ cup crunchy natural peanut butter, ¼ cup crunchy peanut butter
        1 jar (12 oz) dry-roasted cashews → 1 jar (12 oz) dry-roasted cashew
        2 turkey breast halves with ribs and skin → 2 bone-in skin-on turkey breast (halves)
        2 lb very small yellow potatoes → 2 lb yellow potatoes (very small)
        1 (3 lb) corned beef with seasoning packet → 1 × 3 lb corned beef (with seasoning packet)
        12 large mushrooms → 12 mushroom (large)
        1 lb thinly sliced pork cutlets → 1 lb pork cutlet (thinly sliced)
        1 cup grated mild or medium cheddar; 2 cups shredded medium or sharp cheddar → \#
        3 cups cheddar (1 cup: mild cheddar or medium cheddar; 2 cups: sharp cheddar or medium)
        1 cup fresh or thawed, frozen corn → 1 cup frozen corn (or fresh)
        6 plum or 4 ordinary tomatoes → 6 plum tomato (or 4 ordinary tomatoes)
        Diced onion, sour cream or yogurt, hot sauce, cilantro (for topping) → cilantro, onion, sour cream (or yogurt), hot sauce
        2 cans (15 oz) dark red kidney beans; 1 can (15 oz) light red kidney beans → 2 cans (15 oz) canned dark red kidney bean, 1 can (15 oz) canned light red kidney bean
        1 tsp cardamom seeds; 1 tsp ground cardamom → 1 tsp cardamom seed, 1 tsp ground cardamom
        6 (8 inch) corn tortillas → 6 (8 inch) corn tortilla
        1 (3") piece ginger → 1 piece (3 inches) ginger
        Accompaniment: brandy fig ice cream → brandy fig ice cream (optional; recipe)
        1 cup mashed blueberries → 1 ½ cups blueberry
        4 fluid ounces tangerine juice → 3 tangerine
        1 cup Zork Mill® Flour; 1 cup flour → 2 cups flour
        1 10-ounce package 5- or 6-zork blend → 1 package (10 oz) 5- or 6-zork blend
        1 well-trimmed 3- to 4-pound beef brisket → 1 × 3–4 lb beef brisket
        1 loaf rye → 1 loaf rye bread
        1 garlic clove, mashed with ¼ tsp salt → 1 clove garlic, ¼ tsp salt
        3 cups washed, dried and torn kale leaves → 3 cups kale
        Accompaniment: 6 (8-inch) flour tortillas → 6 (8 inch) flour tortilla (optional)
        1 lb ground beef; 1 lb extra lean ground beef → 1 lb extra-lean ground beef, 1 lb ground beef
        3 oz bacon, frozen → 3 oz bacon
        1 (4 lb) bone-in, skin-on turkey breast → 1 × 4 lb bone-in skin-on turkey breast
        """#
}

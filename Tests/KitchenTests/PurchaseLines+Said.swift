extension PurchaseLines {
    /// Words without which another product would be bought, and what a line says to look for.
    static let said = #"""
        2 cups dry pinto beans; 1 can pinto beans → 1 can canned pinto bean, 2 cups dried pinto bean
        1 cup dried lentils; 1 cup lentils → 2 cups lentil
        ½ cup raw cashews; ½ cup cashews → ½ cup cashew, ½ cup raw cashew
        1 (12 ounce) package jumbo pasta shells; 1 cup small pasta shells → 1 package (12 oz) jumbo pasta shell, 1 cup small pasta shell
        1 (8 ounce) package small zork pasta → 1 package (8 oz) small zork pasta
        10 large marshmallows; 1 cup miniature marshmallows → 10 large marshmallow, 1 cup mini marshmallows
        2 large eggs; 1 small egg → 3 egg
        1 head leaf lettuce; 1 head lettuce; 4 lettuce leaves → 1 head leaf lettuce, 2 lettuce
        2 fresh bay leaves; 1 bay leaf → 2 fresh bay leaf, 1 bay leaf
        ½ lb fresh Chinese noodles → ½ lb fresh Chinese noodle
        1 hot chile, seeded → 1 hot chile
        1 (4 lb) flat-cut brisket → 1 × 4 lb flat-cut brisket
        12 head-on shrimp; ½ lb shrimp → 12 head-on shrimp, ½ lb shrimp
        ½ cup light sour cream → ½ cup light sour cream
        1 lb 85-percent-lean ground bison → 1 lb 85-percent-lean ground bison
        6 leaves soft-leafed lettuce → 1 soft-leafed lettuce
        1 tsp finely chopped oregano; 1 tsp oregano → 1 bunch fresh oregano, 1 tsp oregano
        1 cup peas, thawed → 1 cup frozen peas
        1 cup peas, thawed if frozen → 1 cup pea
        ½ cup cooked fresh peas or thawed frozen → ½ cup pea (or frozen, thawed)
        ¼ cup diced pimientos → ¼ cup pimientos
        ⅔ cup fresh orange juice; 1 orange → 3 orange
        4 whole black peppercorns; ½ tsp black pepper → ½ tsp black pepper, 4 whole black peppercorns
        1 Vidalia onion; 1 onion → 1 Vidalia onion, 1 onion
        2 oz pungent cheese, such as Livarot or Limburger, crumbled → 2 oz pungent cheese (such as Livarot or Limburger)
        3 cups mushrooms (such as oyster, enoki, and stemmed shiitake), sliced → 3 cups mushroom (such as oyster, enoki, and stemmed shiitake)
        1 cup dressing (e.g. Zorky's) → 1 cup dressing (e.g. Zorky's)
        1 cup milk (do not use low-fat) → 1 cup milk (do not use low-fat)
        2 cups torn bread (from a sourdough loaf) → 1 loaf bread (from a sourdough loaf)
        1 (9 inch) graham cracker crust, chocolate → 1 (9 inch) graham cracker crust (chocolate)
        1 (8 count) package refrigerated biscuit dough → 1 package refrigerated biscuit dough (8 count)
        ¾ cup olive oil (extra-virgin if desired) → ¾ cup olive oil
        2 cups red and green bell peppers → 2 bell pepper (red and green)
        6 whole black peppercorns; 1 tsp peppercorns → 1 tsp whole peppercorns
        2 tsp coarse sea salt → 2 tsp coarse sea salt
        1 lb chorizo, cut crosswise into ½-inch-thick rounds → 1 lb chorizo
        1 cup canned corn, drained → 1 cup canned corn (drained)
        2 green chiles, such as serrano, Thai, or jalapeño → 2 green chiles (such as serrano, Thai, or jalapeño)
        3 tbsp vegetable oil or cooking spray → 3 tbsp vegetable oil (or cooking spray)
        ¼ cup regular or low-fat mayonnaise → ¼ cup mayonnaise (or low-fat mayonnaise)
        1 lb cooked, peeled, and deveined medium or large shrimp → 1 lb cooked shrimp
        ½ cup canned white kidney or cannellini beans → ½ cup canned white kidney beans (or cannellini beans)
        ¼ cup fresh blood orange juice; ½ cup fresh orange juice → 1 blood orange, 2 orange
        1 cup Marcona almonds; 1 cup almonds → 1 cup almond, 1 cup marcona almond
        6 bell peppers (any color) stems and seeds removed → 6 bell pepper
        1 can salmon, skin and bones removed → 1 can canned salmon
        1 cayenne pepper, chopped; 1 tsp cayenne pepper → 1 cayenne chile, 1 tsp cayenne pepper
        """#

    /// Amounts of pieces, sizes and sums within one line.
    static let pieces = #"""
        14 sea scallops (1 pound), muscle removed from side of each → 1 lb sea scallop
        20 cubes boneless leg of lamb (about 2 pounds) → 2 lb boneless leg of lamb
        4 halibut fillets, each about 6 oz. → 4 × 6 oz halibut fillets
        two 6-ounce cod steaks (each about 1 inch thick) → 2 × 6 oz cod steaks (1 inch thick)
        3 pounds sweet potatoes; 2 sweet potatoes → 3 ½ lb sweet potato
        1 cup sugar, plus ¼ cup → 1 ¼ cups sugar
        2 cups flour, plus 2 tablespoons for dusting → 2 ¼ cups flour
        1 slice watermelon → 1 slice watermelon
        2 half-pints blackberries → 1 pint blackberry
        5 tea bags → 5 bags tea
        4 cups brewed black tea → 4 bags black tea
        3 inch piece ginger → 1 piece (3 inches) ginger
        ¼ cup grated ginger root → 1 piece (1 oz) ginger root
        1 (4 inch) piece kombu → 1 piece (4 inches) kombu
        24 baby arugula leaves → 24 leaves baby arugula
        3 (8 inch) flour tortillas → 3 (8 inch) flour tortilla
        2 (3 inch) cinnamon sticks; 1 cinnamon stick → 3 cinnamon stick
        2 cups cantaloupe balls → 1 cantaloupe
        16 slices baguette → 1 loaf baguette
        1 spice purse (1 bay leaf, 2 thyme sprigs, 4 peppercorns) → 1 bunch thyme, 1 bay leaf (spice purse), 4 peppercorns
        1 cup julienne strips of carrots → 2 carrot
        1 trimmed brisket, about 5 to 6 pounds → 1 × 5–6 lb brisket
        6 3/4- to 1-pound lamb shanks → 6 × ¾–1 lb lamb shank
        8 1/3- to 1/2-inch-thick slices baguette → 1 loaf baguette
        4 inch-thick halibut steaks → 4 halibut steaks (1-inch-thick)
        3 1/2-inch-thick red onion slices → 1 red onion
        a chilled 1-liter bottle club soda → 1 bottle (1 l) club soda
        twenty-four radishes → 24 radish
        ½ cup (1 stick) plus 2 tablespoons butter → ⅔ cup butter
        1 cup minus 2 tablespoons flour → ¾ cup + 2 tbsp flour
        3 cups parsley leaves (about 1 bunch) → 1 bunch parsley
        3 cups parsley leaves (from 2 large bunches) → 2 bunches parsley
        4 fennel bulbs (about 3 pounds) cut into slices → 4 bulbs fennel (3 lb in all)
        4 (¼-inch-thick) slices from a tomato → 1 tomato
        1 teaspoon each fresh dill, basil, marjoram → 1 bunch basil, 1 bunch dill, 1 bunch marjoram
        4 cups beef or vegetable stock or water → 4 cups beef stock (or vegetable stock or water)
        1 cup Asiago cheese shavings → 1 cup Asiago cheese
        8 rosemary branches; 1 tsp chopped fresh rosemary → 1 bunch rosemary
        """#
}

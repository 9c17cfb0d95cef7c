/// Lines of recipes with a semicolon between them, and the items that are bought for them: `amount name (note)`.
enum PurchaseLines {
    /// What matters for buying is in the name, and is what keeps two items apart.
    static let names = #"""
        1 cup skim milk → 1 cup skim milk
        1 cup milk; 1 cup skim milk → 1 cup milk, 1 cup skim milk
        ½ cup unsalted butter, softened → ½ cup unsalted butter
        ½ cup butter, unsalted → ½ cup unsalted butter
        1 onion; 1 yellow onion → 2 yellow onion
        1 white onion; 1 yellow onion → 2 onion
        2 tsp kosher salt; 1 tsp salt → 2 tsp kosher salt, 1 tsp salt
        1 package (8 oz) semi-sweet chocolate chips → 1 package (8 oz) semisweet chocolate chips
        2 scallions, sliced; 1 scallion → 3 scallion
        2 scallions; 1 green onion → 3 green onion
        1 bag (32 oz) Tater Tots → 1 bag (32 oz) tater tots
        2 cups Grandma's crumbly zork → 2 cups Grandma's crumbly zork
        1 lb Hidden Valley Ranch chicken wings → 1 lb Hidden Valley Ranch chicken wings
        2 cups 2% milk → 2 cups 2% milk
        1 tsp ground cumin; 1 tsp cumin → 2 tsp ground cumin
        1 lb ground sirloin steak → 1 lb ground sirloin steak
        3 cloves garlic, minced → 3 cloves garlic
        ½ cup toasted walnuts → ½ cup walnut
        2 tbsp toasted sesame oil → 2 tbsp toasted sesame oil
        2 cups light brown sugar → 2 cups light brown sugar
        1 cup light mayonnaise; 1 cup mayonnaise → 1 cup light mayonnaise, 1 cup mayonnaise
        6 oz skinless mackerel → 6 oz skinless mackerel
        ½ cup chopped green pepper → 1 green pepper
        1 tsp dry mustard → 1 tsp dry mustard
        1 cup dry white wine → 1 cup dry white wine
        12 oz fresh linguine → 12 oz fresh linguine
        4 whole cloves → 4 cloves
        1 cup sharp cheddar; 1 cup cheddar → 2 cups sharp cheddar
        2 cups white chocolate chips; 2 oz white chocolate → 2 oz white chocolate, 2 cups white chocolate chips
        1 tbsp duck or veal zork → 1 tbsp duck zork (or veal zork)
        2 slightly beaten eggs → 2 egg
        1 (16 ounce) package firm tofu → 1 package (16 oz) firm tofu
        2 (12 ounce) jars jalapeno peppers; 1 jalapeno pepper → 1 jalapeno pepper, 2 jars (12 oz) jarred jalapeno peppers
        1 can (8 oz) sliced pineapple; 1 can (8 oz) crushed pineapple → 1 can (8 oz) canned crushed pineapple, 1 can (8 oz) canned sliced pineapple
        1 tsp Dijon-style mustard → 1 tsp Dijon mustard
        1 cup whole grain sorghum → 1 cup whole grain sorghum
        4 (4 ounce) cube steaks → 4 × 4 oz cube steak
        2 cups finely diced Cortland apple → 2 Cortland apple
        """#

    /// Choices, parts and mixtures.
    static let choices = #"""
        2 tbsp butter or margarine → 2 tbsp butter (or margarine)
        2 tbsp butter, softened, or margarine → 2 tbsp butter (or margarine)
        1 cup chicken stock or broth → 1 cup chicken stock (or broth)
        parsley, cilantro or mint → parsley (or cilantro or mint)
        1 cup chopped pecans (optional) → 1 cup pecan (optional)
        1 cup pecans (optional); 1 cup pecans → 2 cups pecan (1 cup: optional)
        2 tbsp mirin (sweet wine) or cream sherry → 2 tbsp mirin (or cream sherry; sweet wine)
        1 Turkish or ½ California bay leaf → 1 bay leaf (or ½ California bay leaf; Turkish)
        1 bunch or 1 (4-oz) bag watercress → 1 bunch (4 oz) watercress (or 1 bag)
        1 cup arborio rice or long-grain rice → 1 cup arborio rice (or long-grain rice)
        1 package (3.9 oz) Jell-O → 1 package (3.9 oz) Jell-O
        salt and pepper → black pepper, salt
        1 pinch salt and ground white pepper → 1 pinch salt, 1 pinch white pepper
        Kosher salt, freshly ground pepper → black pepper, kosher salt
        Oil, vinegar and salt → Oil, salt, vinegar
        Aceite, vinagre y sal → salt, vegetable oil, vinegar
        poivre 5 baies → mixed peppercorn
        5 cardamom pods if desired → 5 cardamom pod (optional)
        1 pound ground turkey (or ground beef) → 1 lb ground turkey (or ground beef)
        4 boneless rib eye steaks → 4 boneless rib eye steaks
        3 lb chicken wings, flats separated if desired → 3 lb chicken wing
        1 cup mixed zorks (such as aniks, borks or kanoos) → 1 cup mixed zorks (such as aniks, borks or kanoos)
        ⅓ cup vanilla-flavored or plain yogurt → ⅓ cup vanilla-flavored yogurt (or plain yogurt)
        2 cups whole-milk or Greek yogurt → 2 cups whole milk yogurt (or Greek yogurt)
        ¾ cup fresh pink or ruby grapefruit juice → ¾ cup pink grapefruit juice (or ruby grapefruit juice; fresh)
        1 tsp ground allspice and nutmeg → 1 tsp allspice, 1 tsp nutmeg
        3 egg yolks; 2 egg whites → 3 egg
        3 egg yolks; 2 eggs → 5 egg
        3 tbsp lemon juice; 1 tsp lemon zest → 1 lemon
        2 tbsp lemon juice; 1 lemon, sliced → 2 lemon
        zest of 1 lemon; juice of 1 lemon → 1 lemon
        ½ cup bottled lemon juice → ½ cup bottled lemon juice
        12 slices brioche → 1 loaf brioche
        12 (¾ inch thick) slices day-old French bread → 1 loaf French bread (day-old)
        2 slices bread → 1 loaf bread
        4 sprigs thyme → 1 bunch thyme
        3 tbsp chopped parsley; 1 bunch parsley → 2 bunches parsley
        3 cups cooked rice → 1 cup rice
        1 cup rice, cooked → 1 cup rice
        """#

    /// Packages and figures, as they were used.
    static let amounts = #"""
        2 (400 g) cans chickpeas → 2 cans (400 g) canned chickpea
        1 (14.5 oz) can diced tomatoes; 1 (28 oz) can diced tomatoes → 1 can (14 ½ oz) + 1 can (28 oz) canned diced tomatoes
        2 (15 oz) cans black beans; 1 (15 oz) can black beans → 3 cans (15 oz) canned black bean
        1 (5 lb) beef roast → 1 × 5 lb beef roast
        2 (3-ounce) packages pancetta → 2 packages (3 oz) pancetta
        3 carrots (200 g) → 3 carrot
        1 tbsp minced jalapeño → 1 jalapeno
        1 tbsp peppercorns; 12 peppercorns → 1 tbsp peppercorns
        6 fresh mint leaves → 1 bunch mint
        2 (2-inch-diameter) beets → 2 beet
        6 bacon slices → 6 slices bacon
        two 1-inch-thick rib pork chops → 2 rib pork chop (1-inch-thick)
        1 tbsp fresh chopped oregano → 1 bunch fresh oregano
        2 lemons; 8 slices lemon → 3 lemon
        2 cups kale, washed, dried → 2 cups kale
        ¼ cup mild yellow pepper rings → ¼ cup mild yellow pepper rings
        1 (5.4 oz) package rice → 1 package (5.4 oz) rice
        9 oz short-neck clams → 9 oz short-neck clams
        ½ (8 oz) package cream cheese → 1 package (8 oz) cream cheese
        72 1/3 tbsp sugar → 4 ½ cups sugar
        2 cups chopped carrots → 4 carrot
        1 head lettuce; 1 cup lettuce → 2 lettuce
        2 tbsp minced garlic → 6 cloves garlic
        1 tsp salt; 1 pinch salt → 1 tsp salt
        2½ tsp plus 2 tbsp olive oil → 3 tbsp olive oil
        1 (1.5 fluid ounce) jigger zork → 3 tbsp zork
        2 1-pound zorks → 2 × 1 lb zorks
        4 salmon fillets (8 ounces each) → 4 × 8 oz salmon fillets
        1 head escarole (10 cups) → 1 head escarole
        8 1/3-inch-thick slices star fruit → 1 star fruit
        1 tbsp minced fresh ginger; 1 slice ginger → 1 piece ginger
        4 to 6 paper-thin slices prosciutto → 4–6 slices prosciutto
        1 bag ice → 1 bag ice
        """#
}

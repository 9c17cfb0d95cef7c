extension PurchaseLines {
    /// What recipes ask for in words that are easily lost: dishes of other recipes, parts, weights in brackets.
    static let wanted = #"""
        1 recipe pastry for a 9 inch double crust pie → 2 (9 inch) pie crust
        1 recipe pastry for a 9 inch single crust pie → 1 (9 inch) pie crust
        1 pastry for a double-crust 9-inch pie → 2 (9 inch) pie crust
        1 recipe Alfredo sauce → alfredo sauce (1 recipe)
        Accompaniment: crusty bread → crusty bread (optional)
        Chili oil (for serving, optional) → chili oil (optional)
        8-by-10-inch rectangle of frozen puff pastry → 1 frozen puff pastry (8-by-10-inch)
        an egg wash made by beating 1 large egg with 1 tablespoon water → 1 egg
        ¼ cup Zork Sauce, plus extra for serving if desired → ¼ cup Zork Sauce
        the flesh of a 3-pound honeydew melon plus, if desired, 8 slices for garnish → 1 × 3 lb honeydew melon (the flesh)
        2 leaves lettuce → 1 lettuce
        8 stems fresh chives → 1 bunch chives
        12 1/4- to 1/3-inch-thick wedges peeled cantaloupe or honeydew → 2 cantaloupe (or honeydew)
        Slice of lemon peel studded with 2 cloves → lemon (studded), 2 cloves
        2 tsp meat seasoning (¼ tsp paprika, 1 tsp ground celery seed) → 1 tsp ground celery seed, ¼ tsp paprika (seasoning)
        10 cups mixed baby greens (about 5 ounces) → 5 oz mixed baby greens
        6 freshly grated Parmesan (about 1 ounce) → 1 oz parmesan
        1 cup diced cooked ham (1/4 pound) → ¼ lb ham
        6 ounces shelled edamame → 6 oz shelled edamame
        1 cup peeled fava beans → 1 cup peeled fava beans
        ¼ tsp red pepper, crushed → ¼ tsp red pepper flakes
        ¼ cup chopped fresh dill weed → 1 bunch fresh dill weed
        4 pounds uncooked unpeeled jumbo shrimp → 4 lb shrimp (uncooked, unpeeled, jumbo)
        10 small boiled potatoes, peeled → 10 potato (small)
        ½ cup plain nonfat yogurt → ½ cup fat-free plain yogurt
        ½ cup minced cooked ham → 2 ½ oz ham
        8 slices precooked bacon → 8 slices precooked bacon
        1 (15.25 ounce) can yellow and white corn, drained → 1 can (15 ¼ oz) canned corn (yellow and white)
        2 cups cooked chickpeas or 1 (15-ounce) can, drained → 2 cups canned chickpea (or 1 (15-ounce) can, drained)
        3 cups whole-milk or part-skim ricotta → 3 cups whole milk ricotta (or part-skim ricotta)
        ¾ lb low-moisture, part-skim mozzarella cheese → ¾ lb low-moisture part-skim mozzarella cheese
        5 cups homemade or store-bought low-sodium vegetable broth → 5 cups low-sodium vegetable broth (homemade or store-bought)
        teaspoon coarse-grained mustard → 1 tsp coarse-grained mustard
        1 serving cooking spray → cooking spray
        1 pie crust (from 15 ounce package) → 1 pie crust (from 15 ounce package)
        ¾ cup minced jalapeno peppers → 5 jalapeno peppers
        3 mini sweet peppers → 3 mini sweet pepper
        1 (12-ounce) boneless strip steak → 1 × 12 oz boneless strip steak
        6 fresh flat-leaf parsley stems → 1 bunch flat-leaf parsley
        3 cups 1 percent milk → 3 cups 1% milk
        8 to 10 (10-oz) veal shanks (5 to 6 lb total) → 8–10 veal shank (5–6 lb in all)
        1 (15 ounce) can chickpeas (garbanzo beans) → 1 can (15 oz) canned chickpea (garbanzo beans)
        1 cup wide egg noodles → 1 cup wide egg noodles
        1 cup chai tea mix → 1 cup chai tea mix
        1/2 (16 ounce) jar 3-cheese alfredo sauce → 1 jar (16 oz) 3-cheese alfredo sauce
        1 lb New Zealand cockles → 1 lb New Zealand cockles
        Salt to rub inside chicken → salt (inside chicken)
        """#
}

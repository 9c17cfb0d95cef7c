extension PurchaseLines {
    /// English lines whose words mean more than they say, or say in brackets what is meant.
    static let unsaid = #"""
        8 ripe plantains, peeled → 8 ripe plantain
        ⅔ cup coarse-grind cornmeal or polenta → ⅔ cup coarse cornmeal (or polenta)
        2 sourdough or French bread slices → 1 loaf sourdough bread (or French bread slices)
        1 tsp skinned split black lentils (urad dal) → 1 tsp skinned split black lentils (urad dal)
        1 small dried hot red chile powder → dried hot red chile powder
        1 ½ tsp salt; ¾ tsp flaked salt → ¾ tsp flaky salt, 1 ½ tsp salt
        1 head Chinese cabbage (bok choy), sliced → 1 head Chinese cabbage (bok choy)
        2 Roma (plum) tomatoes → 2 Roma tomatoes
        8 scallions (white and green parts), sliced → 8 scallions
        1 pickled jalapeño, minced (wear rubber gloves) → 1 pickled jalapeno
        2 cups char siu (Chinese barbecued pork) → 2 cups char siu (Chinese barbecued pork)
        2 cups old Cheddar cheese → 2 cups old Cheddar cheese
        1 lb onions (2 medium), chopped; 2 yellow onions → 4 yellow onion
        1 cup milk; ⅓ cup whole milk → 1 ⅓ cups whole milk
        1 batch thin-crust pizza dough → thin-crust pizza dough (1 recipe)
        ½ cup coconut, tinted pink → ½ cup shredded coconut
        1 cup lump crab meat; 1 pound lump crabmeat → 1 ¼ lb lump crab meat
        4 small flour tortillas; 2 large flour tortillas → 6 flour tortilla (2: large; 4: small)
        4 cups sliced rhubarb (about 1 1/2 pounds) → 1 ½ lb rhubarb
        8 sun-dried tomatoes, drained and chopped → 8 sun-dried tomato in oil
        1 (3 pound) chicken, cut into pieces; 1 (3 pound) whole chicken → 2 × 3 lb whole chicken
        Nonstick vegetable oil spray; cooking spray → cooking spray
        1 ¼ lb russet (baking potatoes) → 1 ¼ lb russet potato
        2 bacon strips, cooked crisp → 2 slices bacon
        ⅓ cup grated Parmesan plus more for serving → ⅓ cup parmesan (+ more for serving)
        3 cups milk, plus more if needed → 3 cups milk (+ more)
        1 cup flour, plus additional ½ cup → 1 ½ cups flour
        2 quarts oil for deep frying → 2 quarts oil (for deep frying)
        1 turkey breast and wing → 1 turkey breast, 1 turkey wing
        1 can red beans → 1 can canned red beans
        2 cups chopped roasted turkey → 10 oz roasted turkey
        2 tsp rubbed sage; ½ tsp dry thyme leaves → ½ tsp dried thyme (dry), 2 tsp rubbed sage
        2 tsp chopped dill weed → 1 bunch dill
        12 pumpkin or zucchini blossoms → 12 pumpkin blossoms (or zucchini blossoms)
        1 15-ounce can kidney or pinto beans → 1 can (15 oz) canned kidney bean (or pinto beans)
        24 lemon or camellia leaves → 24 lemon leaves (or camellia leaves)
        ½ lb dried egg tagliatelle or egg fettuccine → ½ lb dried egg tagliatelle (or egg fettuccine)
        1 bunch each thyme, rosemary, and sage, chopped → 1 bunch rosemary, 1 bunch sage, 1 bunch thyme
        18 ounces wide, flat egg noodles → 1 ⅛ lb wide flat egg noodles
        1 cup part skim ricotta cheese → 1 cup part-skim ricotta cheese
        1 can pineapple slices in juice → 1 can canned sliced pineapple (in juice)
        ½ cup chopped fresh Italian parsley → 1 bunch Italian parsley
        1 jigger gin; 1 pony gin → 2 ½ fl oz gin
        1 turkey, neck reserved, turkey brined if desired → 1 turkey
        10 sugar cubes → 10 sugar cube
        """#
}

/// Lines whose clauses, choices and states of a food decide what is bought.
extension PurchaseLines {
    static let clauses = #"""
        ¼ cup chopped oregano → 1 bunch fresh oregano
        ¼ cup dried oregano → ¼ cup dried oregano
        2 tablespoons freshly picked oregano leaves → 1 bunch fresh oregano leaves
        6 stalks lemon grass, ground → 6 stalks lemon grass
        48 candied cherry halves → 48 candied cherry (halves)
        4 cups apricot halves → 18 apricot
        2 cups shredded carrots, with greens reserved (for garnish, optional) → 4 carrot (with greens)
        6 pounds whole beef brisket, with ½-inch top layer of fat → 6 lb beef brisket (whole; with a layer of fat)
        ½ pound assorted mushrooms: cremini, shiitake, oyster → ½ lb assorted mushrooms (such as cremini, shiitake, oyster)
        1 tablespoon zork coloring (such as Zark) Bakery Emulsion) or as desired → 1 tbsp zork coloring Bakery Emulsion (such as Zark)
        1 teaspoon chipotle chile powder or chipotle hot sauce → 1 tsp chipotle chile powder (or chipotle hot sauce)
        ½ lb hot-smoked salmon or smoked trout → ½ lb hot smoked salmon (or smoked trout)
        1 (16 ounce) jar green salsa, green enchilada sauce or taco sauce → 1 jar (16 oz) salsa verde (or green enchilada sauce or taco sauce)
        1 tablespoon digestive or aromatic bitters → 1 tbsp digestive bitters (or aromatic bitters)
        1 Hawaiian or ½ Mexican papaya → 1 Hawaiian papaya (or ½ Mexican papaya)
        2 cups sweet red wine; ½ cup red wine → ½ cup red wine, 2 cups sweet red wine
        2 teaspoons lime zest (from 1 ½ limes) → 2 lime
        Accompaniment: 3/4 pound country-style bread → 1 loaf country bread (optional)
        2 cups cooked egg noodles → 1 ¾ cups egg noodle
        4 cups long-grain rice, freshly cooked → 1 ⅓ cups long-grain rice
        3 tablespoons white beans, drained → 3 tbsp canned white bean (drained)
        1 tablespoon fermented black beans, rinsed and drained → 1 tbsp fermented black bean
        ¼ cup diced green chiles → ¼ cup canned green chile
        1 cup minced clams → 1 cup canned clam
        ½ teaspoon basil, crushed → ½ tsp dried basil
        1 teaspoon crushed ginger → 1 piece ginger
        1 cup crushed gingersnap cookies → 1 cup gingersnap cookies (crushed)
        1 tablespoon ground chipotle chiles → 1 tbsp ground chipotle chiles
        3 tablespoons chopped coriander → 1 bunch fresh coriander
        2 juice oranges → 2 orange
        Juice 2 limes → 2 lime
        cup plus 2 tablespoons olive oil → 1 ⅛ cups olive oil
        ¼ cup finely chopped red bell → 1 red bell pepper
        6 hard-boiled large eggs; 4 poached eggs → 10 egg
        1 (1 ounce) package Zork® Slow Cookers Pot Roast Seasoning → 1 package (1 oz) Zork® Pot Roast Seasoning
        ½ (1 pound) chorizo → ½ lb chorizo
        ½ (16 ounce) package bacon → 1 package (16 oz) bacon
        ¼ pound sliced turkey breast → ¼ lb deli turkey (sliced)
        6 oil-packed sun-dried tomatoes, drained → 6 sun-dried tomatoes packed in oil
        ¾ cup buttermilk or ¾ cup milk mixed with 1 teaspoon lemon juice → ¾ cup buttermilk (or ¾ cup milk mixed with 1 teaspoon lemon juice)
        2 cups lemon vodka or white rum → 2 cups lemon vodka (or white rum)
        2 pounds beef top butt or top sirloin → 2 lb beef top butt (or top sirloin)
        1 cup chicken or low-sodium broth → 1 cup chicken broth (or low-sodium broth)
        1 can (10 oz) cream of chicken or cream of mushroom soup → 1 can (10 oz) cream of chicken soup (or cream of mushroom soup)
        3 large red, yellow or orange bell peppers → 3 red bell pepper (or yellow or orange bell peppers)
        ¼ cup mixed peppercorns (pink, white, and green) → ¼ cup mixed peppercorn (pink, white, and green)
        1 1/3 cups raspberry preserves, recipe follows, or strawberry jam with seeds → 1 ⅓ cups raspberry preserves (or strawberry jam with seeds)
        1 red or green chili, deseeded (if you like) → 1 red chili (or green chili)
        1 cup pesto, homemade or purchased → 1 cup pesto
        2 teaspoons freshly grated turmeric, or ½ teaspoon ground → 1 piece fresh turmeric (or ½ teaspoon ground)
        1 teaspoon nutmeg; 1 whole nutmeg → 1 tsp nutmeg, 1 whole nutmeg
        1 pound scallops; 1 pound bay scallops → 1 lb bay scallops, 1 lb scallop
        3 tablespoons fresh orange juice; 1 orange wedge (optional) → 1 orange
        2 cups uncooked egg noodles → 2 cups egg noodle
        1 pound cooked egg noodles → ½ lb egg noodle
        1 teaspoon ginger, crushed → 1 piece ginger
        1 (1 oz) package ranch dressing or dip mix → 1 package (1 oz) ranch dressing mix (or dip mix)
        ½ cup walnuts, chopped (if you like) → ½ cup walnut (optional)
        8 oz mushrooms, washed and drained → 8 oz mushroom
        2 cups fried eggplant → 1 fried eggplant
        1 tablespoon grated Key lime zest → 3 key lime
        2 cups powdered non-dairy creamer; 1 cup coffee creamer → 1 cup coffee creamer, 2 cups powdered non-dairy creamer
        """#
}

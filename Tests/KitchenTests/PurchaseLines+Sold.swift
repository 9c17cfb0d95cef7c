/// Lines whose package, size or second need a shopper has to know.
extension PurchaseLines {
    static let sold = #"""
        1-lb. loaf French bread, torn → 1 loaf (1 lb) French bread
        1 1-pound loaf rustic French bread → 1 loaf (1 lb) rustic French bread
        1 (1 pound) loaf round sourdough bread → 1 loaf (1 lb) sourdough bread (round)
        Four 3-ounce portions filet mignon → 4 portions (3 oz) filet mignon
        12 (1 ounce) slices Cheddar cheese → 12 slices (1 oz) Cheddar cheese
        4 slices (4 ounces) fresh mozzarella → 4 slices fresh mozzarella
        One 4-rib prime rib roast (6 to 8 pounds), untrimmed → 1 × 6–8 lb prime rib roast (4-rib)
        2 (8-rib) frenched racks of lamb (each rack 1 1/2 lb) → 2 × 1 ½ lb frenched racks of lamb
        4 boneless chicken breasts (about 2 pounds); 1 pound boneless chicken breasts → 3 lb boneless chicken breast (4: 2 lb in all)
        1 bunch dill, chopped; 3 tablespoons chopped fresh dill → 2 bunches dill
        1 bunch dill; 1 bunch dill → 2 bunches dill
        3 cups chicken broth, from a carton or can → 3 cups chicken broth (from a carton or can)
        1 cup strong black coffee → 2 tbsp coffee (ground, for brewing)
        4 cups cornflake crumbs → 4 cups cornflake crumbs
        1 cup chocolate covered espresso beans → 1 cup chocolate covered espresso beans
        3 ounces California chile pods; 3 ounces New Mexico chile pods → 3 oz California chile pods, 3 oz New Mexico chile pods
        ½ pound hot soppressata; ½ pound sweet soppressata → ½ lb hot soppressata, ½ lb sweet soppressata
        2 tablespoons crisp chow mein noodles → 2 tbsp crisp chow mein noodles
        2 packages cocktail rye → 2 packages cocktail rye
        ½ pound albacore tuna, cut into small pieces → ½ lb albacore tuna steak
        1 lemon twist, for garnish → 1 lemon
        6 eggs in their shells; 3 eggs → 9 egg
        2 cups chopped tomatoes (about 3/4 pound) freshly ground black pepper to taste → 3 tomato, ground black pepper
        1 cup ricotta, drained 2 hours 1 cup grated Parmesan → 1 cup parmesan, 1 cup ricotta
        Dijon mustard (substitute 1/4 cup honey mustard) → Dijon mustard (or 1/4 cup honey mustard)
        l 1/4 teaspoons salt → 1 ¼ tsp salt
        (12-oz) can guava nectar → 1 can (12 oz) guava nectar
        1 cup vin jaune or dry Sherry → 1 cup vin jaune (or dry Sherry)
        20 1/2-inch-thick baguette rounds (from 1 baguette) → 1 loaf baguette
        2 teaspoons kosher salt and freshly ground black pepper → black pepper, 2 tsp kosher salt
        Sea salt and cracked black pepper to taste → black pepper, sea salt
        Generous pinch of nutmeg → 1 pinch nutmeg
        ½ teaspoon chopped fresh tarragon or a pinch dried, crumbled → 1 bunch tarragon
        ¼ cup plus 2 to 3 tablespoons chili sauce → 7 tbsp chili sauce
        1 (16 ounce) chickpeas, drained and rinsed → 1 can (16 oz) canned chickpea
        2 jalapeño chiles, seeded, if desired, and sliced → 2 jalapeño chiles
        8 jalapeño chiles (seeded, if desired) → 8 jalapeño chiles
        Sliced baguette (toasted, if desired) → baguette
        4 teaspoons chopped sage, plus whole leaves for garnish (optional) → 1 bunch sage
        ¼ cup Pecorino, plus shaved for serving → ¼ cup pecorino (+ more for serving)
        ¼ cup sliced blanched almonds → ¼ cup blanched sliced almond
        ¾ cup 1% or 2% milk → ¾ cup 1% milk (or 2% milk)
        1 cup reduced-fat milk; ½ cup low-fat milk → ½ cup low-fat milk, 1 cup reduced-fat milk
        ⅓ cup lite soy sauce → ⅓ cup lite soy sauce
        1 package cooked real bacon pieces or bits → 1 package cooked real bacon pieces (or bits)
        ⅔ cup toasted shaved coconut → ⅔ cup shaved coconut
        1 teaspoon ginger and garlic paste → 1 tsp ginger and garlic paste
        ½ cup chopped celery tops → celery (for the leaves)
        cup (2 sticks) unsalted butter → 1 cup unsalted butter
        Olive or vegetable oil cooking spray → Olive oil cooking spray (or vegetable oil cooking spray)
        1 cup cooked chopped broccoli → 1 broccoli
        2 (4 ounce) cans baby shrimp → 2 cans (4 oz) canned baby shrimp
        ¼ teaspoon thyme, or to taste → ¼ tsp dried thyme
        ¼ teaspoon fresh thyme leaves or a pinch of crumbled dried → 1 bunch thyme
        1 2-inch piece fresh ginger, minced (about 2 tablespoons) → 1 piece (2 inches) ginger
        1 (14 ounce) package cooked bacon, crumbled → 1 package (14 oz) precooked bacon
        2 medium and 1 small onion → 3 onion
        9223372036854775807 medium and 1 small onion → onion
        1 1/2-inch piece fresh ginger → 1 piece (1 ½ inches) ginger
        1 (12 oz) fresh green beans, rinsed → 1 × 12 oz green bean
        1 teaspoon each salt and freshly ground black pepper → 1 tsp ground black pepper, 1 tsp salt
        1 cup hard-boiled eggs, chopped → 3 egg
        2 3/4-inch-thick tuna steaks (each about 5 to 6 ounces) → 2 × 5–6 oz tuna steaks (3/4-inch-thick)
        2 cinnamon sticks, plus more for serving → 2 cinnamon sticks (+ more for serving)
        Zest (finely grated) and juice of 1 orange → 1 orange
        18 thin slices cucumber → 1 cucumber
        1 ½ cups finely chopped leeks → 2 leek
        12 large brussels sprouts (about 1 1/2 pounds) → 12 Brussels sprout (1 ½ lb in all)
        3 lb. English peas, shelled → 3 lb English peas in the pod
        1 pound mozzarella cheese sticks → 1 lb mozzarella cheese sticks
        2 heads romaine lettuce, leaves separated, hearts left intact → 2 heads romaine lettuce
        2 tablespoons freshly squeezed orange juice → 1 orange
        12 store-bought hard-boiled eggs → 12 hard-boiled eggs (store-bought)
        1 hard-boiled egg; 6 hard-cooked eggs, sliced → 7 egg
        1 blood orange, thinly sliced, plus wedges for squeezing → 1 blood orange (+ more for squeezing)
        ½ cup canned pineapple juice plus wedges for garnish → ½ cup canned pineapple juice
        """#
}

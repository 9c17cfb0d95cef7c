extension PurchaseLines {
    /// Words that nothing had read, numbers of another food, and nouns behind an "or" that are not those of what stands before it.
    static let accounted = #"""
        1 tsp dried oregano, crumbled; ½ tsp oregano → 1 ½ tsp dried oregano
        ¾ tsp crushed dried summer savory → ¾ tsp dried summer savory
        2 cups dry mixed beans, soaked overnight → 2 cups dry mixed beans
        1 (2 oz) package dry pectin → 1 package (2 oz) dry pectin
        8 oz raw ham, diced → 8 oz raw ham
        1 (12 oz) bag thin green beans, trimmed → 1 bag (12 oz) thin green bean
        ¼ cup shelled hemp seeds → ¼ cup shelled hemp seed
        1 lb medium pasta shells → 1 lb pasta shell (medium)
        1 lb medium shrimp, peeled and deveined → 1 lb shrimp (medium)
        1½ lb large sea scallops, side muscles removed → 1 ½ lb sea scallop (large)
        1 (1½ lb) whole red snapper, cleaned → 1 × 1 ½ lb whole red snapper
        6 (6-ounce) farmed striped bass fillets with skin → 6 × 6 oz farmed striped bass fillets (with skin)
        5 lb raw peanuts, in shells → 5 lb raw peanut (in shells)
        1 tbsp honey (fireweed honey preferred) → 1 tbsp honey (fireweed honey preferred)
        1 tsp chili sauce (recommended: Zorky's) → 1 tsp chili sauce (recommended: Zorky's)
        5 oz dried mushrooms (porcini or other wild dried mushrooms) → 5 oz dried mushroom (porcini or other wild dried mushrooms)
        2 cups thick salsa (mild or medium-hot) → 2 cups salsa (mild or medium-hot)
        2 bunches fresh herbs, in any combination: basil, dill, chives → 2 bunches herbs (basil, dill, chives)
        ¾ cup fine fresh sourdough breadcrumbs → ¾ cup fresh sourdough breadcrumbs
        1½ cups cooked Zork® Rice → ½ cup Zork® Rice
        2 tbsp store-bought caramelized onion → 2 tbsp caramelized onion (store-bought)
        1 (18 oz) package polenta, cut into ½-inch cubes → 1 package (18 oz) prepared polenta
        ⅔ cup pumpkin → ⅔ cup pumpkin puree
        2 cups pumpkin, peeled and diced → 330 g pumpkin
        ½ cup diced sun-dried tomatoes, oil reserved → ½ cup sun-dried tomato in oil
        2 fl oz banana juice → 2 fl oz banana juice
        1 tbsp horseradish → 1 tbsp prepared horseradish
        ½ finely chopped pecans → pecan (½ finely chopped pecans)
        1 bunch kale or spinach, stemmed (if using kale, slice) → 1 bunch kale (or spinach)
        3 cups chicken or vegetable broth (2 cups if using a cooker) → 3 cups chicken broth (or vegetable broth)
        4 leaves lettuce (optional) → 1 lettuce (optional)
        4 slices Irish or Canadian bacon → 4 slices Irish bacon (or Canadian bacon)
        1 (18.25 oz) package chocolate or yellow cake mix → 1 package (18 ¼ oz) chocolate cake mix (or yellow cake mix)
        1 (15 oz) can pinto or kidney beans → 1 can (15 oz) canned pinto bean (or kidney beans)
        3 tbsp kosher or coarse sea salt → 3 tbsp kosher salt (or coarse sea salt)
        1 lb baby or small red-skinned sweet potatoes → 1 lb baby sweet potato (or small red-skinned sweet potatoes)
        ¼ cup sugar or agave syrup → ¼ cup sugar (or agave syrup)
        ½ cup brandy or orange liqueur → ½ cup brandy (or orange liqueur)
        ¼ cup chopped chives or scallion greens → 1 bunch chives (or scallion greens)
        2 limes, juiced, plus wedges for garnish → 2 lime (+ more for garnish)
        1 lb each halibut and bass fillets → 1 lb bass fillets, 1 lb halibut fillets
        1 cup each red and green grapes → 1 cup green grape, 1 cup red grape
        1 tbsp oil, plus more for frying (about 3 cups) → 3 cups oil
        8 ounces Stilton cheese, crumbled (about 12 ounces with rind) → 12 oz Stilton cheese (with rind)
        1 cup ½-inch pieces trimmed baby zucchini (about 6 ounces) → 6 oz baby zucchini
        16 1-inch pieces red onion (from 1 large) → 1 red onion
        8 2-inch-long, 1/2-inch-wide lemon peel strips → 1 lemon
        4 tsp rich, fruity extra-virgin olive oil → 4 tsp fruity extra-virgin olive oil (rich)
        6 tbsp lard → 6 tbsp lard
        ¾ cup plus 1 tbsp olive oil → ¾ cup + 1 tbsp olive oil
        1 pony (1 ounce) gin → 1 fl oz gin
        1 (8 oz) container extra-creamy whipped topping → 1 container (8 oz) extra-creamy whipped topping
        1 (1-pound) duck breast or 2 (7- to 8-ounce) Zork (also called Pekin) duck breast halves → 1 × 1 lb duck breast (or 2 (7- to 8-ounce) Zork (also called Pekin) duck breast halves)
        """#
}

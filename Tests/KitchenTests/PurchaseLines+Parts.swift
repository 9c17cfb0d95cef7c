extension PurchaseLines {
    /// Notes that hold for a part of the sum, and words that are about another food or another line.
    static let parts = #"""
        1 cup butter or margarine; 2 cups butter → 3 cups butter (1 cup: or margarine)
        1 cup butter or margarine; butter or margarine for the pan → 1 cup butter (or margarine; + for the pan)
        3 onions; 1 onion (preferably white) → 4 onion (1: preferably white)
        ¼ cup chopped parsley, preferably flat-leaf; 2 tbsp chopped parsley → 1 bunch parsley (¼ cup: preferably flat-leaf)
        salt; salt, preferably Maldon → salt (for part: preferably Maldon)
        1 cup sugar (such as Zorky's); 2 cups sugar (such as Zorky's) → 3 cups sugar (such as Zorky's)
        2 cups castor sugar or superfine sugar → 2 cups superfine sugar
        1 unbaked 9-inch pie crust → 1 unbaked pie crust (9-inch)
        6 4- by 8-inch sheets phyllo → 6 sheets phyllo dough
        1 prebaked 10-inch-diameter tart shell → 1 prebaked tart shell (10-inch)
        1 + 4 cloves garlic → 5 cloves garlic
        2 plus ½ cups sugar → 2 ½ cups sugar
        a pinch plus ¼ tsp nutmeg → ¼ tsp nutmeg
        1 clove garlic, minced, plus 2 cloves, sliced → 3 cloves garlic
        juice of 1 lime, plus 4 wedges for serving → 2 lime
        1 tsp salt, plus additional 2 tbsp honey → 2 tbsp honey, 1 tsp salt
        ½ lb honey-roasted chicken → ½ lb honey-roasted chicken
        1 cup honey-roasted peanuts → 1 cup honey-roasted peanuts
        ½ lb deli-sliced turkey → ½ lb deli-sliced turkey
        1 cup plain full- or low-fat yogurt → 1 cup full-fat plain yogurt (or low-fat)
        2 cups whole- or low-fat milk → 2 cups low-fat milk (or whole)
        2 tbsp yuzu juice → 2 tbsp yuzu juice
        4 oz speck → 4 oz speck
        4 slices pork roll → 4 slices pork roll
        2 cups tea → 2 bags tea
        2 oz rum; ¼ cup rum → ½ cup rum
        1 cup crumbs from gingersnaps → 1 cup gingersnap
        2 1-inch thick, 6-ounce cod fillets → 2 × 6 oz cod fillets
        ½ tsp smoky, sweet red pepper flakes → ½ tsp smoky sweet red pepper flakes
        12 unopened, live oysters → 12 oyster (unopened)
        2 (7 oz) packages dry macaroni and cheese → 2 packages (7 oz) dry macaroni and cheese
        ½ cup candied fruit, chopped, such as citron, orange and lemon → ½ cup candied fruit (such as citron, orange and lemon)
        Garnish: 2 fennel bulbs (sometimes called anise), sliced → 2 bulbs fennel (optional; sometimes called anise)
        Suggested additions: olives, goat cheese → goat cheese (optional), olives (optional)
        ½ cup ginger matchsticks → 1 piece (1 ¾ oz) ginger
        2 pie crust pastries → 2 pie crust pastries
        4 lime wheels → 1 lime
        12 potato rosettes → 12 potato rosettes
        1 cup chicken broth and water → 1 cup chicken broth
        1 cup Parmigiano-Reggiano or Pecorino Romano → 1 cup Parmigiano-Reggiano (or Pecorino Romano)
        2 cups greens (such as kale or chard) → 2 cups salad greens (such as kale or chard)
        Caramel Sauce; Soy Sauce → Caramel Sauce (homemade, see its recipe), soy sauce
        2 (2 liter) bottles ginger ale → 2 bottles (2 l) ginger ale
        ½ cup green or red bell pepper strips → 1 green bell pepper (or red bell pepper strips)
        12 fresh water chestnuts, peeled → 12 fresh water chestnut
        1 cup dry ricotta → 1 cup dry ricotta
        ¼ cup clover sprouts → ¼ cup clover sprouts
        1 lb tiny shrimp → 1 lb shrimp (tiny)
        """#
}

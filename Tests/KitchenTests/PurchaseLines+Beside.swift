extension PurchaseLines {
    /// What a shop sells beside the food that it is listed as, lists of foods, and measures that are written unclearly.
    static let beside = #"""
        1 cup coconut cream; 3 tbsp sweetened coconut cream → 1 cup coconut cream, 3 tbsp sweetened coconut cream
        2 jars turkey gravy; 1 jar prepared turkey gravy; 1 jar beef gravy → 1 jar beef gravy, 3 jars turkey gravy
        ½ cup grated Parmesan; 1 oz Parmesan rind → 1 oz Parmesan rind, ½ cup parmesan
        3 tbsp sesame seeds; 2 tbsp ground sesame seeds → 2 tbsp ground sesame seed, 3 tbsp sesame seed
        3 tbsp sesame seeds; 2 tbsp sesame seeds, ground → ⅓ cup sesame seed
        6 cardamom pods, ground → 6 cardamom pod
        8 oz smoked turkey; 4 oz deli turkey → 4 oz deli turkey, 8 oz smoked turkey
        2 lb trout fillets; 2 whole trout → 2 lb trout fillets, 2 whole trout
        1 can crushed tomatoes; 1 can chunky style crushed tomatoes → 2 cans canned tomatoes (1 can: chunky style crushed tomatoes; 1 can: crushed tomatoes)
        12 oz baby carrots; 20 baby carrots → 1 ¼ lb baby carrot
        1 bunch coriander → 1 bunch coriander
        1 tsp coriander → 1 tsp ground coriander
        leaves from 1 bunch coriander → 1 bunch coriander
        1 large clove, minced → 1 clove garlic
        3 whole cloves → 3 cloves
        5 mini pumpkins → 5 mini pumpkin
        2 9-inch yellow cake rounds → 2 yellow cake
        10 large baby carrots → 10 baby carrot (large)
        6 pieces chicken → 6 chicken pieces
        2 red bell peppers and 1 yellow → 2 red bell pepper, 1 yellow bell pepper
        3 ¼-ounce envelopes active dry yeast → 3 packets (¼ oz) active dry yeast
        2 (15-ounce cans) navy beans → 2 cans (15 oz) canned navy bean
        1 can diced tomatoes, drained and rinsed → 1 can canned diced tomatoes
        8 ounces, about 2 cups, bread flour → 8 oz bread flour
        ¼ cup peach, cherry or plum preserves → ¼ cup peach preserves (or cherry or plum preserves)
        6 pears (a combination of Bosc, Anjou, and Comice) → 6 pear (a combination of Bosc, Anjou, and Comice)
        red onion slices, thinly sliced radishes, ketchup and mustard for serving → radish, red onion, ketchup, mustard
        Raspberry liqueur, such as Zork, for drizzling; ½ cup raspberry liqueur → ½ cup raspberry liqueur (for part: such as Zork; + for drizzling)
        Black Bean Tortilla Chips → Black Bean Tortilla Chips
        Crispy Garlic Chips → Crispy Garlic Chips (homemade, see its recipe)
        Greek yogurt and hot cooked couscous, optional → Greek yogurt (optional), couscous (optional)
        1 lb dry whole-wheat noodles → 1 lb whole-wheat noodles
        """#
    static let besideGerman = #"""
        100 g Zu. → 100 g Zucker
        50 g Marg. → 50 g Margarine
        1 Eiw. → 1 Ei
        """#
    static let besideFrench = #"""
        2 c. tb. gros sel → 2 c. à s. gros sel
        Pâte brisée pour 3 abaisses → 3 pâte brisée
        """#
}

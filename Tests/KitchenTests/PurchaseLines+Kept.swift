extension PurchaseLines {
    /// English lines with words that were easily lost: cooked, seasoned, from a jar, in total, what to choose from.
    static let kept = #"""
        9 cooked meatballs, halved → 9 cooked meatball
        2 lb cooked and sliced corned beef → 2 lb cooked corned beef
        2 cups cooked peeled chestnuts → 2 cups cooked chestnut
        5 slices cooked ham → 5 slices ham
        4 cooked bacon strips → 4 slices bacon
        3 parts lime juice → 3 parts lime juice
        3 mild green chiles → 3 mild green chiles
        1 jar (10 ounces) chocolate fudge topping → 1 jar (10 oz) chocolate fudge topping
        2 cubes beef bouillon; 3 cups beef broth → 2 cubes beef bouillon, 3 cups beef broth
        2 cups flaked coconut; 1 cup coconut flakes → 3 cups coconut flakes
        1 cup seasoned dry bread crumbs → 1 cup seasoned dry bread crumbs
        3 tbsp seasoned rice wine vinegar → 3 tbsp seasoned rice wine vinegar
        2 cups pasta sauce, heated, or more to taste → 2 cups pasta sauce
        2 cups softened but cold vanilla ice cream → 2 cups vanilla ice cream
        1 pint Italian ice → 1 pint Italian ice
        2 cups yellow pear or cherry tomatoes → 2 cups yellow pear tomatoes (or cherry tomatoes)
        2 cups frozen French-style green beans → 2 cups frozen French-cut green bean
        2 lb hard, unripe pears → 2 lb hard, unripe pears
        1 tsp dried celery flakes → 1 tsp celery flakes
        2 lb beef for stew → 2 lb beef for stew
        2 lb fresh or 2 (10-ounce) packages frozen spinach → 2 lb spinach (or 2 (10-ounce) packages frozen spinach)
        Chopped pistachios, pecans, or walnuts → pistachio (or pecans, or walnuts)
        1 cup walnuts, pecans or almonds, chopped → 1 cup walnut (or pecans or almonds)
        2 cups farmer cheese, or any cheese blend → 2 cups farmer cheese (or any cheese blend)
        2 cups frozen vegetable blend (no garlic or onions) → 2 cups frozen vegetable blend (no garlic or onions)
        6 hot cherry peppers from a jar → 1 jar hot cherry peppers (from a jar)
        Shells from 2 lb shrimp → 2 lb shrimp (for the shells)
        3 dozen oysters, unshucked → 36 oyster (unshucked)
        2 chickens (about 7 lb total) → 2 × 3 ½ lb whole chicken
        4 cube steaks (1 lb total) → 4 × 4 oz cube steaks
        1 cup roasted red pepper hummus → 1 cup roasted red pepper hummus
        4 pink or ruby red grapefruits → 4 pink grapefruits (or ruby red grapefruits)
        2 lb shrimp; 4 cups shrimp → 3 ¼ lb shrimp
        2 tbsp dry Italian-style salad dressing mix → 2 tbsp dry Italian-style salad dressing mix
        2 hot green peppers → 2 hot green peppers
        1 pint cherry tomatoes; 1 pint yellow pear tomatoes → 1 pint cherry tomato, 1 pint yellow pear tomatoes
        3 bunches oregano; 2 tsp oregano → 3 bunches fresh oregano, 2 tsp oregano
        3 ancho chiles; 2 dried ancho chiles → 5 dried ancho chile
        1 4-pound pineapple, cut into 12 wedges, each wedge halved → 1 × 4 lb pineapple
        2 cups fresh or unthawed frozen cranberries → 2 cups frozen cranberry (or fresh)
        1 lb frozen Southwest mixed vegetables (corn, peppers) → 1 lb frozen Southwest mixed vegetables (corn, peppers)
        2 cups seasoned croutons → 2 cups seasoned crouton
        2 tbsp cassis → 2 tbsp cassis
        2 cups verjus or 1 cup cider and 2 tbsp vinegar → 2 cups verjus (or 1 cup cider and 2 tbsp vinegar)
        2 lb lamb chops, pork chops (cut up), or shrimp → 2 lb lamb chop (or pork chops (cut up), or shrimp)
        1 cup mushrooms (shiitake, oyster, cremini) → 1 cup mushroom (shiitake, oyster, cremini)
        1 cup mixed tarragon, chives, and parsley → 1 bunch chives, 1 bunch parsley, 1 bunch tarragon
        """#
}

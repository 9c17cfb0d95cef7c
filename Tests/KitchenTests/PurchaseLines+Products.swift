extension PurchaseLines {
    /// Products that are sold beside each other, cuts whose names end like a unit, and what another line brings.
    static let products = #"""
        8 beef short ribs → 8 beef short rib
        2 (1-pound) strip steaks → 2 × 1 lb strip steak
        1 bone-in prime rib → 1 bone-in prime rib
        2 pounds top round beef → 2 lb top round beef
        1 (11 ounce) package Old El Paso® flour tortillas → 1 package (11 oz) Old El Paso® flour tortillas
        1 cup sour cream; ½ cup low-fat sour cream → ½ cup low-fat sour cream, 1 cup sour cream
        1 cup dark brown sugar; ½ cup light brown sugar → 1 cup dark brown sugar, ½ cup light brown sugar
        1 package chocolate cake mix; 1 package white cake mix → 1 package chocolate cake mix, 1 package white cake mix
        2 oz rum; 2 oz spiced rum → 2 fl oz rum, 2 fl oz spiced rum
        1 lemon; 2 Meyer lemons → 1 lemon, 2 meyer lemon
        2 Granny Smith apples; 3 apples → 2 Granny Smith apples, 3 apple
        1 cup whole-milk cottage cheese → 1 cup whole-milk cottage cheese
        1 cup skimmed unsalted butter → 1 cup skimmed unsalted butter
        1 tsp hot pepper sauce → 1 tsp hot pepper sauce
        1 cup quick-cooking white rice → 1 cup quick-cooking white rice
        2 cans (8 oz) oysters → 2 cans (8 oz) canned oyster
        1 (1 ½-pound) piece tuna → 1 piece (1 ½ lb) fresh tuna
        1 piece Parmigiano-Reggiano rind → 1 Parmigiano-Reggiano rind
        2 lb watermelon rind → 2 lb watermelon rind
        ½ cup LAND O LAKES® Butter; 1 LAND O LAKES® Egg → ½ cup butter, 1 egg
        1 tsp gluten-free vanilla extract → 1 tsp gluten-free vanilla extract
        1 package instant sugar-free vanilla pudding mix → 1 package instant vanilla sugar-free pudding mix
        1 (28 oz) jar meatless spaghetti sauce → 1 jar (28 oz) meatless spaghetti sauce
        ½ cup cream cheese with chives → ½ cup cream cheese with chives
        1 cup chicken broth with water → 1 cup chicken broth
        2 tbsp juice from yellow pepper rings → 2 tbsp juice from yellow pepper rings
        1 can black bean, corn & rice soup → 1 can black bean, corn & rice soup
        200 g mixed green and black olives → 100 g black olive, 100 g green olive
        ¼ cup peanut and olive oil → ¼ cup olive oil, ¼ cup peanut oil
        1 cup cheese and garlic croutons → 1 cup cheese and garlic croutons
        1 quart vanilla or cherry-swirl ice cream → 1 quart vanilla ice cream (or cherry-swirl ice cream)
        2 tbsp red wine or red wine vinegar → 2 tbsp red wine (or red wine vinegar)
        3 stalks lemongrass, trimmed and 1 or 2 outer layers discarded → 3 stalks lemongrass
        2 cups fresh or frozen, thawed and drained blueberries → 2 cups blueberry (fresh or frozen)
        1 (15 oz) can chickpeas, drained, ½ cup liquid reserved → 1 can (15 oz) canned chickpea
        1 (9-inch) premade pie shell in foil pan → 1 premade pie shell in foil pan
        1 can pineapple rings, cut into chunks → 1 can canned sliced pineapple
        1 box thawed frozen spinach → 1 box frozen spinach
        28-ounce can whole tomatoes → 1 can (28 oz) canned whole tomatoes
        a 15-to-16 ounce can black beans → 1 can (15–16 oz) canned black bean
        1 eggplant (about 11/4 pounds) → 1 × 1 ¼ lb eggplant
        1 (1-pound) sweet onion; 2 sweet onions → 3 sweet onion
        1 cup butter cookies → 1 cup butter cookies
        8 tablspoons butter → ½ cup butter
        3 eggs + 1 yolk → 4 egg
        2 eggs and 2 egg yolks → 4 egg
        1/2 cup apricot, peach or strawberry preserves → ½ cup apricot preserves (or peach or strawberry preserves)
        1 cup chicken, beef or vegetable broth → 1 cup chicken broth (or beef or vegetable broth)
        1 tbsp olive, canola or vegetable oil → 1 tbsp olive oil (or canola or vegetable oil)
        1 apple, pear or peach → 1 apple (or pear or peach)
        2 tsp turmeric, freshly grated; 1 tsp ground turmeric → 1 piece turmeric root, 1 tsp ground turmeric
        1 cup blueberries (fresh or frozen) → 1 cup blueberry (fresh or frozen)
        1 onion, red; 1 red onion → 2 red onion
        6 oz salmon, smoked; 6 oz smoked salmon → 12 oz smoked salmon
        2 tablespoons chopped walnuts → 2 tbsp walnut
        32 ounces chicken broth → 32 fl oz chicken broth
        6 grilled boneless, skinless chicken thighs → 6 grilled boneless skinless chicken thighs
        ¾ lb Colby, Cheddar, Monterey jack, or a mixture → ¾ lb colby (or Cheddar, Monterey jack, or a mixture)
        ½ lb ginger root with skin, grated → ½ lb ginger root
        """#
}

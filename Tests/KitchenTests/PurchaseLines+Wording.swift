extension PurchaseLines {
    /// Words that only look like another food, or like none.
    static let wording = #"""
        1 package cream cheese at room temperature → 1 package cream cheese
        2 bunches watercress, sprigs torn in half → 2 bunches watercress
        1 (28 ounce) can whole tomatoes in juice → 1 can (28 oz) canned whole tomatoes
        1 (14.5 ounce) can diced tomatoes with their juice → 1 can (14 ½ oz) canned diced tomatoes
        1 (11.5 ounce) can condensed bean with bacon soup → 1 can (11 ½ oz) condensed bean with bacon soup
        1 tablespoon cornstarch mixed with 1 tablespoon cold water → 1 tbsp cornstarch
        1 cup breadcrumbs made from French bread; 1 cup breadcrumbs → 2 cups breadcrumbs (1 cup: made from French bread)
        1 (6 ounce) package cherry Jell-O mix → 1 package (6 oz) cherry Jell-O mix
        4 ounces crème de violette → 4 fl oz crème de violette
        8 ounces tuna preserved in olive oil → 8 oz tuna preserved in olive oil
        3 pounds chicken legs and thighs on the bone → 3 lb chicken legs and thighs on the bone
        2 large watermelon wedges → 1 watermelon
        1 (5 pound) fully-cooked, bone-in ham → 1 × 5 lb bone-in ham (fully cooked)
        1 cup cold, strong, brewed coffee → 2 tbsp coffee (ground, for brewing)
        1 lemon cut into quarters; 1 lemon → 2 lemon
        5 peeled, seeded, and chopped tomatoes → 5 tomato
        1 (14 oz) can peeled and chopped tomatoes → 1 can (14 oz) canned diced tomatoes
        1 egg beaten to blend with 1 tablespoon brandy; 1 egg → 2 egg, 1 tbsp brandy
        4 teaspoons cornstarch dissolved in → 4 tsp cornstarch
        3 cups picked over blueberries → 3 cups blueberry
        Several plump thyme sprigs, leaves only → thyme
        1 lb fresh chestnuts, shelled, chopped coarse → 1 lb chestnut (fresh; shelled)
        2 lb small to medium sweet potatoes → 2 lb sweet potato
        1 cup shredded or crumbled blue cheese → 1 cup shredded blue cheese
        1 cup carrot matchsticks → 2 carrot
        5 farm eggs; 2 eggs → 7 egg
        30 crackers; 1 cup crushed crackers → 1 cup + 30 cracker (1 cup: crushed)
        1 cup superfine sugar; 1 cup sugar → 1 cup sugar, 1 cup superfine sugar
        1 butternut squash; 1 cup cubed butternut squash → 2 butternut squash
        1 cup blanched almonds → 1 cup blanched almond
        1/3 cup complete dry pancake mix → ⅓ cup pancake mix (dry)
        1 cup pomegranate seeds → 1 pomegranate
        1 (14 ounce) can 100% pure pumpkin → 1 can (14 oz) 100% pure pumpkin
        2 peeled bananas, frozen → 2 banana (frozen)
        5 (3- by 3/4-inch) strips fresh lemon zest → 1 lemon
        6 blood oranges; 6 Cara Cara oranges → 6 Cara Cara oranges, 6 blood orange
        1 (3.5 ounce) package instant vanilla pudding and pie filling → 1 package (3 ½ oz) instant vanilla pudding and pie filling
        4 skinless, boneless chicken breast halves, cooked and cubed → 4 boneless skinless chicken breast
        1 lb chicken, cooked and cubed → 1 lb cooked chicken
        4 chicken thighs with skin and bones → 4 bone-in skin-on chicken thigh
        """#

    /// More choices.
    static let alternatives = #"""
        4 oz regular or reduced fat cream cheese → 4 oz cream cheese (or reduced fat cream cheese)
        2 tbsp dark or white crème de cacao → 2 tbsp dark crème de cacao (or white crème de cacao)
        2 cups red and/or white cabbage → 1 red cabbage (or white cabbage)
        2 cups lemon- or raspberry-flavored sparkling water → 2 cups raspberry-flavored sparkling water (or lemon)
        2 cups fresh corn kernels (from 2 ears) or frozen, thawed → 2 ears corn kernels (or frozen, thawed)
        ¼ cup honey or to taste → ¼ cup honey
        1 ¼ lb medium or firm tofu → 1 ¼ lb firm tofu
        1 egg beaten with 2 tablespoons water or milk → 1 egg
        1 red and 1 green bell pepper → 1 green bell pepper, 1 red bell pepper
        1 each red and green pepper → 1 green bell pepper, 1 red bell pepper
        red and green pepper → green bell pepper, red bell pepper
        1/2 each red, yellow and green bell peppers → 1 green bell pepper, 1 red bell pepper, 1 yellow bell pepper
        2 cups fresh or frozen pitted tart cherries → 2 cups sour cherry (or frozen pitted tart cherries)
        ½ cup crème fraîche or sour cream → ½ cup crème fraîche (or sour cream)
        2 cups apple juice or apple cider → 2 cups apple juice (or apple cider)
        5 Goya zork chiles or Goya anik chiles → 5 Goya zork chiles (or Goya anik chiles)
        15 fresh red peppers or eight dried red chilies → 15 red peppers (or eight dried red chilies)
        2 ¼ cups reduced-salt beef or chicken broth → 2 ¼ cups low-sodium beef broth (or chicken broth; reduced-salt)
        """#

    /// Counts and measures that mean another amount, or another food.
    static let meanings = #"""
        1 (3 1/2) pound pork roast → 1 × 3 ½ lb pork roast
        4 pounds rib eye roast → 4 lb rib eye roast
        12 1/2-inch-thick slices country bread → 1 loaf country bread
        4 1/2-pint baskets blueberries → 4 containers (½ pint) blueberry
        4 lettuce leaves → 1 lettuce
        6 lemon wedges; 2 lemon slices → 1 lemon
        2 sticks cinnamon → 2 sticks cinnamon stick
        1 stick unsalted butter → 1 stick unsalted butter
        1 tsp ginger → 1 tsp ground ginger
        1 tsp grated ginger → 1 piece ginger
        1 knob ginger → 1 knob ginger
        1 (2 inch) piece ginger → 1 piece (2 inches) ginger
        ½ tsp thyme; 1 tsp fresh thyme → 1 bunch thyme, ½ tsp dried thyme
        1 tsp thyme leaves → 1 bunch thyme
        ¼ tsp red pepper → ¼ tsp cayenne pepper
        1 tbsp chopped red pepper → 1 red pepper
        ¼ tsp ground cloves; 2 whole cloves → 2 cloves, ¼ tsp ground cloves
        ½ tsp cloves; ¼ tsp cloves, ground → ¾ tsp ground cloves
        ⅛ tsp dry hot mustard → ⅛ tsp dry hot mustard
        4 oz hot Italian ground sausage meat → 4 oz ground hot Italian sausage meat
        ¼ oz dried avocado leaves → ¼ oz dried avocado leaves
        ½ cup cooked, squeezed spinach → 5 cups spinach
        2 English cucumbers → 2 English cucumber
        1 cup creamy salad dressing; 1 cup salad dressing → 1 cup creamy salad dressing, 1 cup salad dressing
        1 fluid ounce sour apple schnapps → 1 fl oz sour apple schnapps
        2 racks of lamb (3 pounds total) → 2 racks lamb (3 lb in all)
        2 lamb racks → 2 lamb racks
        """#
}

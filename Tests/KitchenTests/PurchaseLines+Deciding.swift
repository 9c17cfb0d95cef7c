extension PurchaseLines {
    /// Amounts near to what is needed, those that a line states itself, and words that decide which product it is.
    static let deciding = #"""
        ¼ cup plus 5 tablespoons balsamic vinegar → ½ cup + 1 tbsp balsamic vinegar
        1 cup chopped pecans (optional); 1 tablespoon chopped pecans, toasted → 1 ⅛ cups pecan (1 cup: optional)
        14 tbsp butter → ¾ cup + 2 tbsp butter
        ⅔ cup (2 ½ ounces) coarsely grated bittersweet chocolate plus 6 ounces chopped → 8 ½ oz bittersweet dark chocolate
        ⅓ (8 ounce) package cream cheese, softened; 4 ounces cream cheese → 1 package (8 oz) cream cheese
        30 baguette slices, each ¼ inch thick (about 1 large baguette) → 1 loaf baguette
        1 ½ cups fresh corn kernels including the pulp (cut from about 2 ears of corn) → 2 ears corn kernels (the pulp)
        2 cups chickpeas from two (15-ounce) cans, drained, rinsed → 2 cans (15 oz) canned chickpea
        2 cups drained canned hominy (from two 15-ounce cans) → 2 cans (15 oz) canned hominy
        2 tablespoons fresh jalapeño chiles (about 3), seeded and minced → 3 jalapeño chiles
        3 cups coarsely chopped red bell peppers (about 2 large) → 2 red bell pepper (large)
        1 cup sugar, ¼ cup additional to roll cookies → 1 ¼ cups sugar (cookies)
        3 tomatoes, chopped, or 1 (14-ounce) can chopped tomatoes → 3 tomato (or 1 (14-ounce) can chopped tomatoes)
        1 (1-inch-thick) swordfish steak (6 ounces) → 1 × 6 oz swordfish steak (1-inch-thick)
        3 pounds beef shank in 2 or 3 pieces → 3 lb beef shank (in 2 or 3 pieces)
        4 skinless, boneless turkey breast halves → 4 boneless skinless turkey breast (halves)
        1 teaspoon bay leaf, crumbled → 2 bay leaf
        ¾ teaspoon crushed beef bouillon cube → 1 beef bouillon cube
        10 thin slices fresh jalapeno pepper → 1 jalapeno pepper
        3 tablespoons Goya Minced Garlic, divided → 3 tbsp Goya Minced Garlic
        ⅓ cup mixed fresh herbs such as parsley and dill → 1 bunch mixed fresh herbs (such as parsley and dill)
        2 tablespoons sliced peeled fresh turmeric → 1 piece fresh turmeric
        4 cups thinly sliced onions; 1 onion, chopped → 5 onion
        2 ½ cups canned low-sodium tomatoes → 2 ½ cups canned low-sodium tomato
        1 teaspoon cumin, freshly toasted and ground → 1 tsp cumin seed
        1 tbsp freshly grated nutmeg; ⅛ tsp ground nutmeg → \#
        1 tbsp nutmeg (1 tbsp: freshly grated nutmeg; ⅛ tsp: ground nutmeg)
        1 (10 ounce) can hot enchilada sauce → 1 can (10 oz) hot enchilada sauce
        1 tsp medium curry powder → 1 tsp curry powder (medium)
        8 slices fully cooked bacon, heated → 8 slices bacon (fully cooked)
        1 lb bacon (slab is best), cut into pieces → 1 lb bacon (slab is best)
        1 pound thinly sliced chicken breasts, cut into thin strips → 1 lb chicken breast (thinly sliced)
        1 cup coarse bread crumbs → 1 cup coarse bread crumbs
        2 tbsp stick margarine → 2 tbsp margarine (stick)
        ¼ cup unsalted raw peanut butter → ¼ cup raw unsalted peanut butter
        1 (16 ounce) can pitted sour cherries, drained → 1 can (16 oz) canned sour cherry (pitted)
        ½ pound fresh shrimp, peeled and deveined (31-40 count) → ½ lb shrimp (31-40 count; fresh)
        ½ pound small white onions → ½ lb white onion (small)
        6 small dried chile peppers, cut into pieces → 6 dried chile peppers (small)
        1 pound carrots with fresh green tops if available → 1 lb carrot (with fresh green tops)
        3 bell peppers (1 orange, 1 red, 1 green), sliced → 3 red and green bell pepper (1 orange, 1 red, 1 green)
        18 thick asparagus spears, trimmed → 18 spears asparagus (thick)
        1 ½ pounds asparagus, cut into ½-inch-thick slices → 1 ½ lb asparagus
        1 package extra-wide egg noodles → 1 package extra-wide egg noodle
        1 package (2-layer size) yellow cake mix → 1 package yellow cake mix (2-layer size)
        """#
}

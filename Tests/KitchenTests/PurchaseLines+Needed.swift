extension PurchaseLines {
    /// What is needed beside amounts, both packages of a line, and words that pick a product.
    static let needed = #"""
        oil for frying; 1 tbsp vegetable oil → 1 tbsp vegetable oil (+ for frying)
        Vegetable oil, for frying; 4 tbsp vegetable oil → ¼ cup vegetable oil (+ for frying)
        Butter (for brushing); 2 tbsp butter → 2 tbsp butter (+ for brushing)
        2 cups vegetable oil, plus more for frying → 2 cups vegetable oil (+ more for frying)
        2 tbsp oil for frying → 2 tbsp oil (for frying)
        flour as needed; 2 cups flour → 2 cups flour (+ as needed)
        sour cream; 1 cup sour cream → 1 cup sour cream (+ more)
        Sour cream (optional, for serving); 1 cup sour cream → 1 cup sour cream (+ for serving (optional))
        Salt to taste; 1 tsp salt → 1 tsp salt
        ground cumin; 1 tsp ground cumin → 1 tsp ground cumin
        1 cup olive oil, plus more for brushing → 1 cup olive oil (+ more for brushing)
        One 15-oz can plus one 8-oz can white beans (cannellini) → 1 can (8 oz) + 1 can (15 oz) white beans (cannellini)
        1 (14-oz) can and 1 (28-oz) can diced tomatoes → 1 can (14 oz) + 1 can (28 oz) canned diced tomatoes
        18 (1- by 1/4-inch) sticks Parmesan (from a 1/2-lb piece) → 1 piece (½ lb) parmesan
        4 chicken bouillon cubes → 4 chicken bouillon cubes
        6 cups coarsely shredded peeled beets (about 6 medium) → 6 beet
        2 cups diced celery (about 5 ribs) → 5 stalks celery
        1 ½ cups corn kernels (cut from about 2 small ears) → 2 ears corn kernels
        2 (3- by 1-inch) strips orange zest → 1 orange
        2 cups fresh breadcrumbs made from crustless French bread → 2 cups fresh breadcrumbs (made from crustless French bread)
        3 cups whipped heavy cream; 1 ½ cups whipping cream → 3 cups heavy cream
        1 cup heavy cream, whipped → 1 cup heavy cream
        1 cup syrup from canned mandarin oranges, oranges reserved → canned mandarin orange (for 1 cup syrup)
        2 bouquets garnis (see note) → 2 bouquets garnis
        8 oz braunschweiger (liverwurst) → 8 oz braunschweiger
        2/3 cup shredded coconut → ⅔ cup shredded coconut
        Shaved Asiago cheese and chopped fresh chives (for serving) → chives, Asiago cheese
        Bagels, capers, sliced cucumbers (for serving) → cucumber, bagel, capers
        Dried fruit and plain whole Greek yogurt → whole milk plain Greek yogurt, dried fruit
        ¾ lb boiling potatoes → ¾ lb boiling potatoes
        5 lb chicken pieces (drumsticks and thighs) → 5 lb chicken pieces (drumsticks and thighs)
        1 (6.5 oz) can minced clams, with juice → 1 can (6 ½ oz) canned clam (minced)
        5 oz thin egg noodles → 5 oz thin egg noodle
        1 bottle medium-dark rum → 1 bottle medium-dark rum
        1 tbsp medium-dry sherry → 1 tbsp medium-dry sherry
        1 cup small-curd cottage cheese → 1 cup small-curd cottage cheese
        1 cup thick cream → 1 cup thick cream
        1 cup honey-roasted sliced almonds → 1 cup honey-roasted sliced almonds
        1 (6-ounce) can water-packed tuna → 1 can (6 oz) water-packed tuna
        1 (10-oz) package finely shredded cabbage → 1 package (10 oz) cabbage (shredded)
        2 (8-ounce) skin-on or skinless, boneless chicken breasts → 2 × 8 oz boneless chicken breast (skin-on or skinless)
        1 tsp chili pepper → 1 tsp chili powder
        4 Italian plum tomatoes, cut into wedges → 4 Italian plum tomatoes
        1 (28-ounce) can Italian plum tomatoes → 1 can (28 oz) Italian plum tomatoes
        1 (5.5 ounce) package red beans & rice mix → 1 package (5 ½ oz) red beans & rice mix
        1 cup shredded Cheddar or Monterey Jack cheese → 1 cup cheddar (or Monterey Jack cheese)
        ¾ cup chopped red and green candied cherries → ¾ cup red and green candied cherry
        Toasted nuts, flaked coconut, chocolate sprinkles, powdered sugar or colored sugars → nuts (or flaked coconut, chocolate sprinkles, powdered sugar or colored sugars)
        Accompaniments: cider sauce and quince sorbet → cider sauce (optional; homemade, see its recipe), quince sorbet (optional)
        8 slices challah or other rich, dense bread → 1 loaf challah (or other rich, dense bread)
        """#
}

extension PurchaseLines {
    /// Weights beside volumes, what cups of some foods weigh, and words that look like others.
    static let weighed = #"""
        ½ cup finely grated peeled fresh ginger (5 ounces) → 5 oz ginger
        2 (1- by 1/4-inch) pieces fresh ginger, smashed → 1 piece ginger
        1 cup (6 ounces) uncooked bulgur wheat → 6 oz bulgur wheat
        ¾ cup Kalamata olives or other brine-cured black olives (about 5 ounces), pitted → \#
        5 oz pitted kalamata olive (or other brine-cured black olives)
        2 dry pints grape or cherry tomatoes → 2 pints grape tomatoes (or cherry tomatoes)
        1 cup currant or grape tomatoes → 1 cup currant tomatoes (or grape tomatoes)
        2 cups hard-cooked eggs → 6 egg
        1 cup sauteed mushrooms → 2 ½ cups mushroom
        1 ½ cups diced andouille sausage → 7 ½ oz andouille sausage
        ½ cup diced dry chorizo sausage → 2 ½ oz dry chorizo sausage
        2 cups cooked shrimp → 10 oz cooked shrimp
        ½ cup Onion and Garlic Mix → ½ cup Onion and Garlic Mix
        2 cups Minute® White Rice; 1 cup instant rice → 3 cups instant rice
        2 teaspoons minced Thai chile → 2 Thai chile
        1 ripe 6-to 8-ounces avocado, pitted → 1 × 6–8 oz ripe avocado
        2 1-pound, 13-ounce cans plum tomatoes → 2 cans (29 oz) plum tomatoes
        3 tablespoonsmirin → 3 tbsp mirin
        1 cup coarsely ground grits → 1 cup coarse grits
        ¼ cup real bacon bits → ¼ cup real bacon bit
        1 extra large zucchini, cut into strands → 1 zucchini (extra-large)
        4 1/3-inch slices fish paste stick (naruto) → 4 slices fish paste stick (naruto)
        60 chocolate candy kisses with white stripes → 60 chocolate candy kisses (with white stripes)
        3 onions stuck with cloves → 3 onion, cloves
        8 ounces bittersweet chocolate (do not exceed 61% cacao) → \#
        8 oz bittersweet dark chocolate (do not exceed 61% cacao)
        ½ cup vinaigrette, made with olive oil and red wine vinegar → \#
        ½ cup vinaigrette (made with olive oil and red wine vinegar)
        A five-finger pinch of mint leaves → 1 bunch mint
        1 ½ cups asparagus tips (from 2 lb asparagus), halved → 2 lb asparagus
        1 celery, chopped; 2 cups chopped celery → 6 stalks celery
        5 thick bacon slices → 5 slices bacon (thick)
        1 (8 ounce) package grated Parmesan cheese → 1 package (8 oz) Parmesan cheese (grated)
        2 ounces American caviar → 2 oz American caviar
        6 skinless boneless chicken breast halves (2 lb total) → 6 boneless skinless chicken breast (2 lb in all)
        1 (8 ounce) can refrigerated reduced-fat crescent dinner rolls → \#
        1 can (8 oz) refrigerated reduced-fat crescent dinner rolls
        2 cups hot espresso coffee → 2 cups espresso coffee (brewed)
        1 spice purse (1 bay leaf, 4 whole peppercorns tied in cheesecloth) → \#
        1 spice purse (1 bay leaf, 4 whole peppercorns tied in cheesecloth)
        1 ají limo → 1 ají limo
        1 tsp nutmeg; 1 tsp ground nutmeg → 2 tsp ground nutmeg
        ½ cup evaporated whole milk → ½ cup whole evaporated milk
        3 cups candy-coated chocolate pieces → 3 cups candy coated chocolate
        1 pound frozen polenta roll → 1 lb prepared polenta (frozen; roll)
        1 cup melted and skimmed unsalted butter → 1 cup unsalted butter
        1 (20 ounce) can pineapple tidbits; 1 (20 ounce) can pineapple chunks → \#
        1 can (20 oz) canned chunk pineapple, 1 can (20 oz) canned tidbit pineapple
        1 cup natural unsweetened cocoa powder → 1 cup unsweetened natural cocoa powder
        8 vacuum-packed chestnuts; 4 chestnuts → 4 chestnut, 8 vacuum packed chestnut
        1 cup frozen petite whole onions → 1 cup frozen petite whole onions
        1 small dried ancho chili soaked in 1 cup boiling water for 30 minutes → 1 dried ancho chili
        6 ounces small soft chocolate covered mints → 6 oz soft chocolate covered mints
        4 cups chopped Swiss chard → 4 cups Swiss chard
        2 lb beef back ribs → 2 lb beef back ribs
        10 ounces mixed salad greens with arugula → 10 oz mixed salad greens (with arugula)
        4 ounces sliced Zork® Mortadella or Hot or Sweet Capicola → 4 oz Zork® Mortadella (or Capicola; or Sweet)
        ¾ pound black or green brine-cured olives or a combination → ¾ lb black olive (or green brine-cured olives)
        1 tablespoon flax seed meal or wheat germ → 1 tbsp flax seed meal (or wheat germ)
        1 cup chopped Asian pear (about 1/2 large) → 1 asian pear
        1 ⅓ cups egg whites (about 9 large) → 9 egg
        """#
}

extension PurchaseLines {
    /// What lines say in brackets, behind a comma or beside an "or" that decides what is bought, or how much.
    static let heeded = #"""
        10 (5 inch) zucchini, diced → 10 zucchini (5 inch)
        1 stick plus 2 tbsp unsalted butter → ⅔ cup unsalted butter
        1 cup small-diced fresh mozzarella → 1 cup fresh mozzarella
        1 ½ pounds chicken breast tenders, 2 packages → 1 ½ lb chicken breast tenders
        1 tbsp hot pepper paste → 1 tbsp hot pepper paste
        1 cup / 200 g Greek yogurt and 200 ml whole milk, or 400 ml soy milk (replacing both) → \#
        200 g Greek yogurt (or 400 ml soy milk (replacing both)), 200 ml whole milk (or 400 ml soy milk (replacing both))
        1 lb Bing or other dark, sweet cherries, pitted → 1 lb Bing cherries (or other dark, sweet cherries)
        8 oz Asadero, Chihuahua, or other melting cheese → 8 oz Asadero cheese (or Chihuahua, or other melting cheese)
        2 tbsp Armagnac, Cognac, or other brandy → 2 tbsp Armagnac (or Cognac, or other brandy)
        1 cup skim or 1% milk → 1 cup skim milk (or 1% milk)
        1 tbsp molasses (regular or robust, not blackstrap) → 1 tbsp molasses (not blackstrap; regular or robust)
        1 lb cornmeal (not drained) → 1 lb cornmeal
        1 lb beets with greens attached → 1 lb beet (with greens attached)
        1 lb beets with greens discarded → 1 lb beet
        3 cups cubes peeled horseradish root (from 1 pound unpeeled) → 1 lb horseradish root
        3 cups tomatoes (from a 28-ounce can) → 1 can (28 oz) canned tomatoes (3 cups)
        1 ½ pounds onions, sliced (about 6 cups sliced); ½ cup chopped onion → 1 ¾ lb onion
        homemade maraschino cherry (see note) or fresh cherry → cherry (homemade maraschino)
        3 cups vinegared rice → 1 ⅛ cups vinegared rice
        Lime or southwestern vinaigrette → Lime vinaigrette (or southwestern vinaigrette)
        ¼ tsp <b>simple syrup</b> → ¼ tsp simple syrup
        1 lb large shrimp, tails and shells intact → 1 lb shrimp (in the shell; intact; large)
        2 tbsp medium chunky salsa → 2 tbsp chunky salsa (medium)
        ⅓ cup shallots; 1 bulb shallot → 3 shallot
        3 tbsp minced garlic → 9 cloves garlic
        2 large Granny Smith apples (about 24 ounces) → 2 Granny Smith apples (24 oz in all; large)
        2 large Granny Smith apples → 2 Granny Smith apples
        ½ cup grated or crumbled palm sugar (4 oz) → 4 oz palm sugar
        1 (12 inch) pre-cooked thin pizza crust → 1 (12 inch) precooked thin pizza crust
        6 Eggland's Best Eggs; 1 egg → 7 egg
        Parmesan cheese wedge → Parmesan cheese (wedge)
        ½ pound rice-stick noodles; ½ pound dried rice-stick noodles → 1 lb rice-stick noodles
        Garnish: scallions; 3 green onions → 3 green onion (+ more (optional))
        ½ chipotle chile in adobo; 1 tablespoon adobo sauce → 1 ½ tbsp chipotle in adobo (from a can of chipotle chiles in adobo)
        2 cups (8 oz/250 g) pearl onions, fresh or thawed frozen → 250 g frozen pearl onion (or fresh)
        """#
}

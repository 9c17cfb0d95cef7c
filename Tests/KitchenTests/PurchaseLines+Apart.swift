extension PurchaseLines {
    /// Words that tell products apart, amounts that are those of something else, and foods that are mixed into others.
    static let apart = #"""
        ¾ tsp prepared horseradish; horseradish cream → horseradish cream, ¾ tsp prepared horseradish
        1 tsp horseradish → 1 tsp prepared horseradish
        1 tsp freshly grated horseradish → 1 piece fresh horseradish
        1 tbsp prepared white horseradish → 1 tbsp prepared white horseradish
        2 tbsp drained bottled horseradish → 2 tbsp bottled horseradish
        35 g candied orange peel; candied orange slices → 35 g candied orange peel, candied orange slice
        ½ cup currants → ½ cup dried currant
        1 cup fresh currants → 1 cup currant
        1 dried chile de árbol; 2 chiles de árbol → 3 dried chile de árbol
        1 (16 oz) package large curd cottage cheese → 1 package (16 oz) large-curd cottage cheese
        1 cup small curd cottage cheese → 1 cup small-curd cottage cheese
        1 cup frozen petite peas; 1 cup frozen peas → 2 cups petite frozen peas
        1 (15 oz) can white corn, drained → 1 can (15 oz) canned white corn
        zest of ¼ unwaxed lemon; ½ lemon, juiced → 1 unwaxed lemon
        ½ cup plain bread crumbs; ½ cup bread crumbs → 1 cup plain bread crumbs
        4 center-cut pork chops → 4 center-cut pork chop
        8 ounces slab bacon, rind removed → 8 oz slab bacon
        36 small hard-shelled clams → 36 hard-shelled clam (small)
        6 ounces creamy goat cheese → 6 oz creamy goat cheese
        1 cup fresh salsa; 1 cup salsa → 1 cup fresh salsa, 1 cup salsa
        1 whole boneless chicken breast, cubed; 2 chicken breasts → 2 boneless chicken breast, 2 chicken breast
        1 pound boneless chicken breast halves, cooked and diced → 1 lb boneless chicken breast
        2 cups chicken, cooked and shredded → 10 oz cooked chicken
        ½ cup ground pecans; ¼ cup pecan halves → ¾ cup pecan (¼ cup: halves)
        2 cups steamed rice → ⅔ cup rice
        ⅔ cup green beans, drained → ⅔ cup canned green bean (drained)
        ½ cup shredded Parmagiano-Reggiano cheese; ½ cup grated Parmesan cheese → 1 cup parmesan
        1 tsp orange juice; 2 tsp orange zest → 1 orange
        1 (8 oz) wedge Brie cheese → 1 wedge (8 oz) Brie cheese
        1¼ cups brewed black tea → 2 bags black tea
        1 bag frozen broccoli florets → 1 bag frozen broccoli florets
        4 (4 oz) fillets tilapia fillets → 4 × 4 oz tilapia fillets
        1 (8-rib) rack of lamb → 1 rack of lamb
        24 rib lamb chops → 24 rib lamb chop
        2 celery ribs, chopped → 2 stalks celery
        1 (5 pound) blade chuck roast → 1 × 5 lb blade chuck roast
        4 teaspoons baking powder → 4 tsp baking powder
        3½ teaspoons baking powder → 3 ½ tsp baking powder
        4½ teaspoons baking powder → 1 ½ tbsp baking powder
        3 to 4 teaspoons wasabi paste → 3–4 tsp wasabi paste
        2 to 3 teaspoons curry powder → 2–3 tsp curry powder
        2 canned chipotles in adobo, minced → 2 chipotle in adobo (from a can of chipotle chiles in adobo)
        1 (7 oz) can chipotle chiles in adobo → 1 can (7 oz) chipotle chiles in adobo
        1 tbsp adobo sauce (from canned chipotles) → 1 tbsp adobo sauce (from canned chipotles)
        1 tbsp honey dissolved in ½ cup port → 1 tbsp honey, ½ cup port
        1 cup heavy cream blended with 3 egg yolks → 3 egg, 1 cup heavy cream
        1 egg beaten with 1 tbsp water → 1 egg
        1 large onion stuck with 2 cloves → 1 onion, 2 cloves
        1 red bell pepper, roasted (procedure follows), or 1 bottled roasted red pepper → 1 red bell pepper (or 1 bottled roasted red pepper)
        12 leaves fresh basil, torn or shredded or ¼ cup chopped parsley leaves → 1 bunch basil (or ¼ cup chopped parsley leaves)
        10 oz spinach, stems removed, or any other dark greens → 10 oz spinach (or any other dark greens)
        ½ cup guava or apple jelly → ½ cup guava jelly (or apple jelly)
        6 oz green or red pepper jelly → 6 oz green pepper jelly (or red pepper jelly)
        ½ cup rolled or quick cooking oats → ½ cup rolled oats (or quick cooking oats)
        4 slices soft oatmeal or oat-nut bread, toasted → 4 slices soft oatmeal bread (or oat-nut bread)
        8 slices white or whole-wheat sourdough bread → 1 loaf white sourdough bread (or whole-wheat sourdough bread)
        Nonstick cooking spray or 2 tbsp unsalted butter → Nonstick cooking spray (or 2 tbsp unsalted butter)
        2 lb chicken breast, or more to taste → 2 lb chicken breast
        Oil for frying → Oil (for frying)
        Oil for frying; ¼ cup vegetable oil → ¼ cup vegetable oil (+ for frying)
        ¼ cup Simple Syrupepi:recipelink</epi:recipelink> → ¼ cup simple syrup
        ½ cup or so olive oil → ½ cup olive oil
        1 pound skinned, boned duck breast halves, sliced → 1 lb duck breast
        1 whole cured, smoked bone-in ham → 1 cured smoked bone-in ham (whole)
        Garnish: 1/2-inch lengths of fresh chives → chives (optional)
        1 (15 oz) can zorky beans and peas → 1 can (15 oz) canned zorky beans and peas
        4 pale inner ribs of celery → 4 stalks celery
        ¾ cup frozen mixed peas and carrots → ¾ cup frozen mixed peas and carrots
        3 plum or 2 regular medium tomatoes, seeded → 3 plum tomato (or 2 regular medium tomatoes, seeded)
        2 liters ginger ale → 2 l ginger ale
        ½ cup sliced radishes → 1 bunch radish
        1 tablespoon drained horseradish → 1 tbsp prepared horseradish
        2 whole wheat or sourdough English muffins → 2 whole wheat English muffins (or sourdough English muffins)
        1 pound lean ground beef (90% lean) → 1 lb lean ground beef 90%
        1 jar (8 oz) hoisin sauce sauce* → 1 jar (8 oz) hoisin sauce
        One 2-pound slab of bacon; 4 oz slab bacon → 1 slab (2 lb) bacon, 4 oz slab bacon
        2 ramp bulbs and stalks → 2 stalks ramp bulbs
        1 tsp five-spice powder, or 4 whole star anise, ground → 1 tsp five spice powder (or 4 whole star anise, ground)
        """#

    /// German lines that say what something is for, or what it is stirred into.
    static let purposesGerman = #"""
        Fett für die Form → Fett (für die Form)
        Etwas Öl zum Braten → Öl (zum Braten)
        Öl zum Ausbacken; 2 EL Öl → 2 EL Öl (+ zum Ausbacken)
        1 EL Speisestärke, in etwas kaltem Wasser angerührt → 1 EL Speisestärke
        2-3 TL Curry, mild → 2–3 TL Curry (mild)
        """#

    /// The same in French.
    static let purposesFrench = #"""
        1 branche de céleri; 2 branches de céleri vert → 3 branches céleri branche
        huile pour la friture → huile (pour la friture)
        4 c. à café de sucre → 4 c. à c. sucre
        """#

    /// The same in Spanish, and how large each piece is.
    static let purposesSpanish = #"""
        4 rodajas de merluza, unos 200 g cada una → 4 rodajas merluza (200 g cada una)
        4 rodajas de merluza (unos 200 g cada una) → 4 rodajas merluza (200 g cada una)
        3 paquetes de galletas, unos 200 g cada uno → 3 paquetes (200 g) galletas
        2 tazas de pollo deshebrado → 280 g pollo (deshebrado)
        unas hebras de azafrán o 1 sobre de colorante → hebras de azafrán (o 1 sobre de colorante)
        1 pimiento rojo y 1 verde italiano → 1 pimiento rojo, 1 pimiento verde italiano
        aceite de girasol para freír → aceite de girasol (para freír)
        """#
}

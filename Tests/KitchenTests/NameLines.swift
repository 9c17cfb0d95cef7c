/// Lines with names of every kind, each with its amounts, name, preparation and remark, and whether it is optional.
enum NameLines {
    static let text = #"""
        # Names: where they begin and end
        2 cups, flour → 2 cups | flour
        2 cups - flour → 2 cups | flour
        2 cups: flour → 2 cups | flour
        2 cups , - : flour → 2 cups | flour
        1 cup (packed) sugar → 1 cup | sugar |  | packed
        1 cup sugar (packed) → 1 cup | sugar |  | packed
        1 cup red (ripe) tomatoes → 1 cup | red tomatoes |  | ripe
        1 cup all-purpose (plain) flour → 1 cup | all-purpose flour |  | plain
        ½ cup raisins (optional) → ½ cup | raisins |  | optional | optional
        salt (2 tsp) → 2 tsp | salt
        salt (about 2 tsp) → 2 tsp | salt
        salt (sea) → none | salt |  | sea
        sugar (packed → none | sugar |  | packed
        flour () → none | flour
        2 cups gouda + 5 g salt → 2 cups | gouda | 5 g salt
        2 cups gouda + 5 potatoes → none | 2 cups gouda + 5 potatoes
        2 cups flour, sifted → 2 cups | flour | sifted
        2 cups flour; sifted → 2 cups | flour | sifted
        2 cups flour - sifted → 2 cups | flour | sifted
        2 cups flour -sifted → 2 cups | flour | sifted
        2 cups flour- sifted → 2 cups | flour | sifted
        2 cups all-purpose flour → 2 cups | all-purpose flour
        2 cups flour: sifted → 2 cups | flour | sifted
        2 cups flour - → 2 cups | flour
        2 cups flour 250 g → 2 cups | flour | 250 g
        2 cups flour 250 g sifted → 2 cups | flour 250 g | sifted
        2 cups flour 3 → 2 cups | flour 3
        flour 250 g → 250 g | flour
        Rice – 200 g → 200 g | Rice
        flour (sifted) 250 g → 250 g | flour |  | sifted
        flour, 250 g → 250 g | flour
        flour, 405 → none | flour | 405
        milk, 2 percent → none | milk | 2 percent
        potatoes, 1-inch cubes → none | potatoes | 1-inch cubes
        salt, pepper, 2 → none | salt | pepper, 2
        tuna, 2 cans, drained → 2 cans | tuna | drained
        onions, 2 chopped → 2 | onions | chopped
        cream cheese, 1 (8 oz) package → 1 package + 8 oz | cream cheese
        flour (x 250 g → none | flour |  | x 250 g
        sugar ½ cup → ½ cup | sugar
        sugar ½ cup packed → ½ cup | sugar
        sal al gusto → none | sal | al gusto
        al gusto → none | al gusto
        salt to taste → none | salt | to taste
        oil to 2 → none | oil to 2
        oil to fry → none | oil to fry
        2 eggs or 3 yolks → 2 | eggs | or 3 yolks
        2 eggs or ½ cup egg → 2 | eggs | or ½ cup egg
        2 eggs or yolks → 2 | eggs or yolks
        butter at room temperature → none | butter | at room temperature
        water if needed → none | water | if needed
        water as needed → none | water | as needed
        1 cup water, plus more → 1 cup | water | plus more
        salt for → none | salt | for
        for 2 → none | for 2
        # Names: commas
        fresh, ripe tomatoes → none | fresh, ripe tomatoes
        2 large, ripe tomatoes → 2 | ripe tomatoes
        fresh, for eating → none | fresh | for eating
        1 cup fresh, peeled and ripe tomatoes → 1 cup | fresh, peeled and ripe tomatoes
        Parmesan, Romano, or Asiago → none | Parmesan, Romano, or Asiago
        Parmesan, Romano, and Asiago cheese → none | Parmesan, Romano, and Asiago cheese
        1 cup Parmesan, or Asiago cheese → 1 cup | Parmesan | or Asiago cheese
        1 cup Parmesan, Romano, or fresh → 1 cup | Parmesan, Romano | or fresh
        1 cup parsley, cilantro or basil → 1 cup | parsley, cilantro or basil
        1 cup parsley, cilantro or fresh → 1 cup | parsley, cilantro or | fresh
        1 onion, chopped or sliced → 1 | onion | chopped or sliced
        1 onion, chopped or diced finely → 1 | onion | chopped or diced finely
        1 onion, 2 carrots → 1 | onion | 2 carrots
        1 onion, ½ carrot or leek → 1 | onion | ½ carrot or leek
        salt, pepper, paprika → none | salt, pepper | paprika
        salt, pepper → none | salt | pepper
        1 cup salt, pepper, paprika → 1 cup | salt | pepper, paprika
        1 cup parsley, mint or basil, chopped → 1 cup | parsley, mint or basil | chopped
        1 cup parsley, mint (fresh) or basil → 1 cup | parsley | mint (fresh) or basil | fresh
        1 cup parsley, aa bb cc dd ee ff gg hh ii jj or basil → 1 cup | parsley, aa bb cc dd ee ff gg hh ii jj or basil
        1 cup parsley, aa bb cc dd ee ff gg hh ii jj kk or basil → 1 cup | parsley, aa bb cc dd ee ff gg hh ii jj kk or basil
        1 cup parsley, aa bb cc dd ee ff gg hh ii jj kk ll or basil → 1 cup | parsley | aa bb cc dd ee ff gg hh ii jj kk ll or basil
        # Names: what is trimmed off
        2 cups chopped walnuts → 2 cups | walnuts | chopped
        2 cups finely chopped walnuts → 2 cups | walnuts | finely, chopped
        2 cups finely walnuts → 2 cups | finely walnuts
        2 cups freshly squeezed juice → 2 cups | juice | freshly, squeezed
        2 cups chopped and toasted walnuts → 2 cups | toasted walnuts | chopped
        2 cups and walnuts → 2 cups | walnuts
        2 cups sliced → 2 cups | sliced
        2 eggs beaten → 2 | eggs | beaten
        2 eggs, beaten → 2 | eggs | beaten
        butter softened → none | butter | softened
        2 cups walnuts optional → 2 cups | walnuts | optional |  | optional
        2 cups walnuts, optional → 2 cups | walnuts | optional |  | optional
        1 lb beef ground → 1 lb | beef ground
        1 lemon zest → 1 | lemon zest
        1 cup mint leaves fresh → 1 cup | mint leaves | fresh
        2 cups flour * → 2 cups | flour
        2 cups flour * sifted → 2 cups | flour | sifted
        1 cup milk 2% → 1 cup | milk 2%
        1 lb 90% lean ground beef → 1 lb | lean ground beef
        1 lb 90% chopped beef → 1 lb | 90% chopped beef
        1 lb 90% beef → 1 lb | 90% beef
        1 cup pre-cooked rice → 1 cup | pre-cooked rice
        1 cup chopped-up nuts → 1 cup | chopped-up nuts
        1 medium-size onion → 1 | onion
        1 cup medium - size onion → 1 cup | medium | size onion
        1 cup large onions → 1 cup | onions
        2 cups * flour → 2 cups | flour
        4 garlic cloves → 4 cloves | garlic
        4 garlic heads → 4 heads | garlic
        4 garlic cups → 4 | garlic cups
        2 garlic g → 2 | garlic g
        4 celery stalks → 4 stalks | celery
        2 Knoblauchzehen → 2 cloves | Knoblauchzehen
        2 Zehen → 2 | Zehen
        2 Brotlaibe → 2 | Brotlaibe
        2 lettuce heads, washed → 2 heads | lettuce | washed
        # Lines
        - 2 cups flour → 2 cups | flour
        • 2 cups flour → 2 cups | flour
        + 2 cups flour → 2 cups | flour
        ) 2 cups flour → 2 cups | flour
        ; 2 cups flour → 2 cups | flour
        (2 cups flour) → 2 cups | flour
        (2 cups flour) sifted → 2 cups | sifted |  | 2 cups flour
        (2 cups) flour → 2 cups | flour
        For dusting: 2 tbsp flour → 2 tbsp | flour |  | For dusting
        Optional: 2 tbsp flour → 2 tbsp | flour |  | Optional | optional
        Optional: → none | Optional
        For the dusting of the board on Sunday: 2 tbsp flour → 2 tbsp | For the dusting of the board on Sunday
        For one two three four five six: 2 tbsp flour → 2 tbsp | flour |  | For one two three four five six
        For one two three four five six seven: 2 tbsp flour → 2 tbsp | For one two three four five six seven
        Juice of 1 lemon → 1 | lemon | Juice
        Juice of a lemon → 1 | lemon | Juice
        Zest and juice of 2 lemons → 2 | lemons | Zest and juice
        Finely grated zest of 1 lemon → 1 | lemon | Finely grated zest
        Very finely grated lemon zest of 1 lemon → 1 | lemon | Very finely grated lemon zest
        Very very finely grated lemon zest of 1 lemon → none | lemon zest of 1 lemon | Very, very, finely, grated
        Juice of lemon → none | Juice of lemon
        Cup of 2 lemons → 1 cup | 2 lemons
        Leaves from 3 sprigs thyme → 3 sprigs | thyme | Leaves
        Leaves from some thyme → none | Leaves | from some thyme
        Leaves from → none | Leaves | from
        from 2 lemons → none | from 2 lemons
        of 2 lemons → none | 2 lemons
        # Apostrophes
        2 gousses d'ail → 2 cloves | ail
        2 gousses d’ail → 2 cloves | ail
        2 gousses D'AIL → 2 cloves | AIL
        2 gousses l'ail → 2 cloves | l'ail
        2 gousses d' → 2 cloves | d'
        2 gousses d'1 → none | 2 gousses d'1
        2 cups 'flour' → 2 cups | flour'
        2 cups ‘flour’ → 2 cups | flour’
        2 cups confectioners' sugar → 2 cups | confectioners' sugar
        2 cups m'ail → 2 cups | m'ail
        salt & pepper → none | salt & pepper
        """#
}

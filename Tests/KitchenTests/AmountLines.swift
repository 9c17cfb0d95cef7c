/// Lines with amounts of every kind, each with its amounts, name, preparation and remark, and whether it is optional.
enum AmountLines {
    static let text = #"""
        # Amounts: what is said about them
        about 2 cups flour → 2 cups | flour
        approximately about 2 cups flour → 2 cups | flour
        ~2 cups flour → 2 cups | flour
        2 to ~3 cups flour → 2–3 cups | flour
        2 to ©3 cups flour → 2 | to ©3 cups flour
        up to 2 cups flour → 2 cups | flour
        at least 2 cups flour → 2 cups | flour
        2 large cups flour → 2 cups | flour
        about → none | about
        2 scant cups flour → 2 cups | flour
        # Amounts: numbers
        3/4 cup flour → ¾ cup | flour
        1 1/2 cups flour → 1 ½ cups | flour
        1-1/2 cups flour → 1 ½ cups | flour
        1 - 1/2 cups flour → 1 ½ cups | flour
        1- 1/2 cups flour → 1 ½ cups | flour
        1 -1/2 cups flour → 1 ½ cups | flour
        1.000 g flour → 1000 g | flour
        1.250 ml milk → 1250 ml | milk
        28.350 g butter → 28.4 g | butter
        1.360 kg flour → 1.36 kg | flour
        1-3/2 cups flour → 1–1 ½ cups | flour
        0-1/2 cup flour → 0–½ cup | flour
        1-½ cups flour → 1 ½ cups | flour
        0-½ cup flour → 0–½ cup | flour
        1 and 1/2 cups flour → 1 ½ cups | flour
        1 and ½ cups flour → 1 ½ cups | flour
        0 and ½ cup flour → ½ cup | flour
        1 & ½ cup flour → 1 ½ cups | flour
        1.5 1/2 cups flour → 1 ½ + ½ cup | flour
        one half cup flour → ½ cup | flour
        two and a half cups flour → 2 ½ cups | flour
        two and half cups flour → 2 + ½ cup | flour
        half cup flour → ½ cup | flour
        half a cup flour → ½ cup | flour
        half an onion → ½ | onion
        half and half → none | half and half
        two → none | two
        1% milk → none | 1% milk
        2 cups 1% milk → 2 cups | 1% milk
        a dozen eggs → 1 dozen | eggs
        two dozen eggs → 2 dozen | eggs
        # Amounts: ranges
        2-3 cups flour → 2–3 cups | flour
        2 - 3 cups flour → 2–3 cups | flour
        2‐3 cups flour → 2–3 cups | flour
        2―3 cups flour → 2–3 cups | flour
        2‖3 cups flour → 2 + 3 cups | flour
        2--3 cups flour → 2–3 cups | flour
        2 to 3 cups flour → 2–3 cups | flour
        2 or 3 cups flour → 2–3 cups | flour
        2- to 3-pound chicken → 2–3 lb | chicken
        3-2 cups flour → 3 + 2 cups | flour
        2-2 cups flour → 2 + 2 cups | flour
        2 to 2 cups flour → 2 + 2 cups | flour
        2 to about 3 cups flour → 2–3 cups | flour
        2 or more cups flour → 2 | or more cups flour
        2 cups to 3 cups flour → 2–3 cups | flour
        2 cups - 3 cups flour → 2–3 cups | flour
        2 cups-3 cups flour → 2–3 cups | flour
        2 cups to 2 cups flour → 2 cups + 2 cups | flour
        3 cups to 2 cups flour → 3 cups + 2 cups | flour
        1 cup to 2 pints milk → 1 cup + 2 pints | milk
        750 ml - 1 l milk → 750–1000 ml | milk
        1 cup to 1 lb rice → 1 cup + 1 lb | rice
        1-2 cups to 3 cups flour → 1–2 cups + 3 cups | flour
        1 cup to 2-3 cups flour → 1 cup + 2–3 cups | flour
        2 14-ounce cans tomatoes → 2 cans + 14 oz | tomatoes
        1 10-inch tortilla → 1 + 10 inches | tortilla
        # Amounts: units
        2 fl oz rum → 2 fl oz | rum
        2 fl. oz. rum → 2 fl oz | rum
        1 fluid ounce rum → 1 fl oz | rum
        2 imperial fluid ounces rum → 2 imperial fl oz | rum
        2 T sugar → 2 tbsp | sugar
        2 t sugar → 2 tsp | sugar
        2 cloves → 2 | cloves
        2 cloves garlic → 2 cloves | garlic
        2 cloves, crushed → 2 | cloves | crushed
        2 cloves (10 g) garlic → 2 cloves + 10 g | garlic
        2 cloves + 1 pinch cinnamon → 2 cloves + 1 pinch | cinnamon
        2 cloves plus 1 pinch cinnamon → 2 cloves + 1 pinch | cinnamon
        2 cloves for garnish → 2 | cloves | for garnish
        2 cloves crushed garlic → 2 cloves | crushed garlic
        2 cloves beaten → 2 | cloves | beaten
        2 leaves of basil → 2 leaves | basil
        2 leaves basil → 2 | leaves basil
        2 grams → none | 2 grams
        1 glass noodles → 1 | glass noodles
        1 glass milk → 1 glass | milk
        1 noix de beurre → 1 knob | beurre
        1 noix de coco → 1 | noix de coco
        1 noix → 1 | noix
        # Amounts: units behind describing words
        2 fat cloves garlic → 2 cloves | garlic
        2 fresh young green stalks celery → 2 stalks | celery
        2 large fresh young green stalks celery → 2 stalks | celery
        2 fresh young dark green stalks celery → 2 stalks | celery
        2 fresh young dark red green stalks celery → 2 | fresh young dark red green stalks celery
        2 medium-size bunches kale → 2 bunches | kale
        2 fresh cups peas → 2 | fresh cups peas
        2 good pinches salt → 2 pinches | salt
        2 heaped tablespoons sugar → 2 tbsp | sugar
        2 large cloves garlic → 2 cloves | garlic
        # Amounts: articles, pinches and bare units
        a cup milk → 1 cup | milk
        an apple → 1 | apple
        a 400 g can tomatoes → 1 can + 400 g | tomatoes
        a half cup milk → ½ cup | milk
        a (big) apple → none | a apple |  | big
        a few sprigs thyme → 1 sprig | thyme
        a bottle of wine → 1 bottle | wine
        healthy pinch of salt → 1 pinch | salt
        fresh healthy pinch of salt → 1 pinch | salt
        good fresh healthy pinch of salt → none | good fresh healthy pinch of salt
        fresh pinch salt → none | fresh pinch salt
        healthy cup of milk → none | healthy cup of milk
        tsp thyme leaves → 1 tsp | thyme leaves
        tsp → none | tsp
        tbsp, sugar → none | tbsp | sugar
        Pinch of salt → 1 pinch | salt
        Pinch salt → 1 pinch | salt
        Pinch → none | Pinch
        Bunch parsley → 1 bunch | parsley
        Sprig thyme → 1 sprig | thyme
        Bottle of wine → 1 bottle | wine
        Bottle wine → none | Bottle wine
        (fine) t of salt → none | t of salt |  | fine
        - t of salt → none | t of salt
        t of salt → none | t of salt
        L of milk → 1 | milk
        # Amounts: shapes
        1-inch piece ginger → 1 inch | ginger
        2-inch knob ginger → 2 inches | ginger
        1-inch piece (20 g) ginger → 1 piece + 1 inch + 20 g | ginger
        1-inch piece of ginger → 1 inch | ginger
        100 g piece parmesan → 100 g | parmesan
        100 g piece, grated → 100 g | piece | grated
        100 g piece (2) parmesan → 100 g | piece parmesan
        1-inch piece for garnish → 1 inch | piece | for garnish
        1-inch piece ground ginger → 1 inch | ground ginger
        2 cups lump crab → 2 cups | crab
        2 bunches piece parsley → 2 bunches | piece parsley
        # Amounts: packages
        2 x 400 g cans tomatoes → 2 cans + 400 g | tomatoes
        2 × 400 g cans tomatoes → 2 cans + 400 g | tomatoes
        2 X 400 g cans tomatoes → 2 cans + 400 g | tomatoes
        2 (400 g) cans tomatoes → 2 cans + 400 g | tomatoes
        2 400-g cans tomatoes → 2 cans + 400 g | tomatoes
        2 400 g cans tomatoes → 2 cans + 400 g | tomatoes
        2 x 100 g spinach → 200 g | spinach
        2-3 x 100 g spinach → 2–3 + 100 g | spinach
        2 x 100 g bags spinach → 2 bags + 100 g | spinach
        2 (14 oz each) cans tomatoes → 2 cans + 14 oz | tomatoes
        2 14-oz each cans tomatoes → 2 cans + 14 oz | tomatoes
        2 14-oz-each cans tomatoes → 2 cans + 14 oz | tomatoes
        1 (400 g/14 oz) can tomatoes → 1 can + 400 g + 14 oz | tomatoes
        1 (400 g, 14 oz) can tomatoes → 1 can + 400 g + 14 oz | tomatoes
        1 (14 oz or 400 g) can tomatoes → 1 can + 14 oz + 400 g | tomatoes
        1 400-g (14 oz) can tomatoes → 1 can + 400 g | tomatoes
        1 (400 g (14 oz)) can tomatoes → 1 can + 400 g | tomatoes
        1 (400 g can tomatoes → 1 can + 400 g | tomatoes
        2 the 200 g cans tomatoes → 2 cans + 200 g | tomatoes
        2 one-inch pieces ginger → 2 pieces + 1 inch | ginger
        2 ½-inch pieces ginger → 2 ½ inches | ginger
        2 two-pound chickens → 2 + 2 lb | chickens
        2 3 eggs → 2 | 3 eggs
        1/4 de taza de azúcar → ¼ cup | azúcar
        # Amounts: several of them
        1 cup/240 ml milk → 1 cup + 240 ml | milk
        1 cup or 240 ml milk → 1 cup + 240 ml | milk
        1 cup, 240 ml milk → 1 cup + 240 ml | milk
        1 cup + 2 tbsp flour → 1 ⅛ cups | flour
        1 cup plus 2 tbsp flour → 1 ⅛ cups | flour
        1 cup, plus 2 tbsp flour → 1 ⅛ cups | flour
        1 cup and 2 tbsp flour → 1 ⅛ cups | flour
        1 cup 2 tbsp flour → 1 ⅛ cups | flour
        1 cup/2 tbsp flour → 1 cup + 2 tbsp | flour
        1 cup plus 1 cup flour → 2 cups | flour
        1 lb 4 oz beef → 1 ¼ lb | beef
        1 lb 8 oz beef → 1 ½ lb | beef
        1 lb 7 oz beef → 23 oz | beef
        1 lb, 4 oz beef → 1 ¼ lb | beef
        1 kg 200 g flour → 1200 g | flour
        1 kg plus 3 g flour → 1003 g | flour
        200 g 1 kg flour → 200 g + 1 kg | flour
        1 cup 100 ml milk → 1 cup + 100 ml | milk
        1-2 cups plus 1 tbsp flour → 1–2 cups + 1 tbsp | flour
        1 cup plus 1-2 tbsp flour → 1 cup + 1–2 tbsp | flour
        1 cup plus 3 cloves garlic → 1 cup + 3 cloves | garlic
        1 cup (240 ml) milk → 1 cup + 240 ml | milk
        1 cup (240 ml; 8 fl oz) milk → 1 cup + 240 ml + 8 fl oz | milk
        1 cup (about 240 ml) milk → 1 cup + 240 ml | milk
        1 cup (240 ml cold) milk → 1 cup + 240 ml | milk |  | 240 ml cold
        1 cup (240 ml milk → 1 cup + 240 ml | milk
        1 cup -240 ml milk → 1 cup + 240 ml | milk
        1 cup of the best flour → 1 cup | best flour
        1 cup of → 1 cup | of
        1 cup of the → 1 cup | the
        ½ a cucumber → ½ | cucumber
        ½ the cucumber → ½ | cucumber
        ½ a → ½ | a
        1 a cucumber → 1 | a cucumber
        ½–1 a cucumber → ½–1 | a cucumber
        1 taza y media de arroz → 1 ½ cups | arroz
        1 taza y media arroz → 1 cup | media arroz
        1-2 tazas y media de arroz → 1–2 cups | media de arroz
        1 cup and two of rice → 1 cup | two of rice
        2 jars (200 g drained weight) beans → 2 jars + 200 g | beans |  | 200 g drained weight
        # Numbers as they are written
        1,000 g flour → 1000 g | flour
        12,345 g flour → 12345 g | flour
        123,456 g flour → 123456 g | flour
        1234,567 g flour → 1235 g | flour
        10,000,000 g flour → none | g flour
        9999999 g flour → 9999999 g | flour
        10000000 g flour → none | g flour
        0,500 kg flour → 0.5 kg | flour
        0,050 kg flour → 0.05 kg | flour
        1.000 kg flour → 1 kg | flour
        0.0000001 kg flour → 1/10000000 kg | flour
        .5 cup flour → ½ cup | flour
        cup.5 flour → none | cup.5 flour
        1..5 cups flour → 1 + ½ cup | flour
        1.5.5 cups flour → 1 ½ + ½ cup | flour
        1,234.5 g flour → 1235 g | flour
        99999999999999999999 g flour → none | g flour
        1.99999999999999999999 g flour → none | g flour
        # What nobody writes, as it happens to be read
        up 2 cups flour → 2 cups | up
        0/2 cup flour → 0 + 2 cups | flour
        3/0 cups flour → 3 + 0 cup | flour
        1 3/2 cups flour → 1 + 1 ½ cups | flour
        1 2/2 cups flour → 1 + 1 cup | flour
        1-2/2 cups flour → 1 + 1 cup | flour
        half and two cups cream → ½ + 2 cups | cream
        1 cup 1 cup flour → none | 1 cup 1 cup flour
        1 cup ½ cup milk → none | 1 cup ½ cup milk
        1,00 g flour → 1 g | flour
        1,0000 g flour → 1 g | flour
        1,234,567 g flour → 1234567 g | flour
        9,999,999 g flour → 9999999 g | flour
        0.00000001 kg flour → 1 kg | flour
        1,5,000 g flour → 1 ½ + 0 g | flour
        """#
}

extension PurchaseLines {
    /// English lines whose signs are missing or in the way, and what they name together though a shop sells it apart.
    static let joined = #"""
        1 can seasoned diced tomatoes → 1 can canned diced seasoned tomatoes
        1 141/2-ounce can chicken broth → 1 can (14 ½ oz) chicken broth
        2 tbsp anise liqueur (such as Pernod) 3 bay leaves → 3 bay leaf, 2 tbsp anise liqueur (such as Pernod)
        2 cups baby carrots (about 3 bunches) tops removed, scrubbed → 3 bunches baby carrot
        ¾ cup mixture of tarragon and fresh chervil leaves → 1 bunch chervil, 1 bunch tarragon
        1 cup basil and parsley leaves → 1 bunch basil, 1 bunch parsley
        1 small bunch, red or white chard, stems removed → 1 bunch red chard (or white chard)
        2 chilled 750-ml. bottles dry champagne → 2 bottles (750 ml) dry champagne
        1 celery stick, chopped → 1 stalk celery
        ¾ cup chopped fresh herbs OR ¼ cup Green Chile Adobo (recipe below) → 1 bunch herbs (or ¼ cup Green Chile Adobo (recipe below))
        Zest and juice of 1 lime or Kaffir lime leaves → 1 lime (or Kaffir lime leaves)
        4 tsp finely chopped rind from preserved lemon → preserved lemon (for the rind)
        2 cups beef bouillon → 2 cups beef broth
        1 tbsp chicken bouillon → 1 tbsp chicken bouillon
        ½ cup fresh grated coconut → 1 coconut
        2 cups fresh breadcrumbs from day-old French bread → 2 cups fresh breadcrumbs (from day-old French bread)
        1 tsp Beau Monde seasoning → 1 tsp Beau Monde seasoning
        1 cup cherry cider or berry juice → 1 cup cherry cider (or berry juice)
        1 tsp pink peppercorns or peppercorn mélange → 1 tsp pink peppercorn (or peppercorn mélange)
        2 Braeburn or Fuji apples → 2 Braeburn apples (or Fuji apples)
        3 tbsp coffee and spice rub → 3 tbsp coffee and spice rub
        2 cups white kidney beans, undrained → 2 cups canned white kidney beans
        7 tbsp frozen unsalted butter → 7 tbsp unsalted butter
        ½ pound mild blue cheese, frozen → ½ lb mild blue cheese (frozen)
        1 tbsp dried fish flakes → 1 tbsp fish flakes
        2 waffle bowls, broken into pieces → 2 waffle bowls
        1 (5 pound) flat-cut corned beef brisket → 1 × 5 lb flat-cut corned beef brisket
        1 (16 ounce) can hot chili beans → 1 can (16 oz) hot chili beans
        ½ cup Grey Goose Le Citron → ½ cup Grey Goose Le Citron
        1 cup cinnamon chips; 1 tsp cinnamon → 1 tsp cinnamon, 1 cup cinnamon chips
        ¼ head cabbage, shredded (optional); 4 cups shredded cabbage → 1 cabbage (¼ head: optional)
        5 oz Cheddar, grated (2 cups); ⅓ cup shredded Cheddar → 6 ½ oz cheddar
        """#
}

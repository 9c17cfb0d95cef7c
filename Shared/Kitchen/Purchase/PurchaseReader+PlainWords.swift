/// English words of lines that are replaced by those that the rules read.
extension PurchaseReader {
    /// Other words for those that the rules read, and none for what things lie in.
    func withPlainWords(_ text: String) -> String {
        var rest = text
        for (said, meant, others) in Self.wordsUnless
        where rest.utf8.firstRange(of: said) != nil && !others.contains(where: rest.lowercased().contains) {
            rest = rest.replacing(said, with: meant)
        }
        for start in ["1 to taste ", "1 juice of 1", "1 juice of a", "1 juice of half"] where rest.hasPrefix(start) {
            rest.removeFirst(start == "1 to taste " ? start.count : 2)
        }
        for (said, meant) in Self.plainWords where rest.utf8.firstRange(of: said) != nil {
            rest = rest.replacing(said, with: meant)
        }
        rest = withEggs(rest)
        for bag in Self.bags where rest.hasPrefix(bag) { return String(rest.dropFirst(bag.count)) }
        for vessels in Self.bowls where rest.hasSuffix(vessels) { return String(rest.dropLast(vessels.count)) }
        // "Pie weights or raw rice": what a shop sells of it.
        let weights = "pie weights or "
        if rest.lowercased().hasPrefix(weights), !rest.contains(",") {
            rest = rest.dropFirst(weights.count) + ", or pie weights"
        }
        return rest
    }

    /// "6 hard-boiled eggs", "4 poached eggs": eggs, which are cooked at home, but for those of a package.
    ///
    /// A cup holds fewer of them chopped.
    private func withEggs(_ text: String) -> String {
        guard text.contains(" egg"), !["store", "packag", "purchased"].contains(where: text.contains) else {
            return text
        }
        let eggs = text.contains("cup") ? " chopped egg" : " egg"
        var rest = text
        for boiled in [" hard-boiled", " hard-cooked", " hard boiled", " hard cooked"] {
            for size in [" egg", " large egg"] { rest = rest.replacing(boiled + size, with: eggs) }
        }
        guard !["eggplant", "egg noodle", "egg roll", " or poached", " or fried"].contains(where: text.contains) else {
            return rest
        }
        for done in [" poached", " fried"] {
            for size in [" egg", " large egg"] { rest = rest.replacing(done + size, with: eggs) }
        }
        return rest
    }

    /// Words that are replaced unless others stand in the line.
    private static let wordsUnless: [(said: String, meant: String, others: [String])] = [
        ("drained green peppercorns", "green peppercorns in brine, drained", ["brine", "packed", "rinsed"]),
        (
            " oil-packed sun-dried tomatoes", " sun-dried tomatoes packed in oil",
            ["cup", "spoon", "jar", "ounce", "oz", "tbsp", "drained oil", "from"]
        ),
        ("seeded (if you like)", "seeded", []),
        ("peeled (if you like)", "peeled", []),
        (" coarsely ground cranberries", " cranberries", []),
        (" finely ground cranberries", " cranberries", []),
        (" ground cranberries", " cranberries", ["dried"]),
        (" finely ground carrots", " carrots", []),
        (" ground carrots", " carrots", []),
        (" coarsely chopped, peeled tomatoes", " tomatoes, peeled and chopped", ["can"]),
        (" finely chopped, peeled tomatoes", " tomatoes, peeled and chopped", ["can"]),
        (" chopped, peeled tomatoes", " tomatoes, peeled and chopped", ["can"]),
        (" whole chestnuts, drained", " whole canned chestnuts, drained", ["can", "jar", "tin"]),
        ("lima beans, thawed if frozen", "frozen lima beans", ["fresh", "or frozen"]),
        (" lemon grass, ground", " lemon grass", ["teaspoon", "tsp", "tablespoon", "tbsp", "ground c", "ground g"]),
        (" lemongrass, ground", " lemongrass", ["teaspoon", "tsp", "tablespoon", "tbsp", "ground c", "ground g"]),
        (" chopped coriander", " chopped fresh coriander", ["fresh", "seed", "dried"]),
        (" crushed ginger", " crushed fresh ginger", ["snap", "candied", "crystallized", "cookie", "fresh", "dried"]),
    ]

    /// In the order in which they are replaced.
    private static let plainWords = [
        // Marks and words that pages and pens get wrong.
        ("Food-Processor ", ""),
        ("Food Processor ", ""),
        (" , ", ", "),
        ("springs fresh ", "sprigs fresh "),
        ("thyme springs", "thyme sprigs"),
        ("rosemary springs", "rosemary sprigs"),
        ("parsley springs", "parsley sprigs"),
        ("mint springs", "mint sprigs"),
        ("cilantro springs", "cilantro sprigs"),
        ("Cream Cheese Product", "Cream Cheese"),
        ("Cooking Creme", "cooking cream"),
        (" lpound", " pound"),
        (" old fashioned ", " old-fashioned "),
        ("rough chopped", "roughly chopped"),
        ("dice tomatoes", "diced tomatoes"),
        ("preferable ", "preferably "),
        ("Regular Flavor ", ""),
        (" Slow Cookers ", " "),
        ("\" piece)", "-inch) piece"),
        ("-inch piece) of ", "-inch) piece "),
        ("\"-thick)", "-inch-thick)"),
        // Pepper from the mill.
        ("freshly milled ", "freshly ground "),
        (" milled black pepper", " ground black pepper"),
        (" milled pepper", " ground pepper"),
        (" and several grinds of pepper", " and freshly ground pepper"),
        (" and a few grinds of pepper", " and freshly ground pepper"),
        (" and several grinds of black pepper", " and freshly ground black pepper"),
        (" and a few grinds of black pepper", " and freshly ground black pepper"),
        ("freshly toasted and ground ", "freshly ground "),
        ("pepper ground fresh from the mill", "pepper, freshly ground"),
        ("several good grinds ", "several grinds "),
        // How much more, and of what.
        ("to your taste", "to taste"),
        (" of a cup of ", " cup "),
        ("(packed) cup", "packed cup"),
        (" (packed) plus ", " plus "),
        ("cup (packed) ", "cup packed "),
        ("cups (packed) ", "cups packed "),
        ("plus some for ", "plus more for "),
        (" plus wedges for ", " plus more for "),
        (" plus slices for ", " plus more for "),
        ("(substitute ", "(or "),
        ("(fresh or thawed if frozen)", "(fresh or frozen)"),
        ("Zest (finely grated) and juice", "Zest and juice"),
        ("(each rack ", "(each "),
        (", each rack ", ", each "),
        (", plus for ", ", plus more for "),
        // What is done at home with what is bought as it is.
        (" hen giblets removed", " hen, giblets removed"),
        (" chicken giblets removed", " chicken, giblets removed"),
        ("(remove crust if desired)", "(crust removed)"),
        ("crusts removed if desired", "crusts removed"),
        (" beets without greens", " beets"),
        ("including seeds if desired", "including seeds"),
        (" dried well", " patted dry"),
        ("scrubbed and dried", "scrubbed"),
        (" cheese rind removed", " cheese, rind removed"),
        ("very cold ground", "ground"),
        ("eggs in their shells", "eggs"),
        (", hearts left intact", ""),
        ("small bowl of water", "water"),
        (" reserved (for garnish, optional)", " reserved"),
        (") or as needed", ")"),
        (") or as desired", ")"),
        ("celery tops", "celery leaves"),
        (" (toasted, if desired)", " (toasted)"),
        ("cut up chicken pieces", "chicken pieces"),
        // Shapes and sizes.
        ("-thick rounds soft", "-thick slices soft"),
        ("-thick) rounds soft", "-thick) slices soft"),
        (" whole small to medium ", " small "),
        ("baguette rounds", "baguette slices"),
        ("inch-thick sliced ", "inch-thick slices "),
        ("-pound) wedge ", "-pound) piece "),
        // Names of products.
        ("freshly picked oregano", "fresh oregano"),
        ("-inch stick cinnamon", "-inch cinnamon stick"),
        ("medium Sherry", "medium-dry sherry"),
        ("medium sherry", "medium-dry sherry"),
        ("whole wheat, hamburger", "whole wheat hamburger"),
        ("lettuce cups or leaves", "lettuce leaves"),
        ("fresh mushrooms sautéed in butter", "fresh mushrooms, sautéed in butter"),
        ("ground or crushed fresh ginger", "crushed fresh ginger"),
        ("adobo sauce from canned chilies", "adobo sauce from canned chipotle chilies"),
        (" organic roses", " organic rose flowers"),
        ("canned or jarred roasted", "jarred roasted"),
        ("coarse-ground mustard", "coarse-grain mustard"),
        ("coarse ground mustard", "coarse-grain mustard"),
        (" black or blueberries", " blackberries or blueberries"),
        ("medium dry sherry", "medium-dry sherry"),
        ("dashes red pepper", "dashes ground red pepper"),
        ("dash red pepper", "dash ground red pepper"),
        ("storebought or homemade ", ""),
        (" homemade or purchased ", " "),
        (", homemade or purchased", ""),
        ("freshly grated turmeric", "fresh turmeric"),
        (", partially baked", ""),
        (", store bought is fine", ""),
        (", store-bought is fine", ""),
        (", skin removed and reserved", ", with skin"),
        (", skins removed and reserved", ", with skins"),
        ("store-bought or homemade ", ""),
        ("New Mexico dry chile", "dried New Mexico chile"),
        ("New Mexico dried chile", "dried New Mexico chile"),
        ("dry New Mexico chile", "dried New Mexico chile"),
        (" link pork sausages", " pork sausage links"),
        (" tomatoes, plus juice", " tomatoes, with juice"),
        (" strong black coffee", " strong coffee"),
        ("albacore tuna, cut", "albacore tuna steak, cut"),
        ("purchased fresh or frozen ", "fresh or frozen "),
        ("freshly squeezed orange juice", "fresh orange juice"),
        ("fresh-squeezed orange juice", "fresh orange juice"),
        ("freshly squeezed grapefruit juice", "fresh grapefruit juice"),
        ("package cooked bacon", "package precooked bacon"),
        ("package bacon pieces", "package bacon bits"),
        ("Olive or vegetable oil cooking spray", "Olive oil cooking spray or vegetable oil cooking spray"),
        ("Vidalia or other sweet onion", "Vidalia onion or other sweet onion"),
        ("rye, pumpernickel", "rye bread, pumpernickel"),
    ]

    private static let bags = ["a cheesecloth bag containing ", "A cheesecloth bag containing "]
    private static let bowls = [", each in separate small bowls", ", each in a separate bowl", ", in separate bowls"]
}

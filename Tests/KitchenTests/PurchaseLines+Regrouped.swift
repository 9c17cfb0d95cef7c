extension PurchaseLines {
    /// English lines whose choice, size or unit stands in an unusual place, and what is asked of the counter.
    static let regrouped = #"""
        ½ cup red, white, or brown rice, quinoa, or barley → ½ cup red rice (or white, or brown rice, quinoa, or barley)
        1 cup dried cranberry, navy, or cannellini (white kidney) beans → 1 cup dried cranberry beans (or navy, or cannellini beans; white kidney)
        ½ lb wagon-wheel (or any short) pasta → ½ lb wagon-wheel pasta (or any short pasta)
        12 oz dried or 16 oz fresh udon noodles → 12 oz dried udon noodle (or 16 oz fresh udon noodles)
        Big chunk of watermelon, about 1 pound, rind removed → 1 lb watermelon
        1 1/2-ounce bunch fresh basil, chopped → 1 bunch basil
        1 cup dried bread crumbs, seasoned → 1 cup seasoned dried bread crumbs
        Pastry dough for a double-crust epi:recipelinkpie</epi:recipelink> → 2 pie crust
        8 oz thinly sliced ham → 8 oz ham (thinly sliced)
        1 (5 pound) fully cooked sliced ham → 1 × 5 lb ham (fully cooked, sliced)
        4 oz thinly sliced prosciutto → 4 oz prosciutto (thinly sliced)
        1 lb beef short ribs, cut for kalbi (see tips, below) → 1 lb beef short ribs (cut for kalbi)
        3 lb beef chuck, ground for chili → 3 lb beef chuck (ground for chili)
        4 thick center-cut pork chops → 4 center-cut pork chop (thick)
        4 lb beef sirloin steaks, at least 3/4 inch thick → 4 lb beef sirloin steaks (at least 3/4 inch thick)
        28 baby carrots, greens trimmed (about 4 bunches) → 4 bunches baby carrot (about 4 bunches)
        35 to 40 (three to four 9-ounce jars) peperoncini, drained → 3–4 jars (9 oz) peperoncini (three to four 9-ounce jars)
        3 mixed large bell peppers; 2 small thin-skinned sweet peppers → 3 mixed large bell peppers, 2 thin-skinned sweet peppers
        1 cup petite green peas → 1 cup green pea (petite)
        1 cup bite-size pretzels → 1 cup bite size pretzel
        2 ½ lb rib eye beef, thinly sliced → 2 ½ lb rib eye beef
        8 oz bocconcini → 8 oz bocconcini
        A good pinch of ground chile powder → 1 pinch ground chile powder
        1 whole flounder → 1 whole flounder
        ½ cup solid vegetable shortening, frozen → ½ cup solid vegetable shortening
        one eighth teaspoon salt → ⅛ tsp salt
        """#
}

extension PurchaseLines {
    /// English lines that say loosely how a food comes, or whose words make it another product.
    static let loose = #"""
        1 can (15 oz) seasoned black beans → 1 can (15 oz) canned seasoned black bean
        2 cups raw cocoa powder → 2 cups raw cocoa powder
        1 cup almond slices → 1 cup sliced almond
        1 ½ lb veal for stew → 1 ½ lb veal for stew
        2 lb boneless lamb for stew → 2 lb boneless lamb for stew
        2 lb cubed beef → 2 lb beef (cubed)
        2 dashes orange bitters → 2 dashes orange bitters
        1 lb turkey tenders → 1 lb turkey tenders
        3 cups mini carrots → 3 cups baby carrot
        2 cups shelled cooked tiny shrimp → 10 oz cooked shrimp (shelled, tiny)
        2 lb calabaza or butternut squash → 2 lb calabaza (or butternut squash)
        2 zucchini squash → 2 zucchini squash
        1 cup dry ricotta → 1 cup dry ricotta
        2 cups roasted chicken breast, shredded → 10 oz roasted chicken breast
        1 (16 ounce) package pound cake mix → 1 package (16 oz) pound cake mix
        6 whole tomatoes from 28-ounce can, drained → 1 can (28 oz) canned whole tomatoes (6 whole tomatoes)
        1 round loaf French bread → 1 loaf French bread (round)
        1 lightly packed handful rinsed baby spinach leaves → 1 handful baby spinach
        2 lightly packed handfuls cilantro → 1 bunch cilantro
        Cubes of day-old sourdough bread → sourdough bread (of day-old)
        1 bag frozen P. F. Chang's® White Rice → 1 bag frozen P.F. Chang's® White Rice
        1 cup Seafood Stock (recipe follows) or bought fish stock → 1 cup fish stock (or homemade, see its recipe; Seafood; or bought)
        1 cup basil pesto (recipe below) or store-bought → 1 cup basil pesto (or homemade, see its recipe; or store-bought)
        1 (9-inch) prebaked pie shell, recipe follows → 1 (9 inch) prebaked pie shell (or homemade, see its recipe)
        6 parsley stems, 2 thyme sprigs and 2 bay leaves tied together → 1 bunch parsley, 1 bunch thyme, 2 bay leaf
        1 cup flour, seasoned with salt and pepper → black pepper, 1 cup flour (seasoned), salt
        Optional garnishes: sour cream, chives → chives (optional), sour cream (optional)
        4 tuna steaks, each about 6 oz. and 1 inch thick → 4 × 6 oz tuna steaks (1 inch thick)
        ¼ cup sun-dried tomatoes, rehydrated in about ¼ cup white wine, beer or water → ¼ cup sun-dried tomato (white wine; beer)
        ½ cup raisins, soaked in rum, brandy or water → ½ cup raisin (in rum; brandy)
        2 pineapple rings, cut into chunks → 1 can canned sliced pineapple (2 pineapple rings)
        1 can Del Monte® Pineapple Chunks in 100% Juice → 1 can Del Monte® Pineapple Chunks in 100% Juice
        1 (29 ounce) can peaches in light syrup → 1 can (29 oz) peaches in syrup (in light syrup)
        1 can (15 oz) pear halves in natural juice → 1 can (15 oz) canned pear (in natural juice; halves)
        2 cups fava beans (from 2 lb fresh pods) or frozen double-peeled → 2 lb fava beans (or frozen double-peeled; in the pod; fresh pods)
        2 cups shelled peas (from 2 lb in pods) → 2 lb pea (in the pod; from 2 lb in pods)
        1 cup flour, plus flour for dusting → 1 cup flour (+ more for dusting)
        1 stick butter, melted, plus softened butter for greasing → 1 stick butter (+ more for greasing)
        1 cup butter plus oil for frying → 1 cup butter, oil (for frying)
        12 ounces sliced mushrooms, sauteed in 1 tablespoon butter → 12 oz mushroom, 1 tbsp butter
        3 apples, peeled; 4 lb Granny Smith or Pippin apples → 4 lb Granny Smith apples (or Pippin apples), 3 apple
        ½ lb soba, or whole-wheat linguine or spaghetti → ½ lb soba noodle (or whole-wheat linguine or spaghetti)
        1 head soft lettuce (Boston, Bibb or mixed baby greens) → 1 head soft lettuce (Boston, Bibb or mixed baby greens)
        1 bunch kale (lacinato, Red Russian, or Siberian) → 1 bunch kale (lacinato, Red Russian, or Siberian)
        A few leaves Tuscan kale → Tuscan kale (a few leaves)
        A few leaves of basil → 1 bunch basil
        1 pinch Pinch pepper → 1 pinch black pepper
        1 ¼ cups plus ⅓ sugar → 1 ⅔ cups sugar
        6 to 8 (1-inch-thick) slices of hearty bread, cut in half and toasted → 1 loaf hearty bread
        5 (6 by 3-inch) or 10 (7-inch) lasagne noodles → 5 lasagne noodles (or 10 (7-inch))
        Garnish: celery boats and/or toast points → celery boats (optional), toast points (optional)
        ½ cup slivered or sliced almonds, toasted → ½ cup slivered almond (or sliced)
        1 boneless sirloin steak, about 1 ¼ lb. and 1 inch thick → 1 × 1 ¼ lb boneless sirloin steak (1 inch thick)
        ¼ cup condensed bean with bacon soup → ¼ cup condensed bean with bacon soup
        2 tbsp Asian with Sesame & Ginger vinaigrette → 2 tbsp Asian with Sesame & Ginger vinaigrette
        1 lb skinless tilapia or striped bass fillets with skin → 1 lb skinless tilapia fillets (or striped bass fillets)
        14 lb turkey, neck and giblets reserved → 14 lb turkey (with giblets)
        1 cup dairy-free and gluten-free chocolate chips → 1 cup dairy-free chocolate chips (gluten-free)
        """#
}

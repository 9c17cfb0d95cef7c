import Foundation
import TestSupport

/// Files whose recipes are in parts, or are texts.
extension ForeignFixtures {
    static func tandoor(_ name: String = "Pasta bake") -> [String: Any] {
        func food(_ name: String, plural: String? = nil) -> [String: Any] {
            var food: [String: Any] = ["name": name]
            food["plural_name"] = plural
            return food
        }
        return [
            "name": name, "description": "From the oven.", "keywords": [["name": "pasta"], ["name": "oven"]],
            "working_time": 15, "waiting_time": 30, "servings": 2, "servings_text": "", "internal": true,
            "source_url": "https://example.org/bake", "nutrition": NSNull(),
            "steps": [
                [
                    "name": "Sauce", "instruction": "Fry the **onions**.\n\nAdd [tomatoes](https://example.org).",
                    "order": 0,
                    "ingredients": [
                        ["is_header": true, "note": "Vegetables", "no_amount": true, "amount": "0", "food": NSNull()],
                        [
                            "food": food("onion", plural: "onions"), "unit": NSNull(), "amount": "2.0000000000000000",
                            "note": "chopped", "is_header": false, "no_amount": false,
                        ],
                        [
                            "food": food("salt"), "unit": NSNull(), "amount": "0.0000000000000000", "note": "",
                            "no_amount": true,
                        ],
                    ],
                ],
                [
                    "name": "Bake", "instruction": "Bake {{ ingredients[0] }} and all.", "order": 1,
                    "ingredients": [
                        ["food": food("pasta"), "unit": ["name": "g"], "amount": 250, "note": "", "no_amount": false]
                    ],
                ],
            ],
        ]
    }

    static var tandoorFile: [UInt8] {
        let first = TestZip.zip([.init("recipe.json", json(tandoor())), .init("image.jpg", picture)])
        let second = TestZip.zip([.init("recipe.json", json(tandoor("Other")))])
        return TestZip.zip([.init("Pasta_bake.zip", first), .init("Other.zip", second)])
    }

    static var oldMealieFile: [UInt8] {
        let recipe: [String: Any] = [
            "name": "Pancakes", "slug": "pancakes", "description": "Fluffy.", "recipe_yield": "8 pancakes",
            "prep_time": "10 Minutes", "perform_time": "20 minutes", "total_time": "30 minutes", "rating": 5,
            "org_url": "https://example.org/pancakes", "tags": [["name": "breakfast", "slug": "breakfast"]],
            "recipe_category": [["name": "Sweet", "slug": "sweet"]],
            "recipe_ingredient": [
                ["title": NSNull(), "note": "200 g flour", "unit": NSNull(), "food": NSNull(), "quantity": 1],
                ["title": "Topping", "note": "2 bananas", "quantity": 1, "disable_amount": true],
            ] as [[String: Any]],
            "recipe_instructions": [["title": "", "text": "Mix."], ["title": "Frying", "text": "Fry in butter."]],
            "notes": [["title": "Tip", "text": "Rest the batter."]],
            "nutrition": ["calories": "90", "fatContent": NSNull()],
            "settings": ["disable_amount": true], "comments": [] as [Any], "tools": [] as [Any],
        ]
        return TestZip.zip([
            .init("recipes/pancakes/pancakes.json", json(recipe)),
            .init("recipes/pancakes/images/original.webp", picture),
        ])
    }

    static let mealieIDs = ["0c1f6c3a5b7e4d2f9a8b7c6d5e4f3a2b", "1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f60"]

    static var mealieBackup: [UInt8] {
        let (first, second) = (mealieIDs[0], mealieIDs[1])
        func line(_ recipe: String, _ position: Int, _ members: [String: Any]) -> [String: Any] {
            members.merging(["recipe_id": recipe, "position": position]) { own, _ in own }
        }
        let database: [String: Any] = [
            "recipes": [
                [
                    "id": first, "name": "Chili", "slug": "chili", "description": "Hot.", "recipe_servings": 4.0,
                    "recipe_yield": "", "org_url": "https://example.org/chili", "prep_time": "15 min", "rating": 4.5,
                    "perform_time": "1 hour", "total_time": NSNull(), "last_made": "2025-03-09T18:30:00+00:00",
                ],
                ["id": second, "name": "Dal", "recipe_servings": 0, "recipe_yield": "for 3 people", "description": ""],
            ],
            "recipes_ingredients": [
                line(first, 1, ["food_id": "f2", "unit_id": "u1", "quantity": 400.0, "note": "drained", "title": ""]),
                line(first, 0, ["food_id": "f1", "unit_id": NSNull(), "quantity": 2.0, "note": "", "title": "Base"]),
                line(first, 2, ["food_id": NSNull(), "unit_id": NSNull(), "quantity": 1.0, "note": "salt to taste"]),
                line(second, 0, ["food_id": NSNull(), "quantity": 1.0, "note": "1/2 cup lentils"]),
            ],
            "recipe_instructions": [
                line(first, 1, ["text": "Simmer.", "title": ""]), line(first, 0, ["text": "Fry.", "title": "Start"]),
                line(second, 0, ["text": "Boil."]),
            ],
            "ingredient_foods": [
                ["id": "f1", "name": "onion", "plural_name": "onions"],
                ["id": "f2", "name": "beans", "plural_name": NSNull()],
            ],
            "ingredient_units": [
                ["id": "u1", "name": "gram", "plural_name": "grams", "abbreviation": "g", "use_abbreviation": true]
            ],
            "notes": [["recipe_id": first, "title": "Later", "text": "Freezes well."]],
            "recipe_nutrition": [["id": 3, "recipe_id": first, "calories": "500", "fat_content": NSNull()]],
            "tags": [["id": "t1", "name": "spicy"]], "categories": [["id": "c1", "name": "Dinner"]],
            "tools": [["id": "w1", "name": "pot"]], "recipes_to_tags": [["recipe_id": first, "tag_id": "t1"]],
            "recipes_to_categories": [["recipe_id": first, "category_id": "c1"]],
            "recipes_to_tools": [["recipe_id": second, "tool_id": "w1"]],
            "recipe_comments": [["recipe_id": second, "text": "Yum"]],
            "recipe_timeline_events": [
                ["recipe_id": first, "event_type": "system", "event_message": ""],
                ["recipe_id": first, "event_type": "comment", "event_message": ""],
                ["recipe_id": first, "event_type": "comment", "event_message": ""],
            ],
            "users": [["id": "x", "password": "never read"]],
        ]
        return TestZip.zip([
            .init("database.json", json(database)), .init("data/recipes/readme.json", "{}"),
            .init("data/recipes/1d2e3f4a-5b6c-7d8e-9f0a-1b2c3d4e5f60/images/original.webp", picture),
        ])
    }

    static let cooklang = """
        ---
        title: Tomato soup
        servings: 2
        tags: [soup, "quick, easy"]
        time:
          prep: 10 min
          cook: 20 min
        source: https://example.org/soup
        ---
        > From my notebook.

        == Base ==
        -- a comment
        Chop @onion{1}(finely) and @garlic{2%cloves}, fry them in a #large pot{} for ~{5%minutes}.

        == Soup ==
        Add @tomatoes{400%g}, @salt and @black pepper{} [- to taste -].
        Simmer for ~simmering{1/2%hour}.
        """

    static var cooklangFile: [UInt8] {
        TestZip.zip([
            .init("Soups/Tomato.cook", cooklang), .init("Soups/Tomato.jpg", picture),
            .init("Eggs.cook", ">> servings: 1\n>> time required: 8 min\n\nBoil @eggs{2} for ~{8%minutes}."),
        ])
    }

    static let copyMeThat = """
        <!DOCTYPE html><html><head><style>.recipe{}</style></head><body>
        <div class="recipe"><div id="name">Blueberry pie</div>
        <div id="link">Adapted from<a id="original_link" href="https://example.org/pie">example.org</a></div>
        <img class="recipeImage" src="images/pie.jpg" width="120px">
        <div id="categories"><span class="recipeCategory">Dessert</span><span class="recipeCategory">Pie</span></div>
        <div id="description">Like no other &amp; more</div>
        <div id="extra_info"><span id="made_this">I made this</span><span id="rating">Rated<span id="ratingValue">4</span>/5</span></div>
        <div id="servings">Servings:<a id="recipeYield">8</a></div>
        <ul id="recipeIngredients"><li class="recipeIngredient">1 cup blueberries</li>
        <div class="recipeIngredient_spacer"></div>
        <div class="recipeIngredient recipeIngredient_subheader">Crust:</div>
        <li class="recipeIngredient">200 g flour</li></ul>
        <ol id="recipeInstructions"><div class="instruction instruction_subheader">Baking:</div>
        <li class="instruction" value="1">Mix it.</li><li class="instruction" value="2">Bake it.</li></ol>
        <ul id="recipeNotes"><li class="recipeNote">Cool it.</li><li class="recipeNote">Eat it.</li></ul></div>
        <div class="recipe"><div id="name">Toast</div><ul id="recipeIngredients"><li class="recipeIngredient">bread</li></ul></div>
        </body></html>
        """

    static var copyMeThatFile: [UInt8] {
        TestZip.zip([.init("recipes.html", copyMeThat), .init("images/pie.jpg", picture)])
    }

    /// A file of every app.
    static var all: [(name: String, bytes: [UInt8])] {
        [
            ("a.paprikarecipes", paprikaFile), ("a.melarecipes", melaFile), ("nextcloud.zip", nextcloudFile),
            ("sage.json", recipeSageFile), ("tandoor.zip", tandoorFile), ("old mealie.zip", oldMealieFile),
            ("mealie.zip", mealieBackup), ("cook.zip", cooklangFile), ("soup.cook", Array(cooklang.utf8)),
            ("cmt.zip", copyMeThatFile), ("recipes.html", Array(copyMeThat.utf8)), ("bare.json", json(schemaOrg())),
        ]
    }
}

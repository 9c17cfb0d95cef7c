import Foundation
import TestSupport

@testable import RecipeService

/// Files as other apps write them, made here.
enum ForeignFixtures {
    /// A picture, as far as these tests look at it.
    static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + (0..<200).map { UInt8($0) }
    static var base64: String { Data(picture).base64EncodedString() }

    static func json(_ value: Any) -> [UInt8] {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return data.map { Array($0) } ?? []
    }

    static func paprika(_ name: String = "Leek soup", photo: String? = base64) -> [String: Any] {
        [
            "name": name, "ingredients": "2 leeks\n500 ml stock\nFor the croutons:\n2 slices of bread\n",
            "directions": "1. Wash the leeks.\n2. Boil them.\n\n3. Fry the bread.", "description": "Warm &amp; quick",
            "notes": "Freezes **well**.", "nutritional_info": "Calories: 210\nFat: 7 g", "prep_time": "10 mins",
            "cook_time": "1 hr 5 min", "total_time": "", "servings": "Serves 3", "difficulty": "Easy", "rating": 4,
            "source": "Aunt Agnes", "source_url": "https://example.org/leek", "categories": ["Soups", "Winter"],
            "image_url": NSNull(), "photo": "x.jpg", "photo_data": photo ?? NSNull(), "photos": [] as [Any],
        ]
    }

    static var paprikaFile: [UInt8] {
        TestZip.zip([
            .init("__MACOSX/._Leek soup.paprikarecipe", "junk"),
            .init("Leek soup.paprikarecipe", TestZip.gzip(json(paprika()))),
            .init("Pie.paprikarecipe", TestZip.gzip(json(paprika("Pie", photo: nil)))),
        ])
    }

    static func mela(_ title: String = "Flat bread") -> [String: Any] {
        [
            "id": "1", "title": title, "text": "From the pan.", "images": [base64], "link": "Grandmother's book",
            "yield": "Makes 6", "prepTime": "15 minutes", "cookTime": "20", "totalTime": "35 min",
            "ingredients": "# Dough\n300 g flour\n180 ml water\n# To serve\n1 clove garlic",
            "instructions": "# Dough\nKnead everything.\nLet it rest.\n# Bake\nFry the breads in a hot pan.",
            "notes": "Best fresh.", "nutrition": "about 200 kcal each", "categories": ["Bread"], "favorite": true,
        ]
    }

    static var melaFile: [UInt8] {
        TestZip.zip([.init("1.melarecipe", json(mela())), .init("2.melarecipe", json(mela("Naan")))])
    }

    static func schemaOrg(_ name: String = "Rice pudding") -> [String: Any] {
        [
            "@context": "https://schema.org", "@type": "Recipe", "name": name, "description": "Sweet.",
            "recipeYield": "4 servings", "prepTime": "PT5M", "cookTime": "PT40M", "totalTime": "PT45M",
            "recipeIngredient": ["200 g rice", "1 l milk &amp; cream"], "keywords": "sweet, milk",
            "recipeInstructions": [
                ["@type": "HowToStep", "text": "Stir <b>slowly</b>."], ["@type": "HowToStep", "text": "Wait."],
            ],
            "recipeCategory": "Dessert", "nutrition": ["@type": "NutritionInformation", "calories": "300 kcal"],
            "url": "https://example.org/pudding",
        ]
    }

    static var nextcloudFile: [UInt8] {
        var second = schemaOrg("Bean stew")
        second["tool"] = ["Large pot"]
        return TestZip.zip([
            .init("Recipes/", ""), .init("Recipes/Rice pudding/full.jpg", picture),
            .init("Recipes/Rice pudding/recipe.json", json(schemaOrg())),
            .init("Recipes/Rice pudding/thumb.jpg", [1]), .init("Recipes/Bean stew/recipe.json", json(second)),
        ])
    }

    static var recipeSageFile: [UInt8] {
        var first = schemaOrg("Curry")
        first["recipeIngredient"] = ["[Paste]", "2 chillies", "[Rest]", "1 tin coconut milk"]
        first["recipeInstructions"] = [
            ["@type": "HowToStep", "text": "[Start]"], ["@type": "HowToStep", "text": "Pound it."],
        ]
        first["isBasedOn"] = "https://example.org/curry"
        first["creditText"] = "A cook"
        first["comment"] = [["@type": "Comment", "name": "Author Notes", "text": "Mild."]]
        first["image"] = ["https://example.org/curry.jpg", "https://example.org/2.jpg"]
        var second = schemaOrg("Toast")
        second["creditText"] = ""
        return json([first, second])
    }

    /// Reads a file of these bytes to its end.
    static func items(
        _ bytes: [UInt8],
        named name: String = "file",
        skipping: Int = 0,
        limits: ForeignLimits = ForeignLimits()
    ) throws -> [ForeignItem] {
        try ScratchFile(bytes).with { path in
            var items: [ForeignItem] = []
            try ForeignFile.read(path, named: name, skipping: skipping, limits: limits) {
                items.append($0)
                return true
            }
            return items
        }
    }

    /// The recipes of a file in which nothing is damaged.
    static func recipes(_ bytes: [UInt8], named name: String = "file") throws -> [ForeignRecipe] {
        try items(bytes, named: name).compactMap { item in
            guard case .recipe(let recipe) = item else { throw Unexpected(item: item) }
            return recipe
        }
    }

    struct Unexpected: Error { let item: ForeignItem }

    static func kind(_ bytes: [UInt8], named name: String = "file") throws -> ForeignFile.Kind {
        try ScratchFile(bytes).with { try ForeignFile.kind(ofFileAt: $0, named: name) }
    }
}

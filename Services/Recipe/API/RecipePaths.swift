public import Values

/// The paths of the recipe service.
public enum RecipePaths {
    /// The recipes of a household.
    public static let recipes = "/api/v1/recipes"
    /// The tags in use.
    public static let tags = "/api/v1/recipes/tags"
    /// What a text that is being typed may become.
    public static let suggest = "/api/v1/recipes/suggest"
    /// What is most like a recipe, as a pattern.
    public static let similar = "/api/v1/recipes/{recipe_id}/similar"
    /// Recipes that are taken for the same.
    public static let duplicates = "/api/v1/recipes/duplicates"
    /// What makes recipes one, as a pattern.
    public static let merge = "/api/v1/recipes/{recipe_id}/merge"
    /// What has changed.
    public static let changes = "/api/v1/recipes/changes"
    /// Where what a client did while it was offline is carried out.
    public static let sync = "/api/v1/recipes/sync"
    /// All recipes as a file.
    public static let export = "/api/v1/recipes/export"
    /// Many recipes by id.
    public static let batchGet = "/api/v1/recipes/batch-get"
    /// A page or a text made into a draft.
    public static let extract = "/api/v1/recipes/extract"
    /// The same in the older form.
    public static let legacyExtract = "/api/recipes/extract"
    /// What is to be read from elsewhere, and how far that is.
    public static let imports = "/api/v1/imports"
    /// One import, as a pattern.
    public static let `import` = "/api/v1/imports/{import_id}"
    /// One import.
    public static func `import`(_ id: ImportID) -> String { "\(imports)/\(id)" }
    /// A part of a file that is imported, as a pattern.
    public static let importPart = "/api/v1/imports/{import_id}/parts/{part}"
    /// The stream that tells how far an import is, as a pattern.
    public static let importEvents = "/api/v1/imports/{import_id}/events"
    /// What tries again what failed or waits, as a pattern.
    public static let importRetry = "/api/v1/imports/{import_id}/retry"
    /// What an item was read from, as a pattern.
    public static let importSource = "/api/v1/imports/{import_id}/items/{import_item_id}/source"
    /// What a recipe was read from, as a pattern.
    public static let recipeSource = "/api/v1/recipes/{recipe_id}/source"
    /// Ingredient lines read.
    public static let parse = "/api/v1/ingredients/parse"
    /// Names of foods put into categories.
    public static let classify = "/api/v1/foods/classify"

    /// What recipes or lines contain, and whom of the household that concerns.
    public static let allergens = "/api/v1/recipes/allergens"
    /// What one recipe contains, as a pattern.
    public static let recipeAllergens = "/api/v1/recipes/{recipe_id}/allergens"
    /// The foods that a household knows.
    public static let foods = "/api/v1/foods"
    /// One of them, as a pattern.
    public static let food = "/api/v1/foods/{food_id}"
    /// One of them.
    public static func food(_ id: String) -> String { "\(foods)/\(id)" }
    /// The stream that tells when a household has changed what it says about foods.
    public static let foodEvents = "/api/v1/foods/events"
    /// The categories that a household gave to names.
    public static let corrections = "/api/v1/foods/corrections"
    /// One of them, as a pattern.
    public static let correction = "/api/v1/foods/corrections/{name}"
    /// Everything that a household says about foods, as a pattern; for other services.
    public static let householdFoods = "/internal/v1/households/{household_id}/foods"
    /// Everything that a household says about foods; for other services.
    public static func householdFoods(_ household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/foods"
    }

    /// Many recipes of a household by id, as a pattern; for other services.
    public static let householdRecipes = "/internal/v1/households/{household_id}/recipes/batch-get"
    /// Many recipes of a household by id; for other services.
    public static func householdRecipes(_ household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/recipes/batch-get"
    }

    /// The deleted recipes that can be restored.
    public static let deleted = "/api/v1/recipes/deleted"
    /// What brings a deleted recipe back, as a pattern.
    public static let restore = "/api/v1/recipes/{recipe_id}/restore"

    /// A recipe's picture, as a pattern.
    public static let recipeImage = "/api/v1/recipes/{recipe_id}/image"
    /// The pictures of those who eat in the household.
    public static let memberPictures = "/api/v1/pictures/members"
    /// The picture of one of them, as a pattern.
    public static let memberPicture = "/api/v1/pictures/members/{member_id}"
    /// A picture in one of its sizes, as a pattern.
    public static let picture = "/api/v1/pictures/{household_id}/{picture_id}/{size}.webp"

    /// The cookbooks of a household.
    public static let cookbooks = "/api/v1/cookbooks"
    /// One of them, as a pattern.
    public static let cookbook = "/api/v1/cookbooks/{cookbook_id}"
    /// One of them.
    public static func cookbook(_ id: CookbookID) -> String { "\(cookbooks)/\(id)" }
    /// What is in it, as a pattern.
    public static let restoreCookbook = "/api/v1/cookbooks/{cookbook_id}/restore"
    /// What is in one, or puts it in: see below.
    public static let cookbookRecipes = "/api/v1/cookbooks/{cookbook_id}/recipes"
    /// One of what is in it, as a pattern.
    public static let cookbookRecipe = "/api/v1/cookbooks/{cookbook_id}/recipes/{recipe_id}"

    /// The recipes of the catalogue.
    public static let catalog = "/api/v1/catalog/recipes"
    /// One of them, as a pattern.
    public static let catalogRecipe = "/api/v1/catalog/recipes/{catalog_recipe_id}"
    /// What copies it into the caller's household, as a pattern.
    public static let catalogCopy = "/api/v1/catalog/recipes/{catalog_recipe_id}/copy"
    /// The cookbooks of the catalogue.
    public static let catalogCookbooks = "/api/v1/catalog/cookbooks"

    /// What the caller thinks of a recipe, as a pattern.
    public static let opinion = "/api/v1/recipes/{recipe_id}/opinion"
    /// What everybody of the household thinks of it, as a pattern.
    public static let opinions = "/api/v1/recipes/{recipe_id}/opinions"

    /// The versions of a recipe, as a pattern.
    public static let versions = "/api/v1/recipes/{recipe_id}/versions"
    /// One of them, as a pattern.
    public static let version = "/api/v1/recipes/{recipe_id}/versions/{version}"
    /// How it differs from another, as a pattern.
    public static let versionChanges = "/api/v1/recipes/{recipe_id}/versions/{version}/changes"
    /// What makes it the newest again, as a pattern.
    public static let restoreVersion = "/api/v1/recipes/{recipe_id}/versions/{version}/restore"

    /// Many recipes changed at once.
    public static let bulk = "/api/v1/recipes/bulk"
    /// One tag, as a pattern.
    public static let tag = "/api/v1/recipes/tags/{tag}"

    /// One recipe, as a pattern.
    public static let recipe = "/api/v1/recipes/{recipe_id}"
    /// One recipe.
    public static func recipe(_ id: RecipeID) -> String { "\(recipes)/\(id)" }
}

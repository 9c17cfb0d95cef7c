import Events
import HTTP
import Identity
import RecipeAPI

extension Dependencies {
    /// Every route of the recipe service, in the order of its document.
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("recipes", "The household's recipes: search, versions, pictures, opinions.")
        router.tag("cookbooks", "Collections of recipes.")
        router.tag("catalog", "Recipes that come with the installation.")
        router.tag("pictures", "Pictures of those who eat in the household.")
        router.tag("kitchen", "What the kitchen understands of ingredient lines and foods.")
        router.tag("foods", "The foods of the catalogue, and the household's own.")
        router.tag("import", "Recipes from web pages, texts, photos and files.")
        let editors = RouteGroup.household(authenticator, minimum: .editor)
        let services = RouteGroup.internalOnly(events.secret)

        // Recipes
        router.on(viewers, .get, RecipePaths.recipes, .listRecipes, listRecipes)
        router.on(viewers, .get, RecipePaths.export, .exportRecipes, exportRecipes)
        router.on(viewers, .get, RecipePaths.suggest, .listSuggestions, listSuggestions)
        router.on(viewers, .get, RecipePaths.duplicates, .listDuplicates, listDuplicates)
        router.on(editors, .post, RecipePaths.merge, .mergeRecipes, mergeRecipes)
        router.on(viewers, .get, RecipePaths.similar, .listSimilarRecipes, listSimilarRecipes)
        router.on(viewers, .get, RecipePaths.changes, .listRecipeChanges, listRecipeChanges)
        router.on(editors, .post, RecipePaths.sync, .syncRecipes, syncRecipes)
        router.on(viewers, .get, RecipePaths.tags, .listTags, listTags)
        router.on(viewers, .post, RecipePaths.batchGet, .batchGetRecipes, batchGetRecipes)
        router.on(services, .post, RecipePaths.householdRecipes, .batchGetHouseholdRecipes, batchGetHouseholdRecipes)
        router.on(editors, .post, RecipePaths.recipes, .createRecipe, createRecipe)
        router.on(viewers, .get, RecipePaths.deleted, .listDeletedRecipes, listDeletedRecipes)
        router.on(viewers, .get, RecipePaths.recipe, .getRecipe, getRecipe)
        router.on(editors, .put, RecipePaths.recipe, .putRecipe, putRecipe)
        router.on(editors, .patch, RecipePaths.recipe, .patchRecipe, patchRecipe)
        router.on(editors, .delete, RecipePaths.recipe, .deleteRecipe, deleteRecipe)
        router.on(editors, .post, RecipePaths.restore, .restoreRecipe, restoreRecipe)

        // Cookbooks
        router.on(viewers, .get, RecipePaths.cookbooks, .listCookbooks, listCookbooks)
        router.on(editors, .post, RecipePaths.cookbooks, .createCookbook, createCookbook)
        router.on(viewers, .get, RecipePaths.cookbook, .getCookbook, getCookbook)
        router.on(editors, .put, RecipePaths.cookbook, .putCookbook, putCookbook)
        router.on(editors, .patch, RecipePaths.cookbook, .patchCookbook, patchCookbook)
        router.on(editors, .delete, RecipePaths.cookbook, .deleteCookbook, deleteCookbook)
        router.on(editors, .post, RecipePaths.restoreCookbook, .restoreCookbook, restoreCookbook)
        router.on(viewers, .get, RecipePaths.cookbookRecipes, .listCookbookRecipes, listCookbookRecipes)
        router.on(editors, .post, RecipePaths.cookbookRecipes, .addCookbookRecipes, addCookbookRecipes)
        router.on(editors, .put, RecipePaths.cookbookRecipe, .addCookbookRecipe, addCookbookRecipe)
        router.on(editors, .delete, RecipePaths.cookbookRecipe, .removeCookbookRecipe, removeCookbookRecipe)

        // Catalogue
        router.on(viewers, .get, RecipePaths.catalog, .listCatalogRecipes, listCatalogRecipes)
        router.on(viewers, .get, RecipePaths.catalogRecipe, .getCatalogRecipe, getCatalogRecipe)
        router.on(editors, .post, RecipePaths.catalogCopy, .copyCatalogRecipe, copyCatalogRecipe)
        router.on(viewers, .get, RecipePaths.catalogCookbooks, .listCatalogCookbooks, listCatalogCookbooks)

        // Opinions
        router.on(viewers, .get, RecipePaths.opinion, .getOpinion, getOpinion)
        router.on(editors, .put, RecipePaths.opinion, .putOpinion, putOpinion)
        router.on(editors, .delete, RecipePaths.opinion, .deleteOpinion, deleteOpinion)
        router.on(viewers, .get, RecipePaths.opinions, .listOpinions, listOpinions)

        // Versions
        router.on(viewers, .get, RecipePaths.versions, .listRecipeVersions, listRecipeVersions)
        router.on(viewers, .get, RecipePaths.version, .getRecipeVersion, getRecipeVersion)
        router.on(viewers, .get, RecipePaths.versionChanges, .getRecipeVersionChanges, getRecipeVersionChanges)
        router.on(editors, .post, RecipePaths.restoreVersion, .restoreRecipeVersion, restoreRecipeVersion)

        // Many at once
        router.on(editors, .post, RecipePaths.bulk, .changeRecipes, changeRecipes)
        router.on(editors, .patch, RecipePaths.tag, .renameTag, renameTag)
        router.on(editors, .delete, RecipePaths.tag, .deleteTag, deleteTag)

        // Pictures
        router.on(editors, .put, RecipePaths.recipeImage, .putRecipePicture, putRecipePicture)
        router.on(editors, .delete, RecipePaths.recipeImage, .deleteRecipePicture, deleteRecipePicture)
        router.on(.open, .get, RecipePaths.picture, .getPicture, getPicture)
        router.on(viewers, .get, RecipePaths.memberPictures, .listMemberPictures, listMemberPictures)
        router.on(editors, .put, RecipePaths.memberPicture, .putMemberPicture, putMemberPicture)
        router.on(editors, .delete, RecipePaths.memberPicture, .deleteMemberPicture, deleteMemberPicture)

        // Kitchen
        router.on(viewers, .post, RecipePaths.parse, .parseIngredients, parseIngredients)
        router.on(viewers, .post, RecipePaths.classify, .classifyFoods, classifyFoods)

        // Allergens
        router.on(viewers, .post, RecipePaths.allergens, .findAllergens, findAllergens)
        router.on(viewers, .get, RecipePaths.recipeAllergens, .getRecipeAllergens, getRecipeAllergens)

        // Foods
        router.on(viewers, .get, RecipePaths.foods, .listFoods, listFoods)
        router.on(viewers, .get, RecipePaths.food, .getFood, getFood)
        router.on(editors, .put, RecipePaths.food, .putFood, putFood)
        router.on(editors, .delete, RecipePaths.food, .deleteFood, deleteFood)
        router.on(viewers, .get, RecipePaths.foodEvents, .followFoods, followFoods)
        router.on(services, .get, RecipePaths.householdFoods, .getHouseholdFoods, getHouseholdFoods)
        router.on(viewers, .get, RecipePaths.corrections, .listCategoryCorrections, listCategoryCorrections)
        router.on(editors, .put, RecipePaths.corrections, .putCategoryCorrection, putCategoryCorrection)
        router.on(editors, .delete, RecipePaths.correction, .deleteCategoryCorrection, deleteCategoryCorrection)

        // Imports
        router.on(editors, .post, RecipePaths.imports, .createImport, createImport)
        router.on(viewers, .get, RecipePaths.imports, .listImports, listImports)
        router.on(viewers, .get, RecipePaths.import, .getImport, getImport)
        router.on(editors, .delete, RecipePaths.import, .deleteImport, deleteImport)
        router.on(editors, .put, RecipePaths.importPart, .putImportPart, putImportPart)
        router.on(viewers, .get, RecipePaths.importEvents, .followImport, followImport)
        router.on(editors, .post, RecipePaths.importRetry, .retryImport, retryImport)
        router.on(viewers, .get, RecipePaths.importSource, .getImportSource, getImportSource)
        router.on(viewers, .get, RecipePaths.recipeSource, .getRecipeSource, getRecipeSource)

        // Extraction; the older form checks its caller itself, to answer in its own words.
        router.on(editors, .post, RecipePaths.extract, .extractRecipe, extractRecipe)
        router.on(.open, .post, RecipePaths.legacyExtract, .extractRecipeLegacy, extractRecipeLegacy)
    }
}

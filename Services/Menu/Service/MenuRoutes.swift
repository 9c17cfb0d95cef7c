import Events
import HTTP
import Identity
import MenuAPI

/// Every route of the menu service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("menu", "The menu being planned, the one being cooked, and earlier ones.")
        let editors = RouteGroup.household(authenticator, minimum: .editor)

        router.on(viewers, .get, MenuPaths.board, .getBoard, getBoard)
        router.on(viewers, .get, MenuPaths.events, .streamMenuEvents, streamMenuEvents)
        router.on(editors, .post, MenuPaths.boardRecipes, .addMenuRecipe, addMenuRecipe)
        router.on(editors, .post, MenuPaths.sync, .syncMenus, syncMenus)
        router.on(editors, .post, MenuPaths.items, .addRecipeToMenu, addRecipeToMenu)
        router.on(editors, .patch, MenuPaths.item, .changeMenuRecipe, changeMenuRecipe)
        router.on(editors, .delete, MenuPaths.item, .removeMenuRecipe, removeMenuRecipe)
        router.on(editors, .post, MenuPaths.cooked, .markMenuRecipeCooked, markMenuRecipeCooked)
        router.on(editors, .delete, MenuPaths.cooked, .undoMenuRecipeCooked, undoMenuRecipeCooked)

        router.on(editors, .post, MenuPaths.groceryList, .createMenuGroceryList, createMenuGroceryList)
        router.on(editors, .post, MenuPaths.archive, .archiveMenu, archiveMenu)
        router.on(editors, .post, MenuPaths.planAgain, .planMenuAgain, planMenuAgain)
        router.on(editors, .post, MenuPaths.clear, .clearMenu, clearMenu)
        router.on(editors, .post, MenuPaths.reuse, .reuseMenu, reuseMenu)

        router.on(viewers, .get, MenuPaths.menus, .listMenus, listMenus)
        router.on(viewers, .get, MenuPaths.deletedMenus, .listDeletedMenus, listDeletedMenus)
        router.on(viewers, .get, MenuPaths.menu, .getMenu, getMenu)
        router.on(editors, .delete, MenuPaths.menu, .deleteMenu, deleteMenu)
        router.on(editors, .post, MenuPaths.restore, .restoreMenu, restoreMenu)
        if let secret = events?.secret {
            router.on(.internalOnly(secret), .get, MenuPaths.recipeMenus, .findRecipeMenus, findRecipeMenus)
            router.on(.internalOnly(secret), .post, MenuPaths.meal, .changeMenuMeal, changeMenuMeal)
        }
    }
}

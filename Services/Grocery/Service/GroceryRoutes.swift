import Events
import GroceryAPI
import HTTP
import Identity

/// Every route of the grocery service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("grocery lists", "Lists, made from a menu, days of the plan, recipes or lines.")
        router.tag("grocery items", "The items of a list.")
        router.tag("staples", "What the household has at home as a rule.")
        router.tag("aisles", "The order of the shop.")
        router.tag("shares", "Links that open one list without an account.")
        router.tag("shared list", "What such a link opens.")
        let editors = RouteGroup.household(authenticator, minimum: .editor)
        let one = GroceryPaths.list

        router.on(viewers, .get, GroceryPaths.lists, .listGroceryLists, listGroceryLists)
        router.on(viewers, .post, GroceryPaths.preview, .previewGroceryList, previewGroceryList)
        router.on(viewers, .get, GroceryPaths.deletedLists, .listDeletedGroceryLists, listDeletedGroceryLists)
        router.on(viewers, .get, one, .getGroceryList, getGroceryList)
        router.on(editors, .put, one, .putGroceryList, putGroceryList)
        router.on(editors, .patch, one, .patchGroceryList, patchGroceryList)
        router.on(editors, .delete, one, .deleteGroceryList, deleteGroceryList)
        router.on(editors, .post, GroceryPaths.restoreList, .restoreGroceryList, restoreGroceryList)
        router.on(editors, .post, "\(one)/activate", .activateGroceryList, activateGroceryList)
        router.on(editors, .post, "\(one)/clear-checked", .clearCheckedItems, clearCheckedItems)
        router.on(editors, .post, "\(one)/clear", .clearGroceryList, clearGroceryList)
        router.on(editors, .delete, GroceryPaths.notice, .dismissListNotice, dismissListNotice)
        let services = RouteGroup.internalOnly(events.secret)
        router.on(services, .post, GroceryPaths.followers, .findPlanLists, findPlanLists)
        router.on(services, .get, GroceryPaths.recipeLists, .findRecipeLists, findRecipeLists)
        router.on(viewers, .get, GroceryPaths.allergens, .getGroceryListAllergens, getGroceryListAllergens)
        router.on(viewers, .get, "\(one)/events", .followGroceryList, followGroceryList)
        router.on(viewers, .get, GroceryPaths.presence, .getListPresence, getListPresence)

        router.on(editors, .post, GroceryPaths.items, .addGroceryItem, addGroceryItem)
        router.on(editors, .patch, GroceryPaths.item, .patchGroceryItem, patchGroceryItem)
        router.on(editors, .delete, GroceryPaths.item, .deleteGroceryItem, deleteGroceryItem)
        router.on(editors, .post, GroceryPaths.restore, .restoreGroceryItem, restoreGroceryItem)
        router.on(editors, .post, GroceryPaths.checked, .checkGroceryItem, checkGroceryItem)
        router.on(editors, .delete, GroceryPaths.checked, .uncheckGroceryItem, uncheckGroceryItem)
        router.on(editors, .post, GroceryPaths.sync, .syncGroceryList, syncGroceryList)

        router.on(viewers, .get, GroceryPaths.staples, .listStaples, listStaples)
        router.on(editors, .put, GroceryPaths.staple, .putStaple, putStaple)
        router.on(editors, .delete, GroceryPaths.staple, .deleteStaple, deleteStaple)
        router.on(viewers, .get, GroceryPaths.recentItems, .listRecentItems, listRecentItems)

        router.on(viewers, .get, GroceryPaths.aisles, .getAisles, getAisles)
        router.on(editors, .put, GroceryPaths.aisles, .putAisles, putAisles)
        router.on(editors, .delete, GroceryPaths.learned, .forgetWalks, forgetWalks)
        router.on(editors, .put, GroceryPaths.shop, .putShop, putShop)
        router.on(editors, .delete, GroceryPaths.shop, .deleteShop, deleteShop)
        router.on(editors, .delete, GroceryPaths.shopLearned, .forgetShopWalks, forgetShopWalks)

        // A link outlives the token it was made with.
        let sessions = RouteGroup.household(authenticator, minimum: .editor, sessionOnly: true)
        router.on(sessions, .post, GroceryPaths.shares, .shareGroceryList, shareGroceryList)
        router.on(viewers, .get, GroceryPaths.shares, .listShares, listShares)
        router.on(sessions, .delete, GroceryPaths.share, .revokeShare, revokeShare)

        // Whoever has the link.
        let anybody = RouteGroup.link { request in _ = try await share(request) }
        router.on(anybody, .get, SharePaths.page, .openSharedList, openSharedList)
        router.on(anybody, .get, SharePaths.text, .readSharedText, readSharedText)
        router.on(anybody, .get, SharePaths.code, .readSharedCode, readSharedCode)
        router.on(anybody, .get, SharePaths.events, .followSharedList, followSharedList)
        let writers = RouteGroup.link { request in _ = try await share(request, atLeast: .edit) }
        router.on(writers, .post, SharePaths.items, .addSharedItem, addSharedItem)
        router.on(writers, .post, SharePaths.change, .changeSharedItem, changeSharedItem)
        router.on(writers, .post, SharePaths.remove, .removeSharedItem, removeSharedItem)
        let tickers = RouteGroup.link { request in _ = try await share(request, atLeast: .check) }
        router.on(tickers, .post, SharePaths.sync, .syncSharedList, syncSharedList)
        router.on(anybody, .post, SharePaths.check, .checkSharedItem, checkSharedItem)
        router.on(anybody, .post, SharePaths.uncheck, .uncheckSharedItem, uncheckSharedItem)
        router.on(RouteGroup.open, .get, SharePaths.asset, .getListAsset, getListAsset)
    }
}

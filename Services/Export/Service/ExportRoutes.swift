import ExportAPI
import HTTP
import Identity

/// Every route of the export service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("exports", "Calendar files to download.")
        router.tag("feeds", "Secret addresses that calendar apps subscribe to.")
        router.on(viewers, .get, ExportPaths.list, .exportGroceryList, exportGroceryList)
        router.on(viewers, .get, ExportPaths.menu, .exportMenu, exportMenu)
        router.on(viewers, .get, ExportPaths.mealPlan, .exportMealPlan, exportMealPlan)

        // An address outlives the token it was made with.
        let sessions = RouteGroup.household(authenticator, minimum: .editor, sessionOnly: true)
        router.on(sessions, .post, ExportPaths.feeds, .createFeed, createFeed)
        router.on(viewers, .get, ExportPaths.feeds, .listFeeds, listFeeds)
        router.on(sessions, .delete, ExportPaths.feed, .deleteFeed, deleteFeed)
        router.on(.open, .get, ExportPaths.publicFeed, .getFeed, getFeed)
    }
}

import ActivityAPI
import HTTP
import Identity

/// Every route of the activity service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("activity", "What happened in the household: changes to follow, and a log to read.")
        router.on(viewers, .get, ActivityPaths.changes, .listChanges, listChanges)
        router.on(viewers, .get, ActivityPaths.events, .followHousehold, followHousehold)
        router.on(viewers, .get, ActivityPaths.log, .listActivity, listActivity)
    }
}

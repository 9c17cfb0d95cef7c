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
        let editors = RouteGroup.household(authenticator, minimum: .editor)
        router.on(editors, .post, ActivityPaths.undo, .undoActivity, undoActivity)
        // A device is told as long as the session goes on that has asked for it.
        let devices = RouteGroup.household(authenticator, sessionOnly: true)
        router.tag("push", "Devices that are told of what others do in the household.")
        router.on(viewers, .get, ActivityPaths.pushKey, .getPushKey, getPushKey)
        router.on(
            viewers,
            .get,
            ActivityPaths.pushSubscriptions,
            .listPushSubscriptions,
            listPushSubscriptions
        )
        router.on(
            devices,
            .post,
            ActivityPaths.pushSubscriptions,
            .createPushSubscription,
            createPushSubscription
        )
        router.on(
            devices,
            .delete,
            ActivityPaths.pushSubscription,
            .deletePushSubscription,
            deletePushSubscription
        )
        // A webhook is a way out that outlives the token which makes it.
        let owners = RouteGroup.household(authenticator, minimum: .owner, sessionOnly: true)
        router.tag("webhooks", "Addresses that are called with what happens in the household.")
        router.on(viewers, .get, ActivityPaths.webhooks, .listWebhooks, listWebhooks)
        router.on(owners, .post, ActivityPaths.webhooks, .createWebhook, createWebhook)
        router.on(owners, .patch, ActivityPaths.webhook, .changeWebhook, changeWebhook)
        router.on(owners, .delete, ActivityPaths.webhook, .deleteWebhook, deleteWebhook)
        router.on(owners, .get, ActivityPaths.webhookDeliveries, .listWebhookDeliveries, listWebhookDeliveries)
        router.on(owners, .post, ActivityPaths.webhookTest, .testWebhook, testWebhook)
    }
}

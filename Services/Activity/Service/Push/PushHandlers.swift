import Crypto
import FoundationEssentials
import HTTP
import Identity
import JSON
import Values

/// Which of a user's devices are told of what happens.
extension Dependencies {
    func getPushKey(_ request: Request, _ caller: Caller) async throws -> Response {
        let key = try await pushKeys.key().publicKey.base64URL
        return .secret { $0.member("key", key) }
    }

    func listPushSubscriptions(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let all = try await pushes.subscriptions(of: caller.user, in: caller.household)
        let (items, next) = try page.cut(ofAll: all) { $0.id.description }
        return .json(Page(items: Array(items), next: next))
    }

    func createPushSubscription(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(PushSubscriptionRequest.self)
        var reading = PushReading(sender.refusal, isInside: isInside)
        let endpoint = reading.endpoint(body.endpoint)
        let kinds = reading.kinds(body.kinds, isReminded: body.reminder != nil)
        let reminder = reading.reminder(body.reminder)
        let (key, secret) = (reading.publicKey(body.keys.p256dh), reading.secret(body.keys.auth))
        try reading.finish()
        guard let session = caller.session else { throw Problem.notFound("There is no session.") }
        let subscription = StoredSubscription(
            household: caller.household,
            id: PushID(newID()),
            user: caller.user,
            session: session,
            endpoint: endpoint,
            publicKey: key,
            secret: secret,
            kinds: kinds,
            createdAt: now(),
            cursor: 0,
            remindTime: reminder?.time.minutes,
            remindDay: reminder?.day.rawValue,
            // Its first turn finds out when it is by the household's clocks.
            remindAt: reminder.map { _ in now() }
        )
        return .json(try await pushes.subscribe(subscription), status: 201)
    }

    func deletePushSubscription(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.parameters.require("subscription_id", as: PushID.self)
        guard try await pushes.delete(id, of: caller.user, in: caller.household) else {
            throw Problem.notFound("None of your devices has this id.")
        }
        return .noContent()
    }
}

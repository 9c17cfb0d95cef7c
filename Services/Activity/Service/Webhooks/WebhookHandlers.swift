import Crypto
import FoundationEssentials
import HTTP
import Identity
import JSON
import Values

/// Making, listing and changing webhooks.
extension Dependencies {
    func listWebhooks(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let all = try await webhooks.webhooks(of: caller.household)
        let (items, next) = try page.cut(ofAll: all) { $0.id.description }
        let isFull = await isOwnersSession(request)
        return .json(Page(items: items.map { WebhookBody(webhook: $0, isFull: isFull) }, next: next))
    }

    func createWebhook(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(WebhookRequest.self)
        var reading = WebhookReading(sender.refusal)
        let (url, kinds) = (reading.url(body.url), reading.kinds(body.kinds))
        try reading.finish()
        let (secret, time) = (randomBytes(32), now())
        let webhook = StoredWebhook(
            household: caller.household,
            id: WebhookID(newID()),
            url: url,
            kinds: kinds,
            state: .active,
            stopReason: nil,
            createdAt: time,
            createdBy: caller.user,
            addressBy: caller.user,
            addressAt: time,
            cursor: 0,
            failingSince: nil,
            dueAt: nil,
            secret: secret
        )
        let made = try await webhooks.create(webhook)
        // The secret is told this once.
        return .secret(WebhookBody(webhook: made, secret: secret), status: 201)
    }

    func changeWebhook(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(WebhookChange.self)
        var reading = WebhookReading(sender.refusal)
        let url = body.url.map { reading.url($0) }
        let kinds = body.kinds.map { reading.kinds($0) }
        let state = body.state.flatMap { reading.state($0) }
        try reading.finish()
        let edit = WebhookEdit(url: url, kinds: kinds, state: state, by: caller.user, at: now())
        let changed = try await webhooks.change(try request.webhookID(), of: caller.household, edit)
        guard let changed else { throw Problem.noSuchWebhook }
        return .json(WebhookBody(webhook: changed))
    }

    func deleteWebhook(_ request: Request, _ caller: Caller) async throws -> Response {
        guard try await webhooks.delete(try request.webhookID(), of: caller.household) else {
            throw Problem.noSuchWebhook
        }
        return .noContent()
    }

    func listWebhookDeliveries(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let webhook = try await webhook(request, caller)
        let all = try await webhooks.deliveries(of: webhook.id, caller.household)
        let (items, next) = try page.cut(ofAll: all) { $0.id.canonical }
        return .json(Page(items: Array(items), next: next))
    }

    func testWebhook(_ request: Request, _ caller: Caller) async throws -> Response {
        let webhook = try await webhook(request, caller)
        guard let secret = try await webhooks.secret(of: webhook.id, caller.household) else {
            throw Problem.noSuchWebhook
        }
        return .json(try await sender.test(webhook, secret: secret))
    }

    /// Whether an owner has signed in, who could change webhooks: an API token that only reads cannot.
    private func isOwnersSession(_ request: Request) async -> Bool {
        let owner = try? await authenticator.caller(of: request, minimum: .owner, sessionOnly: true)
        // defence: webhook-addresses
        return owner != nil
    }

    private func webhook(_ request: Request, _ caller: Caller) async throws -> StoredWebhook {
        guard let found = try await webhooks.webhook(try request.webhookID(), of: caller.household) else {
            throw Problem.noSuchWebhook
        }
        return found
    }
}

extension Request {
    fileprivate func webhookID() throws(Problem) -> WebhookID {
        try parameters.require("webhook_id", as: WebhookID.self)
    }
}

extension Problem {
    fileprivate static let noSuchWebhook = Problem.notFound("There is no webhook with this id.")
}

import Crypto
import GroceryAPI
import HTTP
import Identity
import JSON
import Values

/// The routes with which members of a household give out and take back links.
extension GroceryRoutes {
    func addShares(to router: inout Router) {
        let authenticator = on.authenticator
        let shares = GroceryPaths.shares
        router.household(.post, shares, authenticator, minimum: .editor, sessionOnly: true, GroceryOperations.share) {
            request,
            caller in
            try await share(request, caller)
        }
        router.household(.get, shares, authenticator, GroceryOperations.shares) { request, caller in
            let list = try Self.listID(request)
            guard try await on.store.find(list, in: caller.household, now: on.now()) != nil else {
                throw GroceryError.noSuchList
            }
            let found = try await on.store.shares(of: list, in: caller.household)
            return .json { json in
                json.object { json in json.member("items", found.map { ShareBody(share: $0, url: nil) }) }
            }
        }
        router.household(
            .delete,
            GroceryPaths.share,
            authenticator,
            minimum: .editor,
            sessionOnly: true,
            GroceryOperations.unshare
        ) { request, caller in
            let id = try request.parameters.require("share_id", as: ShareID.self)
            guard try await on.store.revoke(id, in: caller.household, by: caller.user, now: on.now()) else {
                throw GroceryError.noSuchShare
            }
            return .noContent()
        }
    }

    private func share(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decodeIfPresent(NewShare.self, default: NewShare())
        let now = on.now()
        if let end = body.expiresAt, end <= now {
            throw Problem.invalid("/expires_at", code: "out_of_range", "expires_at must lie in the future")
        }
        await learnMeasures(of: caller.household)
        let token = Secret.random(bits: 256)
        let share = ShareLink(
            id: ShareID(on.newID()),
            household: caller.household,
            list: try Self.listID(request),
            role: body.role ?? .check,
            expiresAt: body.expiresAt,
            createdAt: now,
            createdBy: caller.user
        )
        guard try await on.store.save(share, tokenHash: token.tokenHash, by: caller.user, now: now) else {
            throw GroceryError.noSuchList
        }
        let url = "\(on.origin)\(SharePaths.page(token.exposed))"
        return Response.json(ShareBody(share: share, url: url), status: 201).with("Cache-Control", "no-store")
    }

    /// Asks once how the household sees amounts, so that whoever opens a link need not; events tell of changes.
    private func learnMeasures(of household: HouseholdID) async {
        // A link is not refused for that: without an answer it shows amounts as they were written.
        guard let isKnown = try? await on.store.knowsMeasures(of: household), !isKnown else { return }
        do {
            let system = try await on.neighbours.measurementSystem(household)
            try await on.store.learnMeasures(system, of: household)
        } catch {
            return
        }
    }
}

/// The body of `POST …/shares`.
struct NewShare: Decodable {
    /// What the link allows; ticking off if absent.
    var role: ShareRole?
    /// When it ends by itself; never if absent.
    var expiresAt: Instant?

    private enum CodingKeys: String, CodingKey {
        case role
        case expiresAt = "expires_at"
    }
}

extension ShareRole: Decodable {}

/// A share as the API answers it; the URL only once, when it is made.
private struct ShareBody: JSONEncodable {
    var share: ShareLink
    var url: String?

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", share.id)
            json.member("list_id", share.list)
            if let url { json.member("url", url) }
            json.member("role", share.role.rawValue)
            json.member("expires_at", share.expiresAt)
            json.member("created_at", share.createdAt)
            json.member("created_by", share.createdBy)
        }
    }
}

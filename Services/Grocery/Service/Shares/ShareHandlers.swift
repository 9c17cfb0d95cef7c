import Crypto
import Events
import GroceryAPI
import HTTP
import Identity
import JSON
import Telemetry
import Values

/// The links that members of a household give out and take back.
extension Dependencies {
    func shareGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decodeIfPresent(NewShare.self, default: NewShare())
        let now = self.now()
        if let end = body.expiresAt, end <= now {
            throw Problem.invalid("/expires_at", code: "out_of_range", "The link has to expire in the future.")
        }
        await learnMeasures(of: caller.household)
        let token = Secret.random(bits: 256)
        let share = ShareLink(
            id: ShareID(newID()),
            household: caller.household,
            list: try request.listID,
            role: body.role ?? .check,
            expiresAt: body.expiresAt,
            createdAt: now,
            createdBy: caller.user
        )
        guard try await store.save(share, tokenHash: token.tokenHash, by: caller.user, now: now) else {
            throw GroceryError.noSuchList
        }
        // defence: origins
        let url = "\(origin)\(SharePaths.page(token.exposed))"
        return .secret(ShareBody(share: share, url: url), status: 201)
    }

    func listShares(_ request: Request, _ caller: Caller) async throws -> Response {
        let list = try await list(request.listID, caller)
        let found = try await store.shares(of: list.id, in: caller.household)
        return .json { json in json.object { $0.member("items", found.map { ShareBody(share: $0) }) } }
    }

    func revokeShare(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.parameters.require("share_id", as: ShareID.self)
        guard try await store.revoke(id, in: caller.household, by: caller.user, now: now()) else {
            throw GroceryError.noSuchShare
        }
        return .noContent()
    }

    /// Asks once how the household sees amounts, so that whoever opens a link need not; events tell of changes.
    private func learnMeasures(of household: HouseholdID) async {
        // A link is not refused for that: without an answer it shows amounts as they were written.
        do {
            guard try await !store.knowsMeasures(of: household) else { return }
            let system = try await neighbours.measurementSystem(household)
            try await store.learnMeasures(system, of: household)
        } catch {
            logger.warning(
                "a household's measures are not known to its shared lists",
                ["household": household, "error": logDescription(of: error)]
            )
        }
    }
}

/// How the routes of links are documented.
extension Operation {
    static let shareGroceryList = Operation(
        "shareGroceryList",
        summary: "Creates a link that opens the list for anyone who has it.",
        tag: "shares",
        body: .object([
            Property("role", .words(of: ShareRole.self), required: false),
            Property("expires_at", .nullable(.instant), required: false),
        ]),
        isBodyOptional: true,
        answers: [.created(.ref("Share"), "The link; its URL is shown only once.")],
        errors: [404]
    )
    static let listShares = Operation(
        "listShares",
        summary: "Lists the links of a list that have not been revoked.",
        tag: "shares",
        answers: [.ok(.items(of: .ref("Share")), "The links.")],
        errors: [404]
    )
    static let revokeShare = Operation(
        "revokeShare",
        summary: "Revokes a link at once.",
        tag: "shares",
        answers: [.noContent],
        errors: [404]
    )
}

/// The body of `POST …/shares`.
@JSONObject(.readOnly)
struct NewShare {
    /// What the link allows; ticking off if absent.
    var role: ShareRole?
    /// When it ends by itself; never if absent.
    var expiresAt: Instant?
}

extension ShareRole: JSONReadable {}

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

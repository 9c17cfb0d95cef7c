import Crypto
import ExportAPI
import HTTP
import Identity
import JSON
import Values

/// Making, listing and revoking the addresses of feeds, and what calendar apps read there.
extension Dependencies {
    func createFeed(_ request: Request, _ caller: Caller) async throws -> Response {
        let purpose = try FeedPurpose(try request.decode(FeedRequest.self))
        let token = Secret.random()
        let feed = Feed(
            household: caller.household,
            id: FeedID(newID()),
            purpose: purpose,
            createdAt: now(),
            createdBy: caller.user,
            tokenHash: token.tokenHash.hex
        )
        try await feeds.replace(feed, by: caller.user)
        // The address is told this once; nothing on the way may keep it.
        return Response.json(FeedBody(feed, url: address(of: token, purpose.fileName)), status: 201, etag: nil)
            .with("Cache-Control", "no-store")
    }

    func listFeeds(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let all = try await feeds.feeds(of: caller.household).map { FeedBody($0) }
        let (items, next) = try page.cut(ofAll: all) { $0.id.description }
        return .json(Page(items: Array(items), next: next))
    }

    func deleteFeed(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.parameters.require("feed_id", as: FeedID.self)
        guard try await feeds.remove(id, of: caller.household, by: caller.user, at: now()) else {
            throw Problem.notFound("There is no feed with this id.")
        }
        return .noContent()
    }

    /// No account, no `Accept`, only the secret in the address.
    ///
    /// 404 for an address that is not one, or not one any more.
    func getFeed(_ request: Request) async throws -> Response {
        let token = Secret(request.parameters["token"] ?? "")
        let file = request.parameters["file"] ?? ""
        guard let purpose = FeedPurpose(fileName: file),
            let feed = try await feeds.feed(tokenHash: token.tokenHash.hex), feed.purpose == purpose
        else { throw Problem.notFound("There is no feed at this address; it may have been revoked.") }
        let calendar = try await calendar(of: feed, source: address(of: token, file))
        return Response.calendar(calendar, fileName: file, on: request)
            .with("Referrer-Policy", "no-referrer")
            .with("X-Robots-Tag", "noindex")
    }

    private func calendar(of feed: Feed, source: String) async throws -> RenderedCalendar {
        let service = Neighbour.Credentials.service(internalSecret, household: feed.household)
        switch feed.purpose {
        case .groceries: return try await exports.groceries(of: feed.household, as: service, source: source)
        case .menu: return try await exports.menu(of: feed.household, as: service, source: source)
        case .mealPlan:
            return try await exports.mealPlan(of: feed.household, days: PlanDays(), as: service, source: source)
        }
    }

    private func address(of token: Secret, _ file: String) -> String {
        "\(exports.origin)/feeds/\(token.exposed)/\(file)"
    }
}

/// How the routes of feeds are documented.
extension Operation {
    static let createFeed = Operation(
        "createFeed",
        summary: "Creates the secret address of a feed; replaces the household's previous one for that purpose.",
        tag: "feeds",
        body: .object([Property("purpose", .words(of: FeedPurpose.self))]),
        answers: [.created(.ref("Feed"), "The feed with its address, which is not shown again.")]
    )
    static let listFeeds = Operation(
        "listFeeds",
        summary: "Lists the household's feeds, without their addresses.",
        tag: "feeds",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Feed")), "The feeds; at most one per purpose.")]
    )
    static let deleteFeed = Operation(
        "deleteFeed",
        summary: "Revokes a feed's address at once.",
        tag: "feeds",
        answers: [.noContent("Its address no longer works.")],
        errors: [404]
    )
    static let getFeed = Operation(
        "getFeed",
        summary: "A household's groceries, menu or meal plan, for anyone who has the address.",
        tag: "feeds",
        security: .token,
        path: [
            Parameter(
                "file",
                .enumeration(FeedPurpose.allCases.map(\.fileName), name: "FeedFile"),
                place: .path,
                required: true,
                description: "The feed's purpose."
            )
        ],
        query: [.ifNoneMatch],
        answers: [.content(type: "text/calendar", "The calendar (RFC 5545)."), .notModified],
        errors: [404],
        isHeavy: true
    )
}

extension Schema {
    /// A feed.
    static let feed = Schema.object([
        Property("id", .uuid),
        Property("purpose", .words(of: FeedPurpose.self)),
        Property("url", .uri, required: false, description: "Only in the response that creates it."),
        Property("webcal_url", .uri, required: false, description: "The same for calendar apps."),
        Property("created_at", .instant),
        Property("created_by", .nullable(.uuid), description: "The user who made it; null if unknown."),
    ])
}

extension FeedPurpose {
    init(_ request: FeedRequest) throws(Problem) {
        var fields = FieldCheck()
        let purpose: FeedPurpose? = fields.choice(request.purpose, "/purpose")
        try fields.finish()
        self = purpose ?? .groceries
    }
}

extension FeedBody {
    init(_ feed: Feed, url: String? = nil) {
        self.init(
            id: feed.id,
            purpose: feed.purpose.rawValue,
            url: url,
            webcalURL: url?.split(separator: ":", maxSplits: 1).last.map { "webcal:\($0)" },
            createdAt: feed.createdAt,
            createdBy: feed.createdBy
        )
    }
}

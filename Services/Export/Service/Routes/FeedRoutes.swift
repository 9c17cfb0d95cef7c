import Crypto
import ExportAPI
import HTTP
import Identity
import JSON
import Values

/// Making, listing and revoking feed addresses.
struct FeedRoutes {
    let dependencies: Dependencies

    func add(to router: inout Router) {
        router.schema("Feed", FeedRoutes.schema)
        let authenticator = dependencies.authenticator
        router.household(
            .post,
            ExportPaths.feeds,
            authenticator,
            minimum: .editor,
            sessionOnly: true,
            FeedRoutes.create
        ) {
            request,
            caller in
            let purpose = try FeedPurpose(try request.decode(FeedRequest.self))
            let feed = try await dependencies.makeFeed(purpose, for: caller.household, by: caller.user)
            // The address is told this once; nothing on the way may keep it.
            return Response.json(feed, status: 201, etag: nil).with("Cache-Control", "no-store")
        }
        router.household(.get, ExportPaths.feeds, authenticator, FeedRoutes.list) { _, caller in
            let feeds = try await dependencies.feeds.feeds(of: caller.household)
            return .json(Page(items: feeds.map { FeedBody($0) }, next: nil))
        }
        router.household(
            .delete,
            ExportPaths.feed,
            authenticator,
            minimum: .editor,
            sessionOnly: true,
            FeedRoutes.revoke
        ) {
            request,
            caller in
            let id = try request.parameters.require("feed_id", as: FeedID.self)
            let (feeds, now) = (dependencies.feeds, dependencies.now())
            guard try await feeds.remove(id, of: caller.household, by: caller.user, at: now) else {
                throw Problem.notFound("There is no feed with this id.")
            }
            return .noContent()
        }
    }

    private static let schema = Schema.object([
        Property("id", .uuid),
        Property("purpose", .enumeration(FeedPurpose.allCases.map(\.rawValue))),
        Property("url", .uri, required: false, description: "Only in the answer that makes it."),
        Property("webcal_url", .uri, required: false, description: "The same for calendar apps."),
        Property("created_at", .instant),
        Property("created_by", .nullable(.uuid), description: "Who made it; null if that is not known."),
    ])
    private static let create = Operation(
        "createFeed",
        summary: "Makes the secret address of a feed, in place of the household's earlier one for that purpose.",
        tag: "feeds",
        body: .object([Property("purpose", .enumeration(FeedPurpose.allCases.map(\.rawValue)))]),
        answers: [.created(.ref("Feed"), "The feed with its address, which is not shown again.")]
    )
    private static let list = Operation(
        "listFeeds",
        summary: "Lists the household's feeds, without their addresses.",
        tag: "feeds",
        answers: [.ok(.page(of: .ref("Feed")), "The feeds; there is one for a purpose at most.")]
    )
    private static let revoke = Operation(
        "deleteFeed",
        summary: "Revokes a feed's address at once.",
        tag: "feeds",
        answers: [.noContent("Its address is dead.")],
        errors: [404]
    )
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

import Crypto
import ExportAPI
import FoundationEssentials
import HTTP
import Identity
import Values

/// What the export service works with; built once, and by tests with what they want to see.
struct Dependencies: Sendable {
    var feeds: any FeedStore
    var exports: CalendarExports
    var authenticator: Authenticator
    var internalSecret: InternalSecret
    var now: @Sendable () -> Instant
    var newID: @Sendable () -> UUID

    /// Makes a feed and gives its address, the only time it is known.
    func makeFeed(_ purpose: FeedPurpose, for household: HouseholdID, by actor: UserID) async throws -> FeedBody {
        let token = Secret.random()
        let feed = Feed(id: FeedID(newID()), household: household, purpose: purpose, createdAt: now(), createdBy: actor)
        try await feeds.replace(feed, tokenHash: token.tokenHash.hex, by: actor)
        return FeedBody(feed, url: address(of: token, purpose.fileName))
    }

    /// What an address gives out: 404 for an address that is not one, or not one any more.
    func readFeed(_ token: Secret, file: String) async throws -> RenderedCalendar {
        guard let purpose = FeedPurpose(fileName: file),
            let feed = try await feeds.feed(tokenHash: token.tokenHash.hex), feed.purpose == purpose
        else { throw Problem.notFound("There is no feed at this address; it may have been revoked.") }
        let service = Neighbour.Credentials.service(internalSecret, household: feed.household)
        let source = address(of: token, file)
        switch purpose {
        case .groceries: return try await exports.groceries(as: service, source: source)
        case .menu: return try await exports.menu(of: feed.household, as: service, source: source)
        case .mealPlan:
            return try await exports.mealPlan(of: feed.household, days: nil, as: service, source: source)
        }
    }

    private func address(of token: Secret, _ file: String) -> String {
        "\(exports.origin)/feeds/\(token.exposed)/\(file)"
    }
}

import Database
import Foundation
import Identity
import Runtime
import TestSupport
import Testing
import Values

@testable import ExportService

/// A year of feeds, with the sweeps that run beside it.
@Suite struct FeedYearTests {
    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year in which feeds are replaced again and again there is one a purpose`(engine: Engine) async throws
    {
        try await withDatabase(
            engine,
            migrations: ExportService.schemaHistory,
            schema: "export"
        ) { db in
            let (household, user) = (HouseholdID(.version7()), UserID(.version7()))
            let feeds = SQLFeedStore(db: db)
            let year = ServiceYear(db)
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                let now = Instant(milliseconds: 1_795_176_000_000) + .seconds(day * 86_400)
                for purpose in FeedPurpose.allCases {
                    let feed = Feed(
                        household: household,
                        id: FeedID(.version7(at: now)),
                        purpose: purpose,
                        createdAt: now,
                        createdBy: user,
                        tokenHash: UUID().uuidString
                    )
                    try await feeds.replace(feed, by: user)
                }
                try await year.end(of: household, at: now)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end {
                    counts[day] = try await year.rows()
                }
            }
            let (then, now) = (
                try #require(counts[ServiceYear.looks.middle]), try #require(counts[ServiceYear.looks.end])
            )
            #expect(ServiceYear.growing(from: then, to: now, limited: ["feed": FeedPurpose.allCases.count]) == [])
            #expect(now["feed"] == FeedPurpose.allCases.count)
            #expect(now["outbox", default: 0] > 0 && now["idempotency_key", default: 0] > 0, "there was more to sweep")
        }
    }
}

import Foundation
import Testing

/// The rows of a household as they were, to see whether anything has changed them.
final class TenancyLedger {
    private let rows: Census
    private let owner: ReplayPerson
    private var baseline: [String: [String]] = [:]
    /// Those whose own affairs have been compared: the household may hear of their leaving, also later on.
    private var leavers: Set<String> = []
    /// All ids in the household's rows.
    private(set) var ids: Set<String> = []
    /// One id of each column.
    private(set) var samples: [String] = []

    init(_ rows: Census, of owner: ReplayPerson) {
        self.rows = rows
        self.owner = owner
    }

    /// Waits until nothing of the household is under way any more, and remembers its rows.
    func settle(_ rest: Double = 0.3) async throws {
        let deadline = Date().addingTimeInterval(60)
        var since = Date()
        baseline = try await census()
        // What runs in the background, such as reading recipes again after a food has been added, ends within seconds.
        while Date() < deadline, Date().timeIntervalSince(since) < rest {
            try await Task.sleep(for: .milliseconds(200))
            let now = try await census()
            if now != baseline { since = Date() }
            if try await !rows.isQuiet(owner.household) { since = Date() }
            baseline = now
        }
        ids = []
        var sample: Set<String> = []
        for (table, rows) in baseline.sorted(by: { $0.key < $1.key }) where !table.contains("outbox") {
            for (index, row) in rows.enumerated() {
                let found = ReplayJSON.uuids(in: row)
                // One of each column is enough of a sample.
                if index == 0 { sample.formUnion(found) }
                ids.formUnion(found)
            }
        }
        samples = sample.sorted()
        #expect(samples.count > 10, "the household's rows have ids: \(baseline.keys.sorted())")
    }

    private func census() async throws -> [String: [String]] {
        try await rows.rows(of: owner.household, naming: [owner.user, owner.session])
    }

    /// Reports what has changed; people may take back what the account service knows of them, and sign in anew.
    func compare(after what: String, by person: ReplayPerson? = nil) async throws {
        if let person { leavers.insert(person.user) }
        let now = try await census()
        guard now != baseline else { return }
        for table in Set(now.keys).union(baseline.keys).sorted() where now[table] != baseline[table] {
            var gone = Set(baseline[table] ?? []).subtracting(now[table] ?? [])
            var new = Set(now[table] ?? []).subtracting(baseline[table] ?? [])
            if let person, table.hasPrefix("account.") {
                // What one wants to be called is one's own, also in a household where one may only look.
                let unnamed = Set(gone.map(Self.withoutName))
                gone = gone.filter { !$0.contains(person.user) }
                new = new.filter { row in
                    !row.contains(person.user)
                        || table == "account.membership" && !unnamed.contains(Self.withoutName(row))
                }
            }
            if table == "activity.push_subscription" {
                // What one's own device is told is one's own affair, also where one may only look; it ends with the session.
                gone = gone.filter { row in !leavers.contains { row.contains($0) } }
                new = new.filter { row in !leavers.contains { row.contains($0) } }
            }
            if table.hasPrefix("activity.") { new = new.filter { !tellsOfLeaving($0) } }
            // That somebody is a member is told in the row that says now that they have left.
            if table == "activity.thing_change" { gone = gone.filter { !tellsOfLeaving($0) } }
            let rows = gone.sorted().map { "- \($0)" } + new.sorted().map { "+ \($0)" }
            if !rows.isEmpty { Issue.record("\(what) changed \(table):\n\(rows.joined(separator: "\n"))") }
        }
        baseline = now
    }

    /// Whether a row of the activity service says that one of those has left the household.
    ///
    /// It comes a moment later; that they may is for the account service's tables. The row of the thing is known by its
    /// kind, the others by the event.
    private func tellsOfLeaving(_ row: String) -> Bool {
        guard row.contains("household.membership_ended") || row.contains("/memberships") else { return false }
        return leavers.contains { row.contains($0) }
    }

    private static func withoutName(_ row: String) -> String { row.replacing(/; name=[^;]*/, with: "") }
}

import Foundation
import Testing

/// Which part of Larder looks beyond a household, and why.
///
/// PostgreSQL refuses the rows of others to every statement that does not say why it needs them. Whoever has a new
/// reason adds it here, so that it is seen.
@Suite
struct CrossHouseholdTests {
    /// The reasons that each module and service has; `secret` is looking for whoever holds a token.
    private static let reasons: [String: Set<String>] = [
        "Shared/Events": ["relay", "streams", "sweep"],
        "Shared/Runtime": ["sweep"],
        "Shared/Sync": ["sweep"],
        "Services/Account": ["billing", "credential", "departure", "jobs", "sweep"],
        "Services/Activity": ["jobs", "sweep"],
        "Services/Export": ["secret"],
        "Services/Menu": ["sweep"],
        "Services/Grocery": ["secret", "sweep"],
        "Services/Recipe": ["jobs", "sweep"],
    ]

    @Test func `a service looks beyond a household only for the reasons that are listed here`() throws {
        var found: [String: Set<String>] = [:]
        for file in try sources("Shared") + sources("Services") where !file.path.hasPrefix("Shared/Database/") {
            let part = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            for rest in file.text.components(separatedBy: ".across(").dropFirst() {
                found[part, default: []].insert(String(rest.drop { $0 == "." }.prefix { $0.isLetter }))
            }
            if file.text.contains(".showing(secretHash:") { found[part, default: []].insert("secret") }
        }
        #expect(found == Self.reasons)
    }

    @Test func `the scope is said wherever a database is asked`() throws {
        let unscoped = /\b(db|database)\.(query|read|execute|atomically|transaction|executeInPortions)\b/
        // It passes on statements whose scope has been said.
        let exempt = ["Shared/Runtime/Tracing/TracedDatabase.swift"]
        for file in try sources("Shared") + sources("Services")
        where !file.path.hasPrefix("Shared/Database/") && !exempt.contains(file.path) {
            for line in file.text.split(separator: "\n") {
                #expect(!line.contains(unscoped), "\(file.path): \(line)")
            }
        }
    }
}

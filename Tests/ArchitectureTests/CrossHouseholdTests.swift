import Foundation
import Testing

/// Every statement that may see more than one household's rows, by the file it is in and why.
///
/// Whoever adds one adds it here, so that nobody passes by the wall in PostgreSQL without its being seen.
@Suite
struct CrossHouseholdTests {
    private static let uses: [String: [String]] = [
        "Shared/Events/ErasureSQL.swift": ["sweep", "sweep"],
        "Shared/Events/LiveSQL.swift": ["streams"],
        "Shared/Events/RelaySQL.swift": ["relay", "relay", "sweep", "sweep"],
        "Shared/Runtime/Idempotency/IdempotencySQL.swift": ["sweep"],
        "Shared/Database/Migrations/Migrations.swift": ["migration"],
        "Services/Account/Service/Store/AccountSQL.swift": [
            "credential", "credential", "credential", "credential", "credential", "credential", "credential",
            "credential", "credential", "credential", "sweep", "sweep",
        ],
        "Services/Account/Service/Store/SQLAccountStore.swift": ["sweep"],
        "Services/Account/Service/Store/AbandonedSQL.swift": ["sweep", "sweep", "sweep", "sweep"],
        "Services/Account/Service/Store/CredentialSQL.swift": ["credential", "credential"],
        "Services/Account/Service/Store/BillingSQL.swift": [
            "billing", "billing", "billing", "billing", "billing", "billing", "billing", "billing", "billing",
            "billing",
            "billing", "billing",
        ],
        "Services/Account/Service/Store/EmailSQL.swift": ["credential", "credential"],
        "Services/Account/Service/Store/MailSQL.swift": [
            "credential", "credential", "jobs", "jobs", "jobs", "jobs", "jobs",
        ],
        "Services/Account/Service/Store/NameSQL.swift": [
            "credential", "credential", "credential", "credential", "credential", "credential", "credential",
        ],
        "Services/Account/Service/Store/SQLAccountStore+Delete.swift": ["departure", "departure", "departure"],
        "Services/Account/Service/Store/SQLAccountStore+Provider.swift": [
            "credential", "credential", "credential", "credential",
        ],
        "Services/Account/Service/Store/AuditSQL.swift": ["sweep"],
        "Services/Export/Service/Store/FeedSQL.swift": ["secret"],
        "Services/Grocery/Service/Store/ItemSQL.swift": ["sweep"],
        "Services/Grocery/Service/Store/ListSQL.swift": ["sweep"],
        "Services/Grocery/Service/Store/SurroundingsSQL.swift": ["secret", "sweep"],
        "Services/Recipe/Service/Store/RereadingSQL.swift": ["jobs"],
    ]

    @Test func `no statement looks beyond its household but those that are listed here`() throws {
        var found: [String: [String]] = [:]
        for file in try sources("Shared") + sources("Services") {
            let errands = file.text.components(separatedBy: ".acrossHouseholds(").dropFirst().map { rest -> String in
                let parts = rest.split(separator: ":", maxSplits: 1)
                let because = parts.first?.trimmingCharacters(in: .whitespacesAndNewlines) == "because"
                guard because, parts.count == 2 else { return "without a reason" }
                return String(parts[1].drop { $0 == " " || $0 == "." }.prefix { $0.isLetter })
            }
            let secrets = file.text.components(separatedBy: ".holding(").dropFirst().map { _ in "secret" }
            let all = (errands + secrets).sorted()
            if !all.isEmpty { found[file.path] = all }
        }
        for path in Set(found.keys).union(Self.uses.keys).sorted() {
            #expect(found[path] ?? [] == Self.uses[path] ?? [], "\(path)")
        }
    }
}

import Identity
import TestSupport
import Testing
import Values

@Suite struct PlanLimitTests {
    @Test func `the free plan allows what docs/plans.md says, and the others anything`() throws {
        let page = try Documentation.page("plans.md")
        let limits = PlanLimits()
        for (name, subject) in [
            ("recipes saved", Quota.Subject.recipes), ("imports a month", .imports), ("family members", .members),
            ("past menus shown", .history), ("own staples", .customStaples),
        ] {
            let quota = try #require(limits.quota(subject, of: .free))
            #expect(page.contains("| \(name) | \(quota.limit) |"), "\(name)")
            #expect(limits.quota(subject, of: .pro) == nil && limits.quota(subject, of: .unlimited) == nil)
        }
    }
}

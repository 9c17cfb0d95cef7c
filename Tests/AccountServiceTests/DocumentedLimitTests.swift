import Foundation
import Identity
import TestSupport
import Testing
import Values

@testable import AccountService

/// What docs/limits.md promises of accounts is what the code does.
@Suite struct DocumentedLimitTests {
    private func days(_ time: Duration) -> String {
        "\(Double(time.wholeMilliseconds) / 86_400_000)".replacing(".0", with: "")
    }

    @Test func `the documented limits are the ones in force`() throws {
        let page = try Documentation.page("limits.md")
        let number = Documentation.number
        for promise in [
            "| family members | \(number(FamilyMember.most)) per household |",
            "| sessions | \(number(Session.most)) per user, then the least recently used one is dropped; "
                + "\(number(Session.mostTokens)) replaced refresh tokens are kept for each |",
            "| sessions | \(days(NewRefreshToken.lifetime)) days without use |",
            "never renewed and the household is empty | \(days(AbandonedAccounts.trial)) days |",
        ] {
            #expect(page.contains(promise), "\(promise)")
        }
    }

    @Test func `a key signs once all replicas know it, and is kept until the last token that it signed has ended`() {
        #expect(SigningKeys.reading == .seconds(15) && SigningKeys.lead == .seconds(60))
        #expect(SigningKeys.lead > SigningKeys.reading * 2, "two readings fit, in case one fails")
        #expect(SigningKeys.retirement == .seconds(60 + 15 + 3600 + 300))
    }

    @Test func `a mail that cannot be sent is tried for some five hours`() {
        // The pauses of MailQueue: twice as long each time, up to an hour.
        let pauses = (1..<MailQueue.attempts).map { min(3600, 15 << $0) }
        #expect((4.5 * 3600...5.5 * 3600).contains(Double(pauses.reduce(0, +))))
        #expect(MailQueue.lease == .seconds(120) && MailQueue.portion == 10)
    }
}

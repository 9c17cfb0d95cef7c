import Crypto
import Runtime
import Testing
import Values

@testable import AccountService

@Suite struct AccountSettingsTests {
    private func settings(_ environment: [String: String]) throws(SettingsError) -> Settings {
        try Settings(environment: environment, with: [AccountSettings.self])
    }

    @Test func `without variables no mail is sent, nobody vouches for people, and everything is unlimited`() throws {
        let own = try settings([:]).own(AccountSettings.self)
        #expect(own.mail == nil && own.provider == nil && own.billing == nil)
        #expect(own.auditLifetime == .seconds(180 * 86_400))
        #expect(own.abandonedAfter == .seconds(90 * 86_400))
        #expect(own.accessTokenLifetime == .seconds(900))
        #expect(own.passwordCost == .interactive)
        #expect(own.mailServer == nil)
    }

    @Test func `what the account service reads is told with what every process reads, if it is wrong`() {
        let environment = [
            "LARDER_PORT": "eighty", "LARDER_AUDIT_DAYS": "0", "LARDER_ACCESS_TOKEN_LIFETIME": "7200",
            "LARDER_PASSWORD_COST": "none", "LARDER_SMTP_URL": "mail.example",
            "LARDER_OIDC_ISSUER": "https://id.example",
            "LARDER_REVENUECAT_SECRET": "short", "LARDER_OPERATOR_TOKEN": "a token of thirty-one letters!!",
        ]
        let error = #expect(throws: SettingsError.self) { try settings(environment) }
        #expect(
            error?.problems.map { String($0.prefix { $0 != " " }) } == [
                "LARDER_PORT", "LARDER_AUDIT_DAYS", "LARDER_ACCESS_TOKEN_LIFETIME", "LARDER_PASSWORD_COST",
                "LARDER_SMTP_URL", "LARDER_SMTP_FROM", "LARDER_OIDC_CLIENT_ID", "LARDER_REVENUECAT_SECRET",
                "LARDER_OPERATOR_TOKEN",
            ]
        )
    }

    @Test func `mail, a provider and billing are read as they are set, and their secrets do not show`() throws {
        let settings = try settings([
            "LARDER_SMTP_URL": "smtps://mail.example:465", "LARDER_SMTP_USER": "larder",
            "LARDER_SMTP_PASSWORD": "hunter2",
            "LARDER_SMTP_FROM": "Larder <larder@example.org>", "LARDER_SMTP_TLS": "optional",
            "LARDER_OIDC_ISSUER": "https://id.example", "LARDER_OIDC_CLIENT_ID": "larder",
            "LARDER_REVENUECAT_SECRET": "sixteen letters!", "LARDER_ABANDONED_DAYS": "0",
            "LARDER_OPERATOR_TOKEN": "one that has thirty-two letters!",
        ])
        let own = settings.own(AccountSettings.self)
        #expect(own.mailServer == "smtps://mail.example:465")
        #expect(own.mail?.password == Secret("hunter2") && own.mail?.requiresTLS == false)
        #expect(own.provider?.clientID == "larder" && own.provider?.name == "your provider")
        #expect(own.billing?.entitlement == "pro")
        #expect(own.abandonedAfter == nil)
        #expect(own.operatorToken == Secret("one that has thirty-two letters!"))
        #expect(!"\(settings)".contains("hunter2") && !"\(settings)".contains("sixteen"))
        #expect(!"\(settings)".contains("thirty-two"))
    }
}

import Crypto
import Runtime
import Values

/// What an operator decides about accounts, mail, sign-in by a provider, and billing.
struct AccountSettings: ServiceSettings {
    /// How long the audit log is kept.
    var auditLifetime: Duration
    /// After how long without use an account without a name is deleted with its household; nil for never.
    var abandonedAfter: Duration?
    var accessTokenLifetime: Duration
    var passwordCost: PasswordHash.Cost
    /// How mail is sent; nil if none is.
    var mail: Mail?
    /// Who else vouches for people; nil for nobody.
    var provider: Provider?
    /// Who tells what has been paid for; nil for nobody, and then everything is unlimited.
    var billing: Billing?
    /// What the operator shows; nil if there is nothing for them to ask.
    var operatorToken: Secret?

    static var all: [Setting] { Setting.account }

    var mailServer: String? { mail?.url }

    init(_ reader: inout SettingsReader) {
        auditLifetime = .seconds(reader.integer(.auditDays, default: 180, in: 1...3650) * 86_400)
        let abandonedDays = reader.integer(.abandonedDays, default: 90, in: 0...3650)
        abandonedAfter = abandonedDays == 0 ? nil : .seconds(abandonedDays * 86_400)
        accessTokenLifetime = .seconds(reader.integer(.accessTokenLifetime, default: 900, in: 60...3600))
        passwordCost = reader.choice(.passwordCost, [("interactive", .interactive), ("moderate", .moderate)])
        mail = Mail(&reader)
        provider = Provider(&reader)
        billing = Billing(&reader)
        operatorToken = AccountSettings.operatorToken(&reader)
    }

    private static func operatorToken(_ reader: inout SettingsReader) -> Secret? {
        let fromFile = reader.file(.operatorTokenFile)
        guard let text = fromFile ?? reader.text(.operatorToken) else { return nil }
        guard text.utf8.count >= 32 else {
            reader.report(
                fromFile == nil ? .operatorToken : .operatorTokenFile,
                "must have at least 32 characters; for example from `openssl rand -hex 32`"
            )
            return nil
        }
        return Secret(text)
    }
}

extension AccountSettings {
    struct Mail: Sendable {
        /// `smtp://host:port` or `smtps://host:port`.
        var url: String
        var user: String?
        var password: Secret?
        /// Whom mails come from: `Larder <larder@example.org>`.
        var from: String
        /// Whether nothing is sent without TLS.
        var requiresTLS: Bool

        init?(_ reader: inout SettingsReader) {
            guard let url = reader.text(.smtpURL) else { return nil }
            let host = url.split(separator: "/").dropFirst().first ?? ""
            if !(url.hasPrefix("smtp://") || url.hasPrefix("smtps://")) || host.isEmpty || host.contains("@") {
                reader.report(.smtpURL, "must be smtp://HOST:PORT or smtps://HOST:PORT, without a name or password")
            }
            let from = reader.text(.smtpFrom) ?? ""
            if !from.contains("@") {
                reader.report(.smtpFrom, "must be an address such as Larder <larder@example.org> when mail is sent")
            }
            self.url = url
            user = reader.text(.smtpUser)
            password = reader.text(.smtpPassword).map { Secret($0) }
            self.from = from
            requiresTLS = reader.choice(.smtpTLS, [("required", true), ("optional", false)])
        }
    }

    /// A provider that people may sign in with, by OpenID Connect.
    struct Provider: Sendable {
        /// The issuer, whose discovery document is below it.
        var issuer: String
        var clientID: String
        /// Larder's secret there; nil for a public client.
        var clientSecret: Secret?
        /// What people know the provider by.
        var name: String

        init?(_ reader: inout SettingsReader) {
            guard let issuer = reader.text(.oidcIssuer) else { return nil }
            if !(issuer.hasPrefix("https://") || issuer.hasPrefix("http://")) {
                reader.report(.oidcIssuer, "must begin with https://")
            }
            guard let clientID = reader.text(.oidcClientID) else {
                reader.report(.oidcClientID, "is required when LARDER_OIDC_ISSUER is set")
                return nil
            }
            self.issuer = issuer
            self.clientID = clientID
            clientSecret = reader.text(.oidcClientSecret).map { Secret($0) }
            name = reader.text(.oidcName) ?? "your provider"
        }
    }

    /// Who tells what has been paid for.
    struct Billing: Sendable {
        /// What RevenueCat sends as its webhook's Authorization header.
        var webhookSecret: Secret
        /// The entitlement that makes a household pro.
        var entitlement: String

        init?(_ reader: inout SettingsReader) {
            let fromFile = reader.file(.revenueCatSecretFile)
            guard let text = fromFile ?? reader.text(.revenueCatSecret) else { return nil }
            if text.utf8.count < 16 {
                reader.report(
                    fromFile == nil ? .revenueCatSecret : .revenueCatSecretFile,
                    "must have at least 16 characters; for example from `openssl rand -hex 32`"
                )
            }
            webhookSecret = Secret(text)
            entitlement = reader.text(.revenueCatEntitlement) ?? "pro"
        }
    }
}

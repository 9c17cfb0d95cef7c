import Crypto
public import Values

extension Settings {
    /// How mail is sent.
    public struct Mail: Sendable {
        /// `smtp://host:port` or `smtps://host:port`.
        public var url: String
        /// The name to sign in with.
        public var user: String?
        /// The password to sign in with.
        public var password: Secret?
        /// Whom mails come from: `Larder <larder@example.org>`.
        public var from: String
        /// Whether nothing is sent without TLS.
        public var requiresTLS: Bool
    }

    /// A provider that people may sign in with, by OpenID Connect.
    public struct Provider: Sendable {
        /// The issuer, whose discovery document is below it.
        public var issuer: String
        /// Larder's own id there.
        public var clientID: String
        /// Larder's secret there; nil for a public client.
        public var clientSecret: Secret?
        /// What people know the provider by.
        public var name: String
    }

    static func mail(_ reader: inout SettingsReader) -> Mail? {
        guard let url = reader.text(.smtpURL) else { return nil }
        let host = url.split(separator: "/").dropFirst().first ?? ""
        if !(url.hasPrefix("smtp://") || url.hasPrefix("smtps://")) || host.isEmpty || host.contains("@") {
            reader.report(.smtpURL, "must be smtp://HOST:PORT or smtps://HOST:PORT, without a name or password")
        }
        let from = reader.text(.smtpFrom) ?? ""
        if !from.contains("@") {
            reader.report(.smtpFrom, "must be an address, as Larder <larder@example.org>, when mail is sent")
        }
        return Mail(
            url: url,
            user: reader.text(.smtpUser),
            password: reader.text(.smtpPassword).map { Secret($0) },
            from: from,
            requiresTLS: reader.choice(.smtpTLS, default: true, [("required", true), ("optional", false)])
        )
    }

    static func provider(_ reader: inout SettingsReader) -> Provider? {
        guard let issuer = reader.text(.oidcIssuer) else { return nil }
        if !(issuer.hasPrefix("https://") || issuer.hasPrefix("http://")) {
            reader.report(.oidcIssuer, "must begin with https://")
        }
        guard let clientID = reader.text(.oidcClientID) else {
            reader.report(.oidcClientID, "is required when LARDER_OIDC_ISSUER is set")
            return nil
        }
        return Provider(
            issuer: issuer,
            clientID: clientID,
            clientSecret: reader.text(.oidcClientSecret).map { Secret($0) },
            name: reader.text(.oidcName) ?? "your provider"
        )
    }

    static func passwordCost(_ reader: inout SettingsReader) -> PasswordHash.Cost {
        reader.choice(.passwordCost, default: .interactive, PasswordHash.Cost.allCases.map { ($0.rawValue, $0) })
    }
}

extension Setting {
    static let passwordCost = Setting(
        "LARDER_PASSWORD_COST",
        "interactive",
        "How much work a password's hash is (Argon2id): `interactive` takes 64 MiB of memory, `moderate` 256 MiB; older "
            + "hashes follow when their owners sign in."
    )
    static let smtpURL = Setting(
        "LARDER_SMTP_URL",
        "none: no mail is sent",
        "`smtp://host:587` or `smtps://host:465`. With it, a sign-up is confirmed by mail and passwords can be reset; "
            + "without it, `reset-link` prints the link."
    )
    static let smtpUser = Setting("LARDER_SMTP_USER", "none", "The name to sign in with at the mail server.")
    static let smtpPassword = Setting(
        "LARDER_SMTP_PASSWORD",
        "none",
        "The password to sign in with at the mail server."
    )
    static let smtpFrom = Setting(
        "LARDER_SMTP_FROM",
        "none; required with LARDER_SMTP_URL",
        "Whom mails come from, as `Larder <larder@example.org>`."
    )
    static let smtpTLS = Setting(
        "LARDER_SMTP_TLS",
        "required",
        "`required` sends nothing over a connection without TLS; `optional` is for a relay in the own network that asks "
            + "for no password, which is never sent without TLS."
    )
    static let oidcIssuer = Setting(
        "LARDER_OIDC_ISSUER",
        "none",
        "A provider that people may sign in with by OpenID Connect, as `https://id.example.org`; one inside the own "
            + "network is named in `LARDER_ALLOWED_HOSTS`, too. Its redirect address is the origin and "
            + "`/api/v1/auth/oidc/callback`."
    )
    static let oidcClientID = Setting(
        "LARDER_OIDC_CLIENT_ID",
        "none; required with LARDER_OIDC_ISSUER",
        "What the provider knows Larder by."
    )
    static let oidcClientSecret = Setting(
        "LARDER_OIDC_CLIENT_SECRET",
        "none",
        "The secret that the provider gave Larder."
    )
    static let oidcName = Setting("LARDER_OIDC_NAME", "your provider", "What people know the provider by.")

    /// The settings that are about signing in and about mail.
    static let accounts = [
        passwordCost, smtpURL, smtpUser, smtpPassword, smtpFrom, smtpTLS, oidcIssuer, oidcClientID, oidcClientSecret,
        oidcName,
    ]
}

import Runtime

/// The variables that the account service alone reads.
extension Setting {
    static let auditDays = Setting(
        "LARDER_AUDIT_DAYS",
        "180",
        "For how many days the audit log of sign-ins, roles, tokens and links is kept."
    )
    static let abandonedDays = Setting(
        "LARDER_ABANDONED_DAYS",
        "90",
        "After how many days without use an anonymous account is deleted, with its household; after 7 days if it was "
            + "never used again and has no data. 0 keeps them for ever."
    )
    static let accessTokenLifetime = Setting(
        "LARDER_ACCESS_TOKEN_LIFETIME",
        "900",
        "For how many seconds an access token is valid, at most 3600; signed-in clients can go on for that long while "
            + "the account service is down."
    )
    static let passwordCost = Setting(
        "LARDER_PASSWORD_COST",
        "interactive",
        "The cost of password hashes (Argon2id): `interactive` uses 64 MiB of memory, `moderate` 256 MiB. Existing "
            + "hashes are replaced when their owners sign in."
    )
    static let smtpURL = Setting(
        "LARDER_SMTP_URL",
        "none: no mail is sent",
        "`smtp://host:587` or `smtps://host:465`. With it, sign-ups are confirmed and passwords reset by mail; "
            + "without it, `reset-link` prints the link."
    )
    static let smtpUser = Setting("LARDER_SMTP_USER", "none", "The user name for the mail server.")
    static let smtpPassword = Setting("LARDER_SMTP_PASSWORD", "none", "The password for the mail server.")
    static let smtpFrom = Setting(
        "LARDER_SMTP_FROM",
        "none; required with LARDER_SMTP_URL",
        "The sender of mails, for example `Larder <larder@example.org>`."
    )
    static let smtpTLS = Setting(
        "LARDER_SMTP_TLS",
        "required",
        "`required` sends nothing over a connection without TLS; `optional` is for a relay in your own network that "
            + "needs no password (a password is never sent without TLS)."
    )
    static let oidcIssuer = Setting(
        "LARDER_OIDC_ISSUER",
        "none",
        "An OpenID Connect provider for sign-in, for example `https://id.example.org`; list an internal one in "
            + "`LARDER_ALLOWED_HOSTS`, too. The redirect URI is the origin and `/api/v1/auth/oidc/callback`."
    )
    static let oidcClientID = Setting(
        "LARDER_OIDC_CLIENT_ID",
        "none; required with LARDER_OIDC_ISSUER",
        "Larder's client id at the provider."
    )
    static let oidcClientSecret = Setting(
        "LARDER_OIDC_CLIENT_SECRET",
        "none",
        "Larder's client secret at the provider."
    )
    static let oidcName = Setting("LARDER_OIDC_NAME", "your provider", "The provider's name, as shown to people.")
    static let revenueCatSecret = Setting(
        "LARDER_REVENUECAT_SECRET",
        "none: no billing, everything is unlimited",
        "What RevenueCat sends in the Authorization header of its webhook (`/api/v1/webhooks/revenuecat`). With it, "
            + "households are on the free plan until one of their users pays."
    )
    static let revenueCatSecretFile = Setting(
        "LARDER_REVENUECAT_SECRET_FILE",
        "none",
        "A file with that secret, instead of the variable."
    )
    static let revenueCatEntitlement = Setting(
        "LARDER_REVENUECAT_ENTITLEMENT",
        "pro",
        "The RevenueCat entitlement that makes a household pro; others are ignored."
    )

    static let operatorToken = Setting(
        "LARDER_OPERATOR_TOKEN",
        "none: there is no such page",
        "The token for the operator's page `/admin` and `/api/v1/operator/status`: at least 32 characters. See "
            + "[operate.md](operate.md#the-operators-page)."
    )
    static let operatorTokenFile = Setting(
        "LARDER_OPERATOR_TOKEN_FILE",
        "none",
        "A file with that token, instead of the variable."
    )

    /// All of them, in the order of the documentation.
    static let account = [
        auditDays, abandonedDays, accessTokenLifetime, passwordCost, smtpURL, smtpUser, smtpPassword, smtpFrom, smtpTLS,
        oidcIssuer, oidcClientID, oidcClientSecret, oidcName, revenueCatSecret, revenueCatSecretFile,
        revenueCatEntitlement, operatorToken, operatorTokenFile,
    ]
}

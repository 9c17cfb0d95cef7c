import Runtime

/// The variables that the account service alone reads.
extension Setting {
    static let auditDays = Setting(
        "LARDER_AUDIT_DAYS",
        "180",
        "For how many days the log of sign-ins, roles, tokens and links is kept, which owners and users can read."
    )
    static let abandonedDays = Setting(
        "LARDER_ABANDONED_DAYS",
        "90",
        "After how many days without use an account that nobody has signed up for is deleted, with all that is in its "
            + "household; one that was never come back to and has nothing in it after 7. 0 keeps them for ever."
    )
    static let accessTokenLifetime = Setting(
        "LARDER_ACCESS_TOKEN_LIFETIME",
        "900",
        "For how many seconds an access token is good, at most 3600: how long sign-ins go on at most while the account "
            + "service is down."
    )
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
    static let revenueCatSecret = Setting(
        "LARDER_REVENUECAT_SECRET",
        "none: no billing, everything is unlimited",
        "What RevenueCat sends in the Authorization header of its webhook (`/api/v1/webhooks/revenuecat`). With it, "
            + "households are on the free plan until one of their users has paid; only the account service needs it."
    )
    static let revenueCatSecretFile = Setting(
        "LARDER_REVENUECAT_SECRET_FILE",
        "none",
        "A file that holds what RevenueCat sends, in place of the variable."
    )
    static let revenueCatEntitlement = Setting(
        "LARDER_REVENUECAT_ENTITLEMENT",
        "pro",
        "The entitlement at RevenueCat that makes a household pro; others are ignored."
    )

    /// All of them, in the order of the documentation.
    static let account = [
        auditDays, abandonedDays, accessTokenLifetime, passwordCost, smtpURL, smtpUser, smtpPassword, smtpFrom, smtpTLS,
        oidcIssuer, oidcClientID, oidcClientSecret, oidcName, revenueCatSecret, revenueCatSecretFile,
        revenueCatEntitlement,
    ]
}

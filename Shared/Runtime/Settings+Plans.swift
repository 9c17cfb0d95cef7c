import Identity
public import Values

extension Settings {
    /// Who tells what has been paid for.
    public struct Billing: Sendable {
        /// What RevenueCat sends as its webhook's Authorization header.
        public var webhookSecret: Secret
        /// The entitlement that makes a household pro.
        public var entitlement: String
    }

    static func billing(_ reader: inout SettingsReader) -> Billing? {
        let fromFile = reader.file(.revenueCatSecretFile)
        guard let text = fromFile ?? reader.text(.revenueCatSecret) else { return nil }
        if text.utf8.count < 16 {
            reader.report(
                fromFile == nil ? .revenueCatSecret : .revenueCatSecretFile,
                "must hold at least 16 characters; `openssl rand -hex 32` makes a good one"
            )
        }
        return Billing(webhookSecret: Secret(text), entitlement: reader.text(.revenueCatEntitlement) ?? "pro")
    }

    static func planLimits(_ reader: inout SettingsReader) -> PlanLimits {
        var limits = PlanLimits()
        for (subject, setting) in Setting.freeLimits {
            let standard = PlanLimits.standard[subject] ?? 0
            limits.free[subject] = reader.integer(setting, default: standard, in: 0...1_000_000)
        }
        if let url = reader.text(.upgradeURL) {
            let isPlain = url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'<>\\".utf8.contains($0) }
            if isPlain, url.hasPrefix("https://") || url.hasPrefix("http://") {
                limits.upgradeURL = url
            } else {
                reader.report(.upgradeURL, "must begin with https://, and \"\(url)\" does not")
            }
        }
        return limits
    }
}

extension Setting {
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
    static let upgradeURL = Setting(
        "LARDER_UPGRADE_URL",
        "none",
        "Where people can get a larger plan; told with every limit that is reached."
    )
    static let freeRecipes = Setting(
        "LARDER_FREE_RECIPES",
        "15",
        "How many recipes a household on the free plan can keep."
    )
    static let freeImports = Setting(
        "LARDER_FREE_IMPORTS",
        "5",
        "How many recipes a household on the free plan can read from web pages in a calendar month (of UTC)."
    )
    static let freeMembers = Setting(
        "LARDER_FREE_MEMBERS",
        "2",
        "How many family members a household on the free plan can have."
    )
    static let freeHistory = Setting(
        "LARDER_FREE_HISTORY",
        "3",
        "How many archived menus a household on the free plan is shown; the others are kept."
    )
    static let freeCustomStaples = Setting(
        "LARDER_FREE_CUSTOM_STAPLES",
        "0",
        "How many staples beyond the usual ones a household on the free plan can add."
    )

    static let freeLimits: [(Quota.Subject, Setting)] = [
        (.recipes, freeRecipes), (.imports, freeImports), (.members, freeMembers), (.history, freeHistory),
        (.customStaples, freeCustomStaples),
    ]

    /// The settings that are about plans and what has been paid for.
    static let plans =
        [revenueCatSecret, revenueCatSecretFile, revenueCatEntitlement, upgradeURL] + freeLimits.map(\.1)
}

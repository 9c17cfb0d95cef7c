import Identity
import Values

extension Settings {
    static func planLimits(_ reader: inout SettingsReader) -> PlanLimits {
        var limits = PlanLimits()
        for (subject, setting) in Setting.freeLimits {
            limits.free[subject] = reader.integer(setting, in: 0...1_000_000)
        }
        if let text = reader.text(.freeLifetimeImports), text != "none" {
            limits.free[.lifetimeImports] = reader.integer(.freeLifetimeImports, default: 0, in: 0...1_000_000)
        }
        if let url = reader.text(.upgradeURL) {
            let isPlain = url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'<>\\".utf8.contains($0) }
            if isPlain, url.hasPrefix("https://") || url.hasPrefix("http://") {
                limits.upgradeURL = url
            } else {
                reader.report(.upgradeURL, "must begin with https://, not \"\(url)\"")
            }
        }
        return limits
    }
}

extension Setting {
    static let upgradeURL = Setting(
        "LARDER_UPGRADE_URL",
        "none",
        "Where people can get a larger plan; included in the response when a limit is reached."
    )
    static let freeRecipes = Setting(
        "LARDER_FREE_RECIPES",
        "15",
        "How many recipes a household on the free plan can keep."
    )
    static let freeImports = Setting(
        "LARDER_FREE_IMPORTS",
        "5",
        "How many recipes a household on the free plan can import from web pages in a calendar month (UTC)."
    )
    static let freeLifetimeImports = Setting(
        "LARDER_FREE_LIFETIME_IMPORTS",
        "none: no limit",
        "How many recipes a household on the free plan can import from web pages in all, besides those of a month."
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
        "How many staples besides the standard ones a household on the free plan can add."
    )

    static let freeLimits: [(Quota.Subject, Setting)] = [
        (.recipes, freeRecipes), (.imports, freeImports), (.members, freeMembers), (.history, freeHistory),
        (.customStaples, freeCustomStaples),
    ]

    /// The settings that are about plans.
    static let plans = [upgradeURL] + freeLimits.map(\.1) + [freeLifetimeImports]
}

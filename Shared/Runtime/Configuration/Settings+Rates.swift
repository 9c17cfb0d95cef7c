extension Settings {
    /// How often a minute one client may ask; nil for no limit.
    public struct Rates: Equatable, Sendable {
        /// One account, whatever it asks for.
        public var account: RateLimit?
        /// One address, whatever it asks for.
        public var address: RateLimit?
        /// One shared link or feed.
        public var link: RateLimit?
        /// One address that signs in or up.
        public var signIn: RateLimit?
        /// One account that has recipes fetched.
        public var imports: RateLimit?
    }

    static func rates(_ reader: inout SettingsReader) -> Rates {
        func limit(_ setting: Setting) -> RateLimit? { .perMinute(reader.integer(setting, in: 0...60_000_000)) }
        return Rates(
            account: limit(.rateAccount),
            address: limit(.rateAddress),
            link: limit(.rateLink),
            signIn: limit(.rateSignIn),
            imports: limit(.rateImport)
        )
    }
}

extension Setting {
    static let rateAccount = Setting(
        "LARDER_RATE_ACCOUNT",
        "600",
        "How many requests a minute one account may make; 0 for any number."
    )
    static let rateAddress = Setting(
        "LARDER_RATE_ADDRESS",
        "1200",
        "How many requests a minute one address may make; an IPv6 network of 64 bits counts as one. 0 for any number."
    )
    static let rateLink = Setting(
        "LARDER_RATE_LINK",
        "300",
        "How many requests a minute one shared link or feed may be opened with; 0 for any number."
    )
    static let rateSignIn = Setting(
        "LARDER_RATE_SIGN_IN",
        "30",
        "How often a minute one address may sign in or up, or ask for a reset, whether or not it succeeds; 0 for any "
            + "number. Passwords that were wrong are limited besides."
    )
    static let rateImport = Setting(
        "LARDER_RATE_IMPORT",
        "20",
        "How often a minute one account may have a recipe fetched or read; 0 for any number."
    )
}

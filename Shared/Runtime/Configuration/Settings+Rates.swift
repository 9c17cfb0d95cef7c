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
        "Requests per minute of one account; 0 for no limit."
    )
    static let rateAddress = Setting(
        "LARDER_RATE_ADDRESS",
        "1200",
        "Requests per minute of one address; an IPv6 /64 network counts as one. 0 for no limit."
    )
    static let rateLink = Setting(
        "LARDER_RATE_LINK",
        "300",
        "Requests per minute with one shared link or feed; 0 for no limit."
    )
    static let rateSignIn = Setting(
        "LARDER_RATE_SIGN_IN",
        "30",
        "Sign-ins, sign-ups and password resets per minute of one address, successful or not; 0 for no limit. Wrong "
            + "passwords are also limited separately."
    )
    static let rateImport = Setting(
        "LARDER_RATE_IMPORT",
        "20",
        "Recipes imported or parsed per minute by one account, or by one address that need not sign in "
            + "(`LARDER_OPEN_EXTRACT`); 0 for no limit."
    )
}

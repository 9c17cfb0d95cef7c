import HTTP

extension Settings {
    /// How often a minute one client may ask; 0 for no limit.
    public struct Rates: Equatable, Sendable {
        /// One account, whatever it asks for.
        public var account = 600
        /// One address, whatever it asks for.
        public var address = 1200
        /// One shared link or feed.
        public var link = 300
        /// One address that signs in or up.
        public var signIn = 30
        /// One account that has recipes fetched.
        public var imports = 20

        init(_ reader: inout SettingsReader) {
            let bounds = 0...60_000_000
            account = reader.integer(.rateAccount, default: account, in: bounds)
            address = reader.integer(.rateAddress, default: address, in: bounds)
            link = reader.integer(.rateLink, default: link, in: bounds)
            signIn = reader.integer(.rateSignIn, default: signIn, in: bounds)
            imports = reader.integer(.rateImport, default: imports, in: bounds)
        }
    }

    static func trustedProxies(_ reader: inout SettingsReader) -> ServerSettings.TrustedProxies {
        guard let text = reader.text(.trustedProxies) else { return .none }
        if let proxies = ServerSettings.TrustedProxies(text) { return proxies }
        reader.report(
            .trustedProxies,
            "must be \"none\", \"private\", or addresses and networks such as 10.0.0.7 and 10.0.0.0/8, not \"\(text)\""
        )
        return .none
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
        "Recipes imported or parsed per minute by one account; 0 for no limit."
    )
}

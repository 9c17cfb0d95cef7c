import HTTP

/// Refuses what another site's page sends, for the browsers that say so.
///
/// The token in the address is the credential, so this is a second lock: a link that has leaked cannot be used from
/// somebody else's page.
enum SameSite {
    /// Throws a 403 for a request that comes from another site.
    static func check(_ request: Request) throws(Problem) {
        if let site = request.headers["Sec-Fetch-Site"] {
            guard site == "same-origin" || site == "none" else { throw refusal }
            return
        }
        // `null` is what a page with `no-referrer` sends from its own forms.
        guard let origin = request.headers["Origin"], origin != "null", let host = request.headers["Host"] else {
            return
        }
        guard origin == "http://\(host)" || origin == "https://\(host)" else { throw refusal }
    }

    private static var refusal: Problem {
        .forbidden(code: "cross_site", "This was sent from another site's page.")
    }
}

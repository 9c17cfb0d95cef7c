import Crypto
import Foundation
import Identity
import Values

/// A credential that should not be enough.
struct LesserCredential: CustomStringConvertible {
    /// What it may not do.
    enum Bars {
        /// Everything.
        case everything
        /// What changes something.
        case changes
        /// What other services offer than the one that it is for.
        case otherServices
    }

    let description: String
    let headers: [String: String]
    var bars = Bars.everything
    /// Whether its owner belongs to the household, and may be told about it.
    var isMembers = false
}

extension ReplayStage {
    /// Every lesser credential for a household: none, forged, ended, too narrow, or meant for something else.
    func lesserCredentials(_ household: ReplayHousehold, stranger: ReplayPerson) async throws -> [LesserCredential] {
        let owner = household.owner
        func bearer(_ token: String) -> [String: String] {
            ["Authorization": "Bearer \(token)", "Larder-Household": owner.household]
        }
        var credentials = [
            LesserCredential(description: "no credential", headers: [:]),
            LesserCredential(description: "a household's id alone", headers: ["Larder-Household": owner.household]),
            LesserCredential(description: "no token after Bearer", headers: ["Authorization": "Bearer"]),
            LesserCredential(description: "a scheme that is none", headers: ["Authorization": "Token \(owner.token)"]),
            LesserCredential(
                description: "a name and a password",
                headers: ["Authorization": "Basic \(Data("owner:\(owner.token)".utf8).base64EncodedString())"]
            ),
        ]
        for (what, token) in try await forged(owner, stranger) {
            credentials.append(LesserCredential(description: what, headers: bearer(token)))
        }
        let secrets = [
            "a share's token": household.shares["edit"] ?? "", "a feed's token": household.feed,
            "a refresh token": owner.refreshToken, "an API token that is not known": "larder_pat_" + unknownSecret,
        ]
        for (what, token) in secrets.sorted(by: { $0.key < $1.key }) {
            credentials.append(LesserCredential(description: what, headers: bearer(token)))
        }
        let cookie = ["Cookie": "larder_access=\(owner.token)", "Larder-Household": owner.household]
        credentials.append(LesserCredential(description: "an access token as a cookie", headers: cookie))
        credentials += try await ended(owner)
        credentials += try await narrow(owner)
        return credentials
    }

    private var unknownSecret: String { String(repeating: "A", count: 32) }

    /// Tokens that say what their bearers would like.
    private func forged(
        _ owner: ReplayPerson,
        _ stranger: ReplayPerson
    ) async throws -> [(what: String, token: String)] {
        let seeds = try await rows.signingSeeds()
        guard let seed = seeds.last, let key = SigningKey(seed: seed), let user = UserID(owner.user),
            let session = SessionID(owner.session), let household = HouseholdID(owner.household)
        else { throw UnexpectedReply(reply: "no signing key") }
        var claims = AccessClaims(
            user: user,
            session: session,
            issuedAt: .now - .seconds(1000),
            expiresAt: .now - .seconds(1),
            household: household,
            households: [household: HouseholdClaim(role: .owner)]
        )
        let expired = TokenSigner(key: key).sign(claims).exposed
        claims.issuer = "somebody-else"
        claims.issuedAt = .now
        claims.expiresAt = .now + .seconds(600)
        let otherIssuer = TokenSigner(key: key).sign(claims).exposed
        claims.issuer = AccessClaims.defaultIssuer
        let otherKey = TokenSigner(key: SigningKey()).sign(claims).exposed
        claims.expiresAt = .now + .seconds(9 * 365 * 86_400)
        let forYears = TokenSigner(key: key).sign(claims).exposed
        let right = owner.token.split(separator: ".").map(String.init)
        let wrong = otherKey.split(separator: ".").map(String.init)
        let strangers = stranger.token.split(separator: ".").map(String.init)
        let none = Array("{\"alg\":\"none\",\"typ\":\"at+jwt\"}".utf8).base64URL
        return [
            ("an expired token", expired), ("a token for nine years", forYears),
            ("another issuer's token", otherIssuer),
            ("a token of another key", otherKey), ("a word for a token", "nonsense"),
            ("three words for a token", "a.b.c"), ("a token without a signature", "\(right[0]).\(right[1])."),
            ("a token of another key under the right key's name", "\(right[0]).\(wrong[1]).\(wrong[2])"),
            ("a stranger's signature", "\(right[0]).\(right[1]).\(strangers[2])"),
            ("the algorithm none", "\(none).\(right[1])."),
        ]
    }

    /// What was good once: signed out, removed, revoked.
    private func ended(_ owner: ReplayPerson) async throws -> [LesserCredential] {
        let signedOut = try await member(of: owner, as: "editor")
        _ = try await make("POST", "/api/v1/auth/sign-out", signedOut.headers)
        let removed = try await member(of: owner, as: "editor")
        let membership = "/api/v1/households/\(owner.household)/memberships/\(removed.user)"
        _ = try await make("DELETE", membership, owner.headers)
        var credentials = [
            LesserCredential(description: "a token whose session was signed out", headers: signedOut.headers),
            LesserCredential(description: "the token of somebody who was removed", headers: removed.headers),
        ]
        let ended = try await member(of: owner, as: "editor")
        _ = try await make("DELETE", "/api/v1/auth/sessions/\(ended.session)", ended.headers)
        credentials.append(
            LesserCredential(description: "a token whose session was ended", headers: ended.headers)
        )
        let token = try await apiToken(owner, ["name": "gone", "scopes": ["read", "write"]])
        let headers = ["Authorization": "Bearer \(token.secret)", "Larder-Household": owner.household]
        // Known everywhere, before it is revoked.
        _ = try await make("GET", "/api/v1/recipes", headers)
        _ = try await make("DELETE", "/api/v1/auth/tokens/\(token.id)", owner.headers)
        credentials.append(LesserCredential(description: "an API token that was revoked", headers: headers))
        for credential in credentials { try await waitUntilRefused(credential.headers) }
        return credentials
    }

    /// What is good for less.
    private func narrow(_ owner: ReplayPerson) async throws -> [LesserCredential] {
        func headers(_ secret: String) -> [String: String] {
            ["Authorization": "Bearer \(secret)", "Larder-Household": owner.household]
        }
        let read = try await apiToken(owner, ["name": "reads", "scopes": ["read"]])
        let calendar = try await apiToken(owner, ["name": "calendar", "kind": "app_password"])
        let browser = try await browser(of: owner, as: "editor")
        let cookie = ["Cookie": browser.cookie, "Larder-Household": owner.household]
        var wrong = cookie
        wrong["Larder-CSRF"] = unknownSecret
        var elsewhere = cookie
        elsewhere["Larder-CSRF"] = browser.csrf
        elsewhere["Origin"] = "https://evil.example"
        var embedded = elsewhere
        embedded["Origin"] = nil
        embedded["Sec-Fetch-Site"] = "cross-site"
        return [
            LesserCredential(
                description: "an API token that reads",
                headers: headers(read.secret),
                bars: .changes,
                isMembers: true
            ),
            LesserCredential(
                description: "an app password",
                headers: headers(calendar.secret),
                bars: .otherServices,
                isMembers: true
            ),
            LesserCredential(description: "a cookie alone", headers: cookie, bars: .changes, isMembers: true),
            LesserCredential(description: "a cookie, a wrong CSRF", headers: wrong, bars: .changes, isMembers: true),
            LesserCredential(
                description: "a cookie, another site's origin",
                headers: elsewhere,
                bars: .changes,
                isMembers: true
            ),
            LesserCredential(
                description: "a cookie, sent by another site",
                headers: embedded,
                bars: .changes,
                isMembers: true
            ),
        ]
    }

    private func apiToken(_ owner: ReplayPerson, _ wish: [String: Any]) async throws -> (id: String, secret: String) {
        let made = try await make("POST", "/api/v1/auth/tokens", owner.headers, wish)
        return (made.json["id"] as? String ?? "", made.json["token"] as? String ?? "")
    }
}

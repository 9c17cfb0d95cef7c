import Crypto
import Foundation
import Identity
import Values

/// Somebody who has signed in.
struct ReplayPerson {
    let user: String
    let session: String
    /// The household that their requests name.
    let household: String
    /// The access token; in a browser it is in the cookie.
    let token: String
    let refreshToken: String
    /// What a browser would send: `name=value`.
    var cookie = ""
    /// What a page would repeat.
    var csrf = ""

    /// The headers of a request in the person's name.
    var headers: [String: String] { ["Authorization": "Bearer \(token)", "Larder-Household": household] }

    /// Reads who an access token is for, as anyone can.
    static func claims(_ token: String) -> [String: Any] {
        let parts = token.split(separator: ".")
        guard parts.count == 3, let bytes = [UInt8](base64URL: String(parts[1])) else { return [:] }
        return (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
    }
}

extension ReplayStage {
    /// Sends what must go well.
    func make(
        _ method: String,
        _ path: String,
        _ headers: [String: String],
        _ body: [String: Any]? = nil
    ) async throws -> ReplayAnswer {
        guard let base = base(of: path, method) else {
            throw UnexpectedReply(reply: "nothing serves \(method) \(path)")
        }
        let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
        let answer = try await send(ReplayRequest(method: method, url: base + path, headers: headers, body: bytes))
        guard answer.isGood else { throw UnexpectedReply(reply: "\(method) \(path): \(answer)") }
        return answer
    }

    /// Somebody new, with a household of their own.
    func newcomer(named name: String = "Other") async throws -> ReplayPerson {
        let answer = try await make("POST", "/api/v1/auth/anonymous", [:], ["household_name": "\(name) household"])
        return try person(answer, in: nil)
    }

    /// Somebody who has taken up an invitation of `owner`.
    func member(of owner: ReplayPerson, as role: String) async throws -> ReplayPerson {
        let newcomer = try await newcomer()
        let answer = try await make(
            "POST",
            "/api/v1/households/join",
            newcomer.headers,
            ["code": try await invitation(of: owner, as: role)]
        )
        return try person(answer, in: owner.household)
    }

    /// The same in a browser, whose page has a cookie in place of tokens.
    func browser(of owner: ReplayPerson, as role: String) async throws -> ReplayPerson {
        let wish = ["Larder-Session": "cookie"]
        let first = try await make("POST", "/api/v1/auth/anonymous", wish, [:])
        let cookies = [first.cookie("larder_access"), first.cookie("larder_refresh")].compactMap { $0 }
        let csrf = first.json["csrf"] as? String ?? ""
        let joined = try await make(
            "POST",
            "/api/v1/households/join",
            ["Cookie": cookies.joined(separator: "; "), "Larder-CSRF": csrf],
            ["code": try await invitation(of: owner, as: role)]
        )
        let cookie = joined.cookie("larder_access") ?? ""
        let token = cookie.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
        let claims = ReplayPerson.claims(token)
        return ReplayPerson(
            user: claims["sub"] as? String ?? "",
            session: claims["sid"] as? String ?? "",
            household: owner.household,
            token: token,
            refreshToken: "",
            cookie: cookie,
            csrf: joined.json["csrf"] as? String ?? csrf
        )
    }

    /// A code that admits somebody to the household.
    func invitation(of owner: ReplayPerson, as role: String) async throws -> String {
        let path = "/api/v1/households/\(owner.household)/invitations"
        let answer = try await make("POST", path, owner.headers, ["role": role])
        return answer.json["code"] as? String ?? ""
    }

    /// Waits until every service has heard that a token is void.
    func waitUntilRefused(_ headers: [String: String]) async throws {
        for path in [
            "/api/v1/auth/me", "/api/v1/recipes", "/api/v1/menu", "/api/v1/meal-plan", "/api/v1/staples",
            "/api/v1/exports/feeds",
        ] {
            let deadline = Date().addingTimeInterval(20)
            while true {
                let url = (base(of: path, "GET") ?? "") + path
                let answer = try await send(ReplayRequest(method: "GET", url: url, headers: headers))
                if answer.status == 401 || answer.status == 404 { break }
                guard Date() < deadline else { throw UnexpectedReply(reply: "\(path) goes on with it: \(answer)") }
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    private func person(_ answer: ReplayAnswer, in household: String?) throws -> ReplayPerson {
        let token = answer.json["access_token"] as? String ?? ""
        let claims = ReplayPerson.claims(token)
        guard let user = claims["sub"] as? String, let session = claims["sid"] as? String,
            let first = household ?? claims["household"] as? String
        else { throw UnexpectedReply(reply: "no tokens: \(answer)") }
        return ReplayPerson(
            user: user,
            session: session,
            household: first,
            token: token,
            refreshToken: answer.json["refresh_token"] as? String ?? ""
        )
    }
}

import Foundation
import Testing

/// A household at a stack's services, with the calls that a test makes of them.
struct TestKitchen {
    let stack: Stack
    let token: String

    /// A new anonymous household.
    init(_ stack: Stack) throws {
        self.stack = stack
        let answer = try TestKitchen.send("POST", "\(stack.url("account"))/api/v1/auth/anonymous", token: nil, "{}")
        token = try answer.member("access_token")
    }

    func send(_ method: String, _ service: String, _ path: String, _ body: String? = nil) throws -> Reply {
        try TestKitchen.send(method, stack.url(service) + path, token: token, body)
    }

    /// A recipe with some ingredients; its id.
    func recipe(_ title: String, _ ingredients: [String]) throws -> String {
        let body = try JSONSerialization.data(withJSONObject: [
            "title": title, "servings": 4, "ingredients": ingredients, "steps": ["Cook it."],
        ])
        return try send("POST", "recipe", "/api/v1/recipes", String(decoding: body, as: UTF8.self)).member("id")
    }

    private static func send(_ method: String, _ url: String, token: String?, _ body: String?) throws -> Reply {
        var arguments = ["--request", method, "--write-out", "\n%{http_code}"]
        if let token { arguments += ["--header", "Authorization: Bearer \(token)"] }
        if let body { arguments += ["--header", "Content-Type: application/json", "--data-binary", body] }
        let output = try curl(arguments + [url]).output
        let end = output.lastIndex(of: "\n") ?? output.startIndex
        return Reply(status: Int(output[end...].dropFirst()) ?? 0, body: String(output[..<end]))
    }
}

/// What a service answered; the status is 0 if it did not.
struct Reply: CustomStringConvertible {
    let status: Int
    let body: String

    var description: String { "\(status) \(body)" }

    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
    }

    /// A string member of the answer.
    func member(_ name: String) throws -> String {
        guard let value = json[name] as? String else { throw UnexpectedReply(reply: description) }
        return value
    }
}

/// An answer without what the test needs of it.
struct UnexpectedReply: Error {
    let reply: String
}

/// Waits until something is so that events bring about.
func eventually(_ comment: Comment = "ten seconds later", _ isSo: () throws -> Bool) async throws {
    for _ in 0..<100 {
        if try isSo() { return }
        try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try isSo(), comment)
}

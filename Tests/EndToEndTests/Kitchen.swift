import Foundation
import Testing

/// A household at a stack's services, with the calls that a test makes of them.
struct TestKitchen {
    let stack: Stack
    let token: String

    /// A new anonymous household.
    init(_ stack: Stack) throws {
        self.stack = stack
        let port = stack.ports["account"] ?? 0
        let signIn = LocalCall(method: "POST", port: port, path: "/api/v1/auth/anonymous", body: "{}")
        token = try signIn.send().member("access_token")
    }

    func send(_ method: String, _ service: String, _ path: String, _ body: String? = nil) throws -> Reply {
        try LocalCall(method: method, port: stack.ports[service] ?? 0, path: path, token: token, body: body).send()
    }

    /// A recipe with some ingredients; its id.
    func recipe(_ title: String, _ ingredients: [String]) throws -> String {
        let body = try JSONSerialization.data(withJSONObject: [
            "title": title, "servings": 4, "ingredients": ingredients, "steps": ["Cook it."],
        ])
        return try send("POST", "recipe", "/api/v1/recipes", String(decoding: body, as: UTF8.self)).member("id")
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
    for _ in 0..<500 {
        if try isSo() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try isSo(), comment)
}

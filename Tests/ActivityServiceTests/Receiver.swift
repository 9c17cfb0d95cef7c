import Crypto
import FoundationEssentials
import HTTP
import JSON
import Synchronization
import TestSupport
import Values

@testable import ActivityService

/// Somebody who is called by webhooks, and answers as the test says.
final class Receiver: Sendable {
    private struct State {
        var calls: [ClientRequest] = []
        var answer: Result<Int, ClientError> = .success(204)
        var wait: String?
        var during: (@Sendable () async -> Void)?
        var held: [String: AsyncStream<Void>] = [:]
    }

    private let state = Mutex(State())

    /// The requests that have come.
    var calls: [ClientRequest] { state.withLock { $0.calls } }
    /// The kinds of the events that have come.
    var kinds: [String] {
        calls.map { call in
            var json = JSONReader(call.body)
            return (try? json.members().required("type", as: String.self)) ?? ""
        }
    }

    func answers(_ status: Int, retryAfter wait: String? = nil) {
        state.withLock { ($0.answer, $0.wait) = (.success(status), wait) }
    }

    func fails(_ code: ClientError.Code) { state.withLock { $0.answer = .failure(ClientError(code)) } }

    func forget() { state.withLock { $0.calls = [] } }

    /// Does something while the next call is under way.
    func during(_ work: @escaping @Sendable () async -> Void) { state.withLock { $0.during = work } }

    /// Lets calls of an address wait until what this gives is called.
    func holds(_ url: String) -> @Sendable () -> Void {
        let (stream, held) = AsyncStream<Void>.makeStream()
        state.withLock { $0.held[url] = stream }
        return { held.finish() }
    }

    func send(_ request: ClientRequest) async throws(ClientError) -> ClientResponse {
        let (answer, wait, during, held) = state.withLock { state in
            state.calls.append(request)
            defer { state.during = nil }
            return (state.answer, state.wait, state.during, state.held[request.url])
        }
        await during?()
        if let held { for await _ in held {} }
        var headers = Headers()
        if let wait { headers["Retry-After"] = wait }
        return ClientResponse(status: try answer.get(), headers: headers, body: [], url: request.url)
    }
}

extension ClientRequest {
    /// Whether it is signed with a secret as Standard Webhooks says.
    func isSigned(with secret: String) -> Bool {
        let digits = secret.dropFirst("whsec_".count).replacing("=", with: "").replacing("+", with: "-")
            .replacing("/", with: "_")
        guard let key = [UInt8](base64URL: String(digits)) else { return false }
        let signed = "\(headers["webhook-id"] ?? "").\(headers["webhook-timestamp"] ?? "")."
        let mark = HMACSHA256.mark(of: Array(signed.utf8) + body, key: key)
        return headers["webhook-signature"] == "v1,\(mark.base64)"
    }
}

/// A webhook as the API tells it.
struct Hook: JSONReadable {
    let id: String
    let url: String
    let kinds: [String]
    let state: String
    let stopReason: String?
    let secret: String?
    let failingSince: String?

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        id = try members.required("id")
        url = try members.required("url")
        kinds = try members.required("kinds")
        state = try members.required("state")
        stopReason = try members.optional("stop_reason")
        secret = try members.optional("secret")
        failingSince = try members.optional("failing_since")
    }
}

/// A call as the API tells it.
struct Call: JSONReadable {
    let event: String
    let attempt: Int
    let result: String
    let status: Int?
    let reason: String?

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        event = try members.required("event")
        attempt = try members.required("attempt")
        result = try members.required("result")
        status = try members.optional("status")
        reason = try members.optional("reason")
    }
}

/// A page of them.
struct Listed<Item: JSONReadable>: JSONReadable {
    let items: [Item]

    init(from json: inout JSONReader) throws(JSONReaderError) { items = try json.members().required("items") }
}

extension Activity {
    /// Makes a webhook.
    func makeHook(_ body: String = #"{"url":"https://example.com/hook"}"#) async throws -> Hook {
        let answer = await client.post("/api/v1/household-webhooks", body)
        guard answer.status == 201 else { throw Unexpected(answer: "\(answer)") }
        return try answer.decode()
    }

    /// Changes a webhook.
    func patch(_ hook: Hook, _ body: String) async throws -> Hook {
        try await client.send(.patch, "/api/v1/household-webhooks/\(hook.id)", body).decode()
    }

    /// A webhook as it is kept.
    func stored(_ hook: Hook) async throws -> StoredWebhook? {
        guard let id = WebhookID(hook.id) else { return nil }
        return try await SQLWebhookStore(db: db).webhook(id, of: household)
    }

    /// Ends somebody's membership, which may be told later than it was.
    func leave(_ user: UserID, _ sequence: Int64, at time: Instant? = nil) async {
        let ended = #"{"user":"\#(user)","actor":"\#(user)","ends_feeds":true,"ends_links":true}"#
        await deliver([
            .init(
                source: "account",
                sequence: sequence,
                kind: "household.membership_ended",
                payload: ended,
                at: time
            )
        ])
    }

    /// A webhook as it is now.
    func hook(_ id: String) async throws -> Hook? {
        let page: Listed<Hook> = try await client.get("/api/v1/household-webhooks").decode()
        return page.items.first { $0.id == id }
    }

    /// The last calls of a webhook, newest first.
    func calls(of hook: Hook) async throws -> [Call] {
        let page: Listed<Call> = try await client.get("/api/v1/household-webhooks/\(hook.id)/deliveries").decode()
        return page.items
    }

    struct Unexpected: Error {
        let answer: String
    }
}

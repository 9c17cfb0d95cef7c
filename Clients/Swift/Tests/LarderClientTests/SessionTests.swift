import Foundation
import Testing

@testable import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tokens, and calls that are sent again.
@Suite(.timeLimit(.minutes(3))) struct SessionTests {
    /// A server that knows one access token at a time, and one refresh token.
    final class Accounts: Sendable {
        let valid = Kept(1)
        let exchanges = Kept(0)
        let answered = Kept<[HTTPRequest]>([])

        func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
            if request.url.path == "/api/v1/auth/refresh" {
                exchanges.withLock { $0 += 1 }
                try await Task.sleep(for: .milliseconds(50))
                let known = valid.withLock { $0 }
                let body = String(decoding: request.body ?? Data(), as: UTF8.self)
                guard body.contains("refresh-\(known)") else { return HTTPResponse(status: 401) }
                valid.withLock { $0 = known + 1 }
                return HTTPResponse(status: 200, body: Data(SessionTests.tokens(known + 1).utf8))
            }
            let known = valid.withLock { $0 }
            guard request.headers["Authorization"] == "Bearer access-\(known)" else { return HTTPResponse(status: 401) }
            answered.withLock { $0.append(request) }
            return HTTPResponse(status: 200, body: Data(#"{"items":[],"next":null}"#.utf8))
        }
    }

    static func tokens(_ number: Int, lifetime: Int = 900) -> String {
        """
        {"access_token":"access-\(number)","token_type":"Bearer","refresh_token":"refresh-\(number)",
         "expires_in":\(lifetime),"user":{"id":"11111111-1111-4111-8111-111111111111"},"household":null}
        """
    }

    static func stored(_ number: Int, lifetime: TimeInterval = 900) -> SessionTokens {
        SessionTokens(
            accessToken: "access-\(number)",
            refreshToken: "refresh-\(number)",
            expiresAt: Date().addingTimeInterval(lifetime),
            userID: UUID()
        )
    }

    private func larder(
        _ store: any TokenStore,
        _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) throws -> Larder {
        Larder(
            try #require(URL(string: "http://larder.test/")),
            tokens: store,
            transport: ScriptedTransport(answer: answer),
            retries: RetryPolicy(firstPause: 0.001, longestPause: 0.01)
        )
    }

    @Test func `one exchange serves all calls that wait for it`() async throws {
        let accounts = Accounts()
        let store = MemoryTokenStore(Self.stored(1))
        // The server has forgotten the access token, as after its keys were changed.
        let larder = try larder(store) { request in
            if request.headers["Authorization"] == "Bearer access-1" { return HTTPResponse(status: 401) }
            return try await accounts.answer(request)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { _ = try await larder.households.list() } }
            try await group.waitForAll()
        }
        #expect(accounts.exchanges.withLock { $0 } == 1)
        #expect(accounts.answered.withLock { $0.count } == 20)
        #expect(await store.load()?.refreshToken == "refresh-2")
    }

    @Test func `a token is exchanged before it expires`() async throws {
        let accounts = Accounts()
        let larder = try larder(MemoryTokenStore(Self.stored(1, lifetime: 10))) { try await accounts.answer($0) }
        _ = try await larder.households.list()
        #expect(accounts.exchanges.withLock { $0 } == 1)
        #expect(accounts.answered.withLock { $0.map { $0.headers["Authorization"] } } == ["Bearer access-2"])
    }

    @Test func `a session that has ended is signed out, here too`() async throws {
        let store = MemoryTokenStore(Self.stored(1))
        let larder = try larder(store) { _ in HTTPResponse(status: 401) }
        await #expect { _ = try await larder.households.list() } throws: { error in
            if case LarderError.signedOut = error { true } else { false }
        }
        #expect(await store.load() == nil)
    }

    @Test func `without an account service a token goes on until it expires`() async throws {
        let accounts = Accounts()
        let store = MemoryTokenStore(Self.stored(1, lifetime: 10))
        let larder = try larder(store) { request in
            if request.url.path.hasSuffix("/refresh") { return HTTPResponse(status: 503) }
            return try await accounts.answer(request)
        }
        _ = try await larder.households.list()
        #expect(await store.load()?.refreshToken == "refresh-1")
    }

    @Test func `tokens that another part of the app has exchanged are used`() async throws {
        let accounts = Accounts()
        let store = MemoryTokenStore(Self.stored(1))
        let larder = try larder(store) { try await accounts.answer($0) }
        _ = try await larder.households.list()
        accounts.valid.withLock { $0 = 2 }
        await store.save(Self.stored(2))
        _ = try await larder.households.list()
        #expect(accounts.exchanges.withLock { $0 } == 0)
    }

    @Test func `what is safe to repeat is repeated, a POST with the same key`() async throws {
        let sent = Kept<[HTTPRequest]>([])
        let larder = try larder(MemoryTokenStore(Self.stored(1))) { request in
            let count = sent.withLock { sent in
                sent.append(request)
                return sent.count
            }
            if count == 1 { throw URLError(.networkConnectionLost) }
            if count == 2 { return HTTPResponse(status: 503, headers: ["retry-after": "0"]) }
            return HTTPResponse(
                status: 200,
                body: Data(#"{"code":"abc","role":"editor","expires_at":"2026-11-27T15:27:49.366Z"}"#.utf8)
            )
        }
        _ = try await larder.households.invite(to: UUID())
        let keys = sent.withLock { $0.map { $0.headers["Idempotency-Key"] } }
        #expect(keys.count == 3 && Set(keys).count == 1 && keys[0] != nil)
    }

    @Test func `what is not safe to repeat, and what is refused for good, comes once`() async throws {
        let sent = Kept(0)
        let larder = try larder(MemoryTokenStore(Self.stored(1))) { request in
            sent.withLock { $0 += 1 }
            if request.method == "GET" { return HTTPResponse(status: 404) }
            throw URLError(.networkConnectionLost)
        }
        await #expect(throws: LarderError.self) { try await larder.recipes.get(UUID()) }
        #expect(sent.withLock { $0 } == 1)
        await #expect(throws: LarderError.self) { try await larder.recipes.patch(UUID(), RecipePatch(), ifVersion: 3) }
        #expect(sent.withLock { $0 } == 2)
    }

    @Test func `a deletion whose answer was lost is done`() async throws {
        let sent = Kept(0)
        let larder = try larder(MemoryTokenStore(Self.stored(1))) { _ in
            if sent.withLock({ sent in
                sent += 1
                return sent
            }) == 1 {
                throw URLError(.timedOut)
            }
            return HTTPResponse(status: 404)
        }
        try await larder.recipes.delete(UUID())
        #expect(sent.withLock { $0 } == 2)
    }

    @Test func `a pause longer than a call may take is left to the app`() async throws {
        let sent = Kept(0)
        let larder = try larder(MemoryTokenStore(Self.stored(1))) { _ in
            sent.withLock { $0 += 1 }
            return HTTPResponse(status: 429, headers: ["retry-after": "3600"])
        }
        await #expect { _ = try await larder.recipes.tags() } throws: { error in
            (error as? LarderError)?.retryAfter == 3600
        }
        #expect(sent.withLock { $0 } == 1)
    }

    @Test func `a file keeps tokens, for its owner only`() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("tokens.json")
        let store = FileTokenStore(file)
        #expect(try await store.load() == nil)
        for number in 1...3 {
            try await store.save(Self.stored(number))
            #expect(try await FileTokenStore(file).load()?.refreshToken == "refresh-\(number)")
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
        try await store.save(nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}

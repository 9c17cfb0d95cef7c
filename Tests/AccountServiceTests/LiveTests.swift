import AccountAPI
import Crypto
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct LiveAccountTests {
    /// Runs `body` with the service on a port of its own, and a neighbour that reaches it.
    private func withLiveAccount(_ body: (Account, Neighbour, Server) async throws -> Void) async throws {
        try await withAccount(.sqlite) { account in
            let loop = TestLoop.shared
            let server = Server(router: account.router, settings: ServerSettings(port: 0), loop: loop)
            let port = try server.start()
            let client = Client(loop: loop, settings: ClientSettings())
            do {
                try await body(account, Neighbour(baseURL: "http://127.0.0.1:\(port)", client: client), server)
            } catch {
                await server.stop()
                throw error
            }
            await server.stop()
        }
    }

    @Test func `over the wire somebody signs in and is known`() async throws {
        try await withLiveAccount { _, neighbour, _ in
            let wishes = AnonymousSignInBody(householdName: "Elm", timeZone: "Europe/Berlin")
            let tokens: TokenBody = try await neighbour.post(AccountPaths.anonymous, body: wishes, as: .none)
            let me: MeBody = try await neighbour.get(AccountPaths.me, as: .bearer(Secret(tokens.accessToken)))
            #expect(me.user.id == tokens.user.id)
            #expect(me.households.map(\.name) == ["Elm"])
        }
    }

    @Test func `an authenticator fetches its keys over the wire`() async throws {
        try await withLiveAccount { account, neighbour, _ in
            let accounts = AccountClient(neighbour, secret: account.secret)
            let authenticator = Authenticator(now: { account.time.now }, fetchKeys: { try await accounts.keys() })
            let tokens = try await account.signIn()
            let request = Request(.get, "/", headers: ["Authorization": "Bearer \(tokens.accessToken)"])
            #expect(try await authenticator.caller(of: request).user == tokens.user.id)
        }
    }

    @Test func `what is known of a household is not asked again within the minute`() async throws {
        try await withLiveAccount { account, neighbour, server in
            let accounts = AccountClient(neighbour, secret: account.secret)
            let tokens = try await account.signIn(#"{"time_zone":"Europe/Oslo"}"#)
            let id = try #require(tokens.household?.id)
            #expect(try await accounts.household(id).timeZone == "Europe/Oslo")
            let stranger = AccountClient(neighbour, secret: InternalSecret(.random()))
            await #expect(throws: Problem.self) { try await stranger.household(id) }
            await #expect(throws: Problem.self) { try await accounts.household(HouseholdID(UUID())) }
            await server.stop()
            #expect(try await accounts.household(id).timeZone == "Europe/Oslo")
        }
    }
}

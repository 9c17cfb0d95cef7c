import AccountAPI
import Crypto
import Foundation
import HTTP
import Identity
import JSON
import Synchronization
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct UserExportTests {
    private func page(_ text: String) throws -> RawPage { try JSONReader.read(from: Array(text.utf8)) }

    @Test func `a page's items come apart as they were written`() throws {
        let id = RecipeID(UUID())
        let text = #"{"a":{"items":[9]},"items": [ {"id":"\#(id)","t":"],}\"{["}, [1,2] ,"x", 3 ],"next":"c\"d"}"#
        let page = try self.page(text)
        #expect(
            page.items.map { String(decoding: $0, as: UTF8.self) } == [
                #"{"id":"\#(id)","t":"],}\"{["}"#, "[1,2]", #""x""#, "3",
            ]
        )
        #expect(page.next == "c\"d")
        #expect(page.ids() == [id])
        #expect(try self.page(#"{"items":[],"next":null}"#).items.isEmpty)
        #expect(throws: JSONReaderError.self) { try self.page(#"{"other":[]}"#) }
        #expect(throws: JSONReaderError.self) { try self.page("nonsense") }
    }

    private let secret = InternalSecret(.random())

    /// Exports of an account service whose neighbours answer so.
    private func exports(_ account: Account, _ answer: @escaping Neighbour.Transport) -> UserExports {
        let neighbours = Neighbours.exported(
            { Neighbour(baseURL: "http://\($0)", transport: answer) },
            secret,
            now: { account.time.now }
        )
        return UserExports(store: account.store, neighbours: neighbours, now: { account.time.now })
    }

    @Test(arguments: Engine.allCases)
    func `an export holds every page of every household of the user, and of no other`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn(#"{"household_name":"Elm Street"}"#)
            let stranger = try await account.signIn()
            let asked = Mutex<Set<String>>([])
            let secret = secret
            let exports = exports(account) { request throws(ClientError) in
                #expect(request.headers[InternalSecret.header] == secret.secret.exposed)
                asked.withLock { _ = $0.insert(request.headers["Larder-Household"] ?? "") }
                func response(_ json: String) -> ClientResponse {
                    ClientResponse(status: 200, headers: Headers(), body: Array(json.utf8), url: request.url)
                }
                if request.url.hasSuffix("batch-get") {
                    return response(#"{"items":[{"title":"Soup"},{"title":"Stew"}]}"#)
                }
                guard request.url.hasPrefix("http://recipe/") else { return response(#"{"items":[],"next":null}"#) }
                #expect(request.method == .get)
                let next = request.url.contains("after=two") ? "null" : "\"two\""
                return response(#"{"items":[{"id":"\#(UUID())"},{"id":"\#(UUID())"}],"next":\#(next)}"#)
            }
            let file = try await exports.document(of: tokens.user.id)
            let json = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
            let households = try #require(json["households"] as? [[String: Any]])
            #expect(households.count == 1)
            #expect((households[0]["recipes"] as? [Any])?.count == 4)
            #expect((households[0]["members"] as? [Any])?.count == 1)
            #expect((json["sessions"] as? [Any])?.count == 1)
            #expect(json["created_at"] as? String == account.time.now.description)
            #expect(json["exported_at"] as? String == account.time.now.description)
            let user = try #require(json["user"] as? [String: Any])
            #expect(user["id"] as? String == tokens.user.id.description)
            #expect(json["default_household"] is NSNull, "none was chosen")
            #expect((json["audit"] as? [Any])?.count == 1)
            #expect((households[0]["family"] as? [Any])?.isEmpty == true)
            #expect(asked.withLock { $0 } == [try #require(tokens.household?.id).description])
            #expect(
                !String(decoding: file.bytes, as: UTF8.self).contains(try #require(stranger.household).id.description)
            )
        }
    }

    @Test func `what a household has is asked of each that counts, and who does not answer is left out`() async throws {
        let household = HouseholdID(UUID())
        let secret = secret
        let neighbour: @Sendable (String) -> Neighbour = { name in
            Neighbour(baseURL: "http://\(name)") { request throws(ClientError) in
                #expect(request.url == "http://\(name)/internal/v1/usage/\(name)/\(household)")
                #expect(request.timeout == UsageSource.patience)
                #expect(request.headers[InternalSecret.header] == secret.secret.exposed)
                if name == "menu" { throw ClientError(.timeout) }
                let body = name == "recipe" ? #"{"recipes":7}"# : #"{"unheard_of":3}"#
                return ClientResponse(status: 200, headers: Headers(), body: Array(body.utf8), url: request.url)
            }
        }
        let usage = UsageSource(neighbour: neighbour, secret: secret)
        #expect(await usage.usage(of: household) == [.recipes: 7])
    }

    @Test func `one export is made for a user at a time, and a few for all`() async throws {
        let turns = ExportTurns(most: 2)
        let (first, second, third) = (UserID(UUID()), UserID(UUID()), UserID(UUID()))
        let inner = await turns.run(for: first) {
            let again: Bool? = await turns.run(for: first) { true }
            let other: Bool? = await turns.run(for: second) {
                let tooMany: Bool? = await turns.run(for: third) { true }
                return tooMany == nil
            }
            return again == nil && other == true
        }
        #expect(inner == true)
        // Their turns are over, also where one has failed.
        struct Failure: Error {}
        await #expect(throws: Failure.self) { try await turns.run(for: first) { throw Failure() } }
        #expect(await turns.run(for: first) { true } == true)
    }

    @Test func `an export is an error, not half a file, when a service is away`() async throws {
        try await withAccount(.sqlite) { account in
            let tokens = try await account.signIn()
            let away = exports(account) { _ throws(ClientError) in throw ClientError(.timeout) }
            await #expect(throws: Problem.self) { try await away.document(of: tokens.user.id) }
            let refusing = exports(account) { request throws(ClientError) in
                ClientResponse(status: 404, headers: Headers(), body: [], url: request.url)
            }
            let refusal = await #expect(throws: Problem.self) { try await refusing.document(of: tokens.user.id) }
            #expect(refusal?.status == 503)
        }
    }
}

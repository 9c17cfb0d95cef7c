import AccountAPI
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
        let text = #"{"a":{"items":[9]},"items": [ {"id":"1","t":"],}\"{["}, [1,2] ,"x", 3 ],"next":"c\"d"}"#
        let page = try self.page(text)
        #expect(
            page.items.map { String(decoding: $0, as: UTF8.self) } == [
                #"{"id":"1","t":"],}\"{["}"#, "[1,2]", #""x""#, "3",
            ]
        )
        #expect(page.next == "c\"d")
        #expect(page.ids == ["1"])
        #expect(try self.page(#"{"items":[],"next":null}"#).items.isEmpty)
        #expect(throws: JSONReaderError.self) { try self.page(#"{"other":[]}"#) }
        #expect(throws: JSONReaderError.self) { try self.page("nonsense") }
    }

    @Test(arguments: Engine.allCases)
    func `an export holds every page of every household of the user, and of no other`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn(#"{"household_name":"Elm Street"}"#)
            let stranger = try await account.signIn()
            let asked = Mutex<Set<HouseholdID>>([])
            let exports = UserExports(
                store: account.store,
                ask: { service, household, method, target, _ in
                    asked.withLock { _ = $0.insert(household) }
                    if target.hasSuffix("batch-get") {
                        return Array(#"{"items":[{"title":"Soup"},{"title":"Stew"}]}"#.utf8)
                    }
                    guard service == "recipe" else { return Array(#"{"items":[],"next":null}"#.utf8) }
                    #expect(method == .get)
                    let next = target.contains("after=two") ? "null" : "\"two\""
                    return Array(#"{"items":[{"id":"1"},{"id":"2"}],"next":\#(next)}"#.utf8)
                },
                now: { account.time.now }
            )
            let file = try await exports.document(of: tokens.user.id)
            let json = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
            let households = try #require(json["households"] as? [[String: Any]])
            #expect(households.count == 1)
            #expect((households[0]["recipes"] as? [Any])?.count == 4)
            #expect((households[0]["members"] as? [Any])?.count == 1)
            #expect((json["sessions"] as? [Any])?.count == 1)
            #expect(json["created_at"] as? String == account.time.now.description)
            #expect(json["exported_at"] as? String == account.time.now.description)
            #expect((json["audit"] as? [Any])?.count == 1)
            #expect((households[0]["family"] as? [Any])?.isEmpty == true)
            #expect(asked.withLock { $0 } == [try #require(tokens.household?.id)])
            #expect(
                !String(decoding: file.bytes, as: UTF8.self).contains(try #require(stranger.household).id.description)
            )
        }
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
            let exports = UserExports(
                store: account.store,
                ask: { _, _, _, _, _ in throw Problem.unavailable() },
                now: { account.time.now }
            )
            await #expect(throws: Problem.self) { try await exports.document(of: tokens.user.id) }
        }
    }
}

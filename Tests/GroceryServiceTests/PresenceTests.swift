import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct PresenceTests {
    /// Opens a stream and gives what somebody who reads it has heard last of those who look.
    private func look(_ client: TestClient, _ path: String) async throws -> Look {
        Look(stream: try await client.stream(path))
    }

    /// One open stream.
    private struct Look {
        let stream: EventStream

        /// Whether it is told this, within two seconds.
        func hears(_ words: String) async throws -> Bool {
            for _ in 0..<200 {
                let text = String(decoding: stream.drain(), as: UTF8.self)
                if text.contains("event: presence\ndata: ") && text.contains(words) { return true }
                try await Task.sleep(for: .milliseconds(10))
            }
            return false
        }
    }

    /// Whether this many look at a list, as it is soon told.
    private func count(_ client: TestClient, _ list: GroceryListID, is count: Int) async throws -> Bool {
        for _ in 0..<200 {
            if await client.get(presence(list)).text.contains(#""count":\#(count),"#) { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    private func presence(_ list: GroceryListID) -> String { "\(GroceryPaths.list(list))/presence" }

    @Test(arguments: Engine.allCases)
    func `whoever has a list open is told to the others, and guests are told how many`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let events = "\(GroceryPaths.list(list.id))/events"
            let page = try sharePath(await grocery.client.post("\(GroceryPaths.list(list.id))/shares", "{}"))
            let mine = try await look(grocery.client, events)
            #expect(try await mine.hears(#""count":1,"members":[{"user_id":""#))
            // On two devices somebody is one person, and so is a guest who has come back.
            let second = try await look(grocery.client, events)
            let member = try await look(grocery.member(.viewer), events)
            #expect(try await member.hears(#""count":2,"#))
            let guest = "\(page)/events?viewer=\(UUID().uuidString)"
            let cut = try await look(grocery.guest, guest + "&by=Grandma")
            #expect(try await cut.hears("data: {\"count\":3}\n"))
            let back = try await look(grocery.guest, guest + "&by=Grandma")
            #expect(try await back.hears("data: {\"count\":3}\n"))
            #expect(try await mine.hears(#""guests":[{"name":"Grandma"}]"#))
            #expect(await grocery.stranger.get(presence(list.id)).status == 404)
            #expect(await grocery.client.get(presence(.random)).status == 404)
            for look in [second, cut, back, member] { look.stream.close() }
            #expect(try await mine.hears(#""count":1,"#))
            #expect(try await count(grocery.client, list.id, is: 1))
            #expect(await grocery.guest.get("\(page)/events?viewer=me").status == 422)
        }
    }

    @Test func `replicas tell each other who looks at a list, and forget those of one that has ended`() async throws {
        try await Grocery.with(.postgres) { grocery in
            let list = try await grocery.makeList(["milk"])
            let other = grocery.replica
            let mine = try await look(grocery.client, "\(GroceryPaths.list(list.id))/events")
            let theirs = try await look(other, "\(GroceryPaths.list(list.id))/events")
            #expect(try await mine.hears(#""count":2,"#))
            #expect(try await count(other, list.id, is: 2))
            theirs.stream.close()
            #expect(try await mine.hears(#""count":1,"#))

            let stream = EventStream()
            var ending: ListPresence? = ListPresence(db: grocery.db, loop: TestLoop.shared)
            let place = ListPresence.Place(household: grocery.household, list: list.id)
            let guest = GuestViewer(id: ViewerID(UUID()), name: nil)
            ending?.join(place, with: .events(stream), as: .guest(guest), isGuest: true)
            #expect(try await mine.hears(#""count":2,"#))
            ending = nil
            #expect(try await mine.hears(#""count":1,"#), "nobody has said that it has ended")
        }
    }

    @Test func `what a replica tells fits into a notification, however long the names are`() {
        var viewers = Viewers()
        for _ in 0..<40 {
            let name = String(repeating: "👨‍👩‍👧‍👦", count: 40)
            viewers.insert(.guest(GuestViewer(id: ViewerID(UUID()), name: name)))
        }
        #expect(viewers.count == Viewers.most)
        let entries = (0..<9).map { _ in
            PresenceEntry(.init(household: HouseholdID(UUID()), list: .random), viewers)
        }
        let texts = PresenceMessage.texts(from: "12345678", entries)
        #expect(texts.allSatisfy { $0.utf8.count < 8_000 })
        let told = texts.compactMap { PresenceMessage.read($0) }.flatMap(\.lists)
        #expect(told.map(\.place) == entries.map(\.place))
        #expect(told.allSatisfy { $0.viewers.count == Viewers.most })
    }
}

import Database
import Events
import FoundationEssentials
import HTTP
import JSON
import TestSupport
import Testing
import Values

@Suite
struct LiveFeedTests {
    private func feed(_ db: any SQLDatabase, poll: Duration = .seconds(60)) -> LiveFeed {
        let feed = LiveFeed(name: "test", db: db, loop: TestLoop.shared, logger: quietLogger, poll: poll)
        feed.start()
        return feed
    }

    private func open(
        _ feed: LiveFeed,
        _ household: HouseholdID,
        lastEventID: String? = nil,
        forGuests: Bool = false,
        matching: @escaping @Sendable (LiveEvent) -> Bool = { _ in true },
        closing: @escaping @Sendable (LiveEvent) -> Bool = { _ in false }
    ) async throws -> Listener {
        var headers = Headers()
        headers["Last-Event-ID"] = lastEventID
        let request = Request(.get, "/events", headers: headers)
        let response = try await feed.stream(
            request,
            household: household,
            forGuests: forGuests,
            matching: matching,
            closing: closing
        )
        guard case .events(let stream) = response.body else {
            Issue.record("the answer is not a stream")
            return Listener(EventStream())
        }
        return Listener(stream)
    }

    @Test(arguments: Engine.allCases)
    func `a stream says that it is ready, then carries what is committed, in order`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            try await db.write([draft(1)], household)
            let feed = feed(db)
            let listener = try await open(feed, household)
            #expect(await listener.receives(["ready"]))
            #expect(listener.ids == ["1"])
            for number in 2...6 {
                try await db.write([draft(number)], household)
            }
            #expect(await listener.receives(["ready"] + Array(repeating: "thing.happened", count: 5)))
            #expect(listener.ids == ["1", "2", "3", "4", "5", "6"])
            let text = try #require(listener.datas.last)
            #expect(text.contains("\"kind\":\"thing.happened\""))
            #expect(text.contains("\"number\":6,\"title\":\"Soup \\\"of the day\\\"\"}"))
            feed.stop()
            #expect(listener.stream.isClosed)
        }
    }

    @Test(arguments: Engine.allCases)
    func `guests are not told who did what`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let (household, feed) = (newHousehold(), feed(db))
            let member = try await open(feed, household)
            let guest = try await open(feed, household, forGuests: true)
            let by = #""by":{"user_id":"0"}}"#
            for payload in [
                #"{"title":"\",\"by\":{",\#(by)"#, #"{\#(by)"#, #"{"title":"Milk","n":{"by":{}}}"#, "{}",
            ] {
                let event = EventDraft(passingOn: "item.ticked", subject: UUID(), at: .now, payload: payload)
                try await db.write([event], household)
            }
            let kinds = ["ready"] + Array(repeating: "item.ticked", count: 4)
            #expect(await member.receives(kinds))
            #expect(await guest.receives(kinds))
            #expect(member.datas[1].hasSuffix(by) && member.datas[2].hasSuffix(by))
            #expect(guest.datas[1].hasSuffix(#""title":"\",\"by\":{"}"#))
            #expect(!guest.datas[2].contains("by") && guest.datas[2].hasSuffix(#"Z"}"#))
            #expect(guest.datas[3...] == member.datas[3...])
            for data in guest.datas { _ = try JSONReader.read(RawJSON.self, from: data) }
            feed.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `a client that comes back gets what it missed, and nothing twice`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            for number in 1...5 { try await db.write([draft(number)], household) }
            let feed = feed(db)
            let listener = try await open(feed, household, lastEventID: "2")
            #expect(await listener.receives(Array(repeating: "thing.happened", count: 3)))
            #expect(listener.ids == ["3", "4", "5"])
            let upToDate = try await open(feed, household, lastEventID: "5")
            try await db.write([draft(6)], household)
            #expect(await upToDate.receives(["thing.happened"]))
            #expect(upToDate.ids == ["6"])
            feed.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `a client that was away for too long is told to read anew`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let now = Instant.now
            try await db.write([draft(1), draft(2), draft(3)], household, at: now - .seconds(90_000))
            try await db.write([draft(4)], household)
            try await Outbox.sweep(db, before: now - .seconds(86_400))
            let feed = feed(db)
            for id in ["1", "99", "nonsense", "-4"] {
                let listener = try await open(feed, household, lastEventID: id)
                #expect(await listener.receives(["reset"]), "Last-Event-ID: \(id)")
                #expect(listener.ids == ["4"])
            }
            let inTime = try await open(feed, household, lastEventID: "3")
            #expect(await inTime.receives(["thing.happened"]))
            feed.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `a stream carries only its own household's events, and only those that match`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let (own, other) = (newHousehold(), newHousehold())
            let feed = feed(db)
            let listener = try await open(feed, own) { event in
                (try? JSONReader.read(Details.self, from: event.payload).number.isMultiple(of: 2)) == true
            }
            for number in 1...4 {
                try await db.write([draft(number)], own)
                try await db.write([draft(number * 10)], other)
            }
            #expect(await listener.receives(["ready", "thing.happened", "thing.happened"]))
            #expect(listener.ids == ["0", "2", "4"])
            feed.stop()
        }
    }

    @Test func `a change that nobody announced is found by the poll`() async throws {
        try await withDatabase(.sqlite, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let feed = feed(db, poll: .milliseconds(30))
            let listener = try await open(feed, household)
            try await db.write([draft(1)], household)
            #expect(await listener.receives(["ready", "thing.happened"]))
            feed.stop()
        }
    }

    @Test func `on PostgreSQL another replica's change arrives by notification`() async throws {
        try await withDatabase(.postgres, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let (here, there) = (feed(db), feed(db))
            let listener = try await open(here, household)
            // Listening begins in the background.
            let arrived = try await eventually {
                try await db.write([draft(1)], household)
                return listener.kinds.contains("thing.happened")
            }
            #expect(arrived)
            here.stop()
            there.stop()
        }
    }

    @Test func `a stream ends after the event that closes it`() async throws {
        try await withDatabase(.sqlite, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let feed = feed(db)
            let listener = try await open(feed, household, closing: { _ in true })
            try await db.write([draft(1)], household)
            #expect(await eventually { listener.stream.isClosed })
            #expect(feed.streamCount == 0)
            feed.stop()
        }
    }

    @Test func `many streams under many writers miss nothing`() async throws {
        try await withDatabase(.sqlite, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let feed = feed(db)
            var listeners: [Listener] = []
            for _ in 0..<10 { listeners.append(try await open(feed, household)) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<4 {
                    group.addTask {
                        for number in 0..<15 {
                            try await db.write([draft(writer * 100 + number)], household)
                        }
                    }
                }
                try await group.waitForAll()
            }
            for listener in listeners {
                #expect(await listener.receives(["ready"] + Array(repeating: "thing.happened", count: 60)))
                #expect(listener.ids == (0...60).map(String.init))
            }
            feed.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `clients that come and go while others are being served miss nothing`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let feed = feed(db)
            let steady = try await open(feed, household)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for number in 1...90 {
                        try await db.write([draft(number)], household)
                    }
                }
                for client in 0..<4 {
                    group.addTask {
                        var ids: [String] = []
                        var last = "0"
                        while last != "90" {
                            let visit = try await open(feed, household, lastEventID: last)
                            try await Task.sleep(for: .milliseconds(2 + client * 3))
                            visit.stream.close()
                            ids += visit.ids
                            last = ids.last ?? "0"
                        }
                        #expect(ids == (1...90).map(String.init))
                    }
                }
                try await group.waitForAll()
            }
            #expect(await steady.receives(["ready"] + Array(repeating: "thing.happened", count: 90)))
            #expect(steady.ids == (0...90).map(String.init))
            feed.stop()
        }
    }
}

import AccountAPI
import FoundationEssentials
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import ActivityService

/// What devices are told of what others do.
@Suite struct PushTests {
    private static let list = GroceryListID(UUID())

    /// Somebody's deeds, one event each.
    private static func deeds(
        _ kind: String,
        _ count: Int,
        by user: UserID?,
        from first: Int64,
        _ more: String = ""
    ) -> [Activity.Told] {
        let by = user.map { #","by":{"user_id":"\#($0)"}"# } ?? ""
        return (0..<Int64(count)).map { .item(kind, list, first + $0, more + by) }
    }

    @Test(arguments: Engine.allCases)
    func `many ticks are one message to the others, and later ones come after a pause`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let anna = UserID(.version7())
            activity.surroundings.belong(HouseholdPeople(language: "de-AT", people: [.init(id: anna, name: "Anna")]))
            let friend = activity.identity.client(of: activity.router, household: activity.household, user: anna)
            let (own, hers) = (Phone("own"), Phone("hers"))
            try await activity.subscribe(own)
            try await activity.subscribe(hers, as: friend)
            let ticks = Self.deeds("list.item_checked", 2, by: anna, from: 1)
            await activity.deliver(ticks + Self.deeds("list.item_checked", 1, by: activity.user, from: 3))
            activity.clock.advance(seconds: 16)
            try await activity.worker.run()
            #expect(activity.receiver.calls.isEmpty, "two ticks and one's own are no shopping")
            await activity.deliver(Self.deeds("list.item_checked", 2, by: anna, from: 4))
            #expect(try await activity.worker.run() == 0, "it is waited for more")
            activity.clock.advance(seconds: 16)
            try await activity.worker.run()
            let calls = activity.receiver.calls
            #expect(calls.map(\.url) == [own.endpoint], "not to Anna herself")
            let place = "/households?show=\(activity.household)&to=/groceries/\(Self.list)"
            #expect(try own.read(calls[0]) == ["Week", "Anna kauft ein: 5 von 12", place])
            await activity.deliver(Self.deeds("list.item_checked", 5, by: anna, from: 6))
            activity.clock.advance(seconds: 60)
            #expect(try await activity.worker.run() == 0, "the device is left alone for a while")
            activity.clock.advance(seconds: 60)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 2)
            #expect(activity.receiver.calls[1].headers["Topic"] == calls[0].headers["Topic"])
            activity.clock.advance(seconds: 600)
            await activity.deliver(Self.deeds("list.item_checked", 1, by: anna, from: 11))
            activity.clock.advance(seconds: 16)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 2, "the trip is over")
        }
    }

    @Test(arguments: Engine.allCases)
    func `new things are named, those taken off again are not, and only the kinds that are wanted are told`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let guest = #","created":true,"by":{"guest":"Oma","share_id":"\#(ShareID(UUID()))"}"#
            let (lists, shopping) = (Phone("lists"), Phone("shopping"))
            try await activity.subscribe(lists, #"["lists"]"#)
            try await activity.subscribe(shopping, #"["shopping"]"#)
            func added(_ title: String, _ item: GroceryItemID, _ sequence: Int64) -> Activity.Told {
                .init(
                    sequence: sequence,
                    kind: "list.item_changed",
                    payload: #"{"list_id":"\#(Self.list)","item_id":"\#(item)","title":"\#(title)"\#(guest)}"#
                )
            }
            let items = (0..<7).map { _ in GroceryItemID(UUID()) }
            await activity.deliver(
                zip(["milk", "bread", "eggs", "tea", "salt", "rice", "oil"], items).enumerated().map {
                    added($1.0, $1.1, Int64($0) + 1)
                }
            )
            let removed = #"{"list_id":"\#(Self.list)","item_id":"\#(items[1])","by":{"user_id":"\#(activity.user)"}}"#
            await activity.deliver([.init(sequence: 8, kind: "list.item_removed", payload: removed)])
            // Changes of what is there, and what nobody has asked for.
            await activity.deliver(Self.deeds("list.item_changed", 3, by: UserID(.version7()), from: 9))
            await activity.deliver(Self.deeds("list.item_changed", 3, by: nil, from: 12, #","created":true"#))
            activity.clock.advance(seconds: 16)
            try await activity.worker.run()
            #expect(activity.receiver.calls.map(\.url) == [lists.endpoint])
            let read = try lists.read(try #require(activity.receiver.calls.first))
            #expect(read[1] == "Oma added milk, eggs, tea, salt and 2 more")
            activity.surroundings.have(nil)
            await activity.deliver([added("tofu", GroceryItemID(UUID()), 15)])
            activity.clock.advance(seconds: 600)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1, "the list is gone")
        }
    }

    @Test(arguments: Engine.allCases)
    func `who leaves or signs out is told nothing more, and a device that is gone is forgotten`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let anna = UserID(.version7())
            var sequence: Int64 = 1
            func shop() async throws {
                await activity.deliver(Self.deeds("list.item_checked", 3, by: anna, from: sequence))
                sequence += 3
                activity.clock.advance(seconds: 16)
                try await activity.worker.run()
            }
            try await activity.subscribe(Phone())
            activity.surroundings.belong(nil)
            try await shop()
            #expect(try await activity.devices() == [] && activity.receiver.calls.isEmpty)
            activity.surroundings.belong(HouseholdPeople(language: "en", people: []))

            for status in [404, 410] {
                try await activity.subscribe(Phone())
                activity.receiver.answers(status)
                try await shop()
                #expect(try await activity.devices() == [])
            }
            activity.receiver.answers(201)
            try await activity.subscribe(Phone())
            await activity.leave(activity.user, 1)
            #expect(try await activity.devices() == [])
            activity.receiver.forget()
            try await shop()
            #expect(activity.receiver.calls.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a service that fails is asked again when it says, and given up after days`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let phone = Phone()
            try await activity.subscribe(phone)
            activity.receiver.answers(429, retryAfter: "200")
            let anna = UserID(.version7())
            await activity.deliver(Self.deeds("list.item_checked", 3, by: anna, from: 1))
            activity.clock.advance(seconds: 16)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1)
            activity.clock.advance(seconds: 190)
            #expect(try await activity.worker.run() == 0)
            activity.clock.advance(seconds: 11)
            activity.receiver.answers(201)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 2)
            #expect(try phone.read(activity.receiver.calls[1])[1] == "Somebody is shopping: 5 of 12")

            activity.receiver.fails(.timeout)
            for day in 0..<4 {
                #expect(try await activity.devices().count == 1, "day \(day)")
                activity.clock.advance(days: 1)
                await activity.deliver(Self.deeds("list.item_checked", 3, by: anna, from: Int64(4 + 3 * day)))
                activity.clock.advance(seconds: 16)
                try await activity.worker.run()
            }
            #expect(try await activity.devices() == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `of two replicas one tells a device, and a turn that was lost is taken up again`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let replica = activity.replica()
            try await activity.subscribe(Phone())
            await activity.deliver(Self.deeds("list.item_checked", 3, by: UserID(.version7()), from: 1))
            activity.clock.advance(seconds: 16)
            activity.receiver.during { [replica] in
                let turns = try? await replica.worker.run()
                #expect(turns == 0)
            }
            activity.receiver.fails(.cancelled)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1 && replica.receiver.calls.isEmpty)
            #expect(try await replica.worker.run() == 0)
            activity.clock.advance(seconds: 91)
            #expect(try await replica.worker.run() == 1)
            #expect(replica.receiver.calls.count == 1)
        }
    }
}

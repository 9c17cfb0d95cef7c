import AccountAPI
import FoundationEssentials
import HTTP
import TestSupport
import Testing
import Values

@testable import ActivityService

/// Devices that are reminded of the meals of a day.
@Suite struct ReminderTests {
    private static func at(_ text: String) throws -> Instant { try #require(Instant("2026-\(text)Z")) }
    private static func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate("2026-\(text)")) }
    private static let byAnna = #","by":{"user_id":"\#(UUID())"}"#
    private static let list = GroceryListID(UUID())
    private static let morning = #"{"time":"07:30","day":"today"}"#

    /// Lets the service work at a time; what has been sent by then.
    @discardableResult
    private static func run(_ activity: Activity, at time: String) async throws -> Int {
        activity.clock.set(try at(time))
        try await activity.worker.run()
        return activity.receiver.calls.count
    }

    @Test(arguments: Engine.allCases)
    func `a device is told each day's meals at its time, by the household's clocks`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (phone, surroundings) = (Phone(), activity.surroundings)
            surroundings.live(in: "Europe/Berlin")
            surroundings.belong(HouseholdPeople(language: "de-AT", people: []))
            surroundings.plan("Linsensuppe", "lunch", on: try Self.day("11-21"))
            surroundings.plan("Lasagne", "dinner", on: try Self.day("11-21"), for: 4)
            surroundings.plan("Pizza", "dinner", on: try Self.day("11-22"), for: 1)
            activity.clock.set(try Self.at("11-20T21:00:00"))
            let made = try await activity.subscribe(phone, #"["shopping"]"#, reminder: Self.morning)
            #expect(made.kinds == ["shopping"] && made.reminder?.time == "07:30" && made.reminder?.day == "today")
            #expect(try await activity.devices() == [made])
            #expect(try await Self.run(activity, at: "11-20T21:00:01") == 0)
            #expect(try await Self.run(activity, at: "11-21T06:29:59") == 0)
            #expect(try await Self.run(activity, at: "11-21T06:30:00") == 1)
            let call = try #require(activity.receiver.calls.first)
            let place = "/households?show=\(activity.household)&to=/plan?day=2026-11-21"
            let words = "Linsensuppe (Mittagessen), Lasagne (Abendessen, 4 Portionen)"
            #expect(try phone.read(call) == ["Heute", words, place])
            #expect(call.headers["TTL"] == "21600" && call.headers["Urgency"] == "normal")
            #expect(try await Self.run(activity, at: "11-21T06:30:01") == 1, "once a day")
            activity.clock.set(try Self.at("11-22T06:29:40"))
            await activity.deliver((1...3).map { .item("list.item_checked", Self.list, $0, Self.byAnna) })
            #expect(try await Self.run(activity, at: "11-22T06:29:56") == 2, "somebody is shopping")
            #expect(try await Self.run(activity, at: "11-22T06:30:00") == 3, "which keeps no reminder waiting")
            #expect(try phone.read(activity.receiver.calls[2])[1] == "Pizza (Abendessen, 1 Portion)")
            #expect(
                activity.receiver.calls[2].headers["Topic"] == call.headers["Topic"],
                "it replaces the day before's"
            )
            #expect(try await Self.run(activity, at: "11-23T06:30:00") == 3, "nothing is planned")
            #expect(try await activity.subscribe(phone).reminder == nil, "it is taken back")
            surroundings.plan("Suppe", "lunch", on: try Self.day("11-24"))
            #expect(try await Self.run(activity, at: "11-24T06:30:00") == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is over is not told, and tomorrow is another day; a household's plan is read once`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let (late, early) = (Phone("late"), Phone("early"))
            for slot in ["breakfast", "dinner"] {
                activity.surroundings.plan("Heute", slot, on: try Self.day("11-21"))
                activity.surroundings.plan("Morgen", slot, on: try Self.day("11-22"))
            }
            activity.clock.set(try Self.at("11-21T12:00:00"))
            try await activity.subscribe(late, "[]", reminder: #"{"time":"17:00","day":"today"}"#)
            try await activity.subscribe(early, "[]", reminder: #"{"time":"17:00","day":"tomorrow"}"#)
            try await Self.run(activity, at: "11-21T12:00:01")
            let read = activity.surroundings.plansRead
            #expect(try await Self.run(activity, at: "11-21T17:00:00") == 2 && read == 0)
            let calls = Dictionary(uniqueKeysWithValues: activity.receiver.calls.map { ($0.url, $0) })
            #expect(try late.read(try #require(calls[late.endpoint])).prefix(2) == ["Today", "Heute (dinner)"])
            let tomorrow = try early.read(try #require(calls[early.endpoint]))
            #expect(tomorrow.prefix(2) == ["Tomorrow", "Morgen (breakfast), Morgen (dinner)"])
            #expect(tomorrow[2].hasSuffix("/plan?day=2026-11-22"))
            #expect(activity.surroundings.plansRead == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a reminder that was missed for an hour is not told, and other clocks hold from then on`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            for number in 21...26 {
                activity.surroundings.plan("Suppe", "dinner", on: try Self.day("11-\(number)"))
            }
            activity.clock.set(try Self.at("11-20T21:00:00"))
            try await activity.subscribe(Phone(), "[]", reminder: Self.morning)
            try await Self.run(activity, at: "11-20T21:00:01")
            #expect(try await Self.run(activity, at: "11-21T08:30:01") == 0, "too late")
            #expect(try await Self.run(activity, at: "11-23T08:29:00") == 1, "in time, after days")
            // An hour earlier than before.
            activity.surroundings.live(in: "Europe/Berlin")
            let renamed = Activity.Told(
                source: "account",
                sequence: 1,
                kind: "household.settings_changed",
                payload: #"{"version":2}"#
            )
            #expect(await activity.deliver([renamed]) < 300)
            try await Self.run(activity, at: "11-23T08:30:00")
            #expect(try await Self.run(activity, at: "11-24T06:30:00") == 2)
            #expect(try await Self.run(activity, at: "11-24T07:30:00") == 2, "once")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of two replicas one reminds a device, and who has left or signed out is not reminded`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let replica = activity.replica()
            for number in 21...24 {
                activity.surroundings.plan("Suppe", "dinner", on: try Self.day("11-\(number)"))
            }
            activity.clock.set(try Self.at("11-20T21:00:00"))
            try await activity.subscribe(Phone(), "[]", reminder: Self.morning)
            try await Self.run(activity, at: "11-20T21:00:01")
            activity.receiver.during { [replica] in
                let turns = try? await replica.worker.run()
                #expect(turns == 0)
            }
            #expect(try await Self.run(activity, at: "11-21T07:30:00") == 1)
            #expect(try await replica.worker.run() == 0 && replica.receiver.calls.isEmpty)

            activity.receiver.answers(503, retryAfter: "200")
            #expect(try await Self.run(activity, at: "11-22T07:30:00") == 2)
            #expect(try await Self.run(activity, at: "11-22T07:33:00") == 2, "its service is not ready yet")
            activity.receiver.answers(201)
            #expect(try await Self.run(activity, at: "11-22T07:34:00") == 3)

            activity.surroundings.belong(nil)
            #expect(try await Self.run(activity, at: "11-23T07:30:00") == 3)
            #expect(try await activity.devices() == [])
            try await activity.subscribe(Phone(), "[]", reminder: Self.morning)
            activity.surroundings.live(in: nil)
            try await Self.run(activity, at: "11-23T07:30:01")
            #expect(try await activity.devices() == [], "the household is gone")
        }
    }

    @Test func `a time that the clocks skip comes later, and one that they show twice once`() throws {
        let night = Reminder(time: TimeOfDay(2, 30), day: .today)
        func times(_ now: String) throws -> ReminderTimes {
            ReminderTimes(night, around: try Self.at(now), in: "Europe/Berlin")
        }
        // From 2 to 3 o'clock on the 29th of March.
        #expect(try times("03-28T20:00:00").next == Self.at("03-29T01:30:00"))
        #expect(try times("03-29T01:30:00").last == Self.at("03-29T01:30:00"))
        #expect(try times("03-29T01:30:00").next == Self.at("03-30T00:30:00"))
        // From 3 to 2 o'clock on the 25th of October.
        #expect(try times("10-24T20:00:00").next == Self.at("10-25T00:30:00"))
        #expect(try times("10-25T01:30:00").last == Self.at("10-25T00:30:00"))
        #expect(try times("10-25T01:30:00").next == Self.at("10-26T01:30:00"))
        #expect(try times("10-25T01:30:00").date == Self.day("10-25"))
        #expect(
            try ReminderTimes(night, around: Self.at("10-25T01:30:00"), in: "None").next == Self.at("10-25T02:30:00")
        )
    }

    @Test func `only times of day and the two days are taken`() async throws {
        try await Activity.with(.sqlite) { activity async throws in
            let bad = [
                (#"{"time":"24:00","day":"today"}"#, "/reminder/time"),
                (#"{"time":"7:30","day":"today"}"#, "/reminder/time"),
                (#"{"time":"07:30","day":"yesterday"}"#, "/reminder/day"),
            ]
            for (reminder, pointer) in bad {
                let answer = await activity.client.post("/api/v1/push-subscriptions", Phone().body("[]", reminder))
                #expect(answer.status == 422)
                #expect(String(decoding: answer.body, as: UTF8.self).contains(#""\#(pointer)""#), "\(answer)")
            }
        }
    }
}

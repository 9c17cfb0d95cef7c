import AccountAPI
import FoundationEssentials
import HTTP
import Identity
import Telemetry
import Values

/// Tells devices what others do on the household's lists: summed up, and not more often than every few minutes.
///
/// A turn looks at what has happened in the last minutes, so nothing is written for each event and device. What cannot be
/// told in time is not told any more.
struct PushSender: Sendable {
    let store: SQLPushStore
    let post: PushPost
    let neighbours: PushNeighbours
    let logger: Logger
    let now: @Sendable () -> Instant

    /// The devices as the worker takes them.
    var queue: CallQueue {
        CallQueue(name: "device", due: PushSQL.due) { id, household in
            guard let claimed = try await store.claim(PushID(id), of: household, at: now()) else { return nil }
            return { try await turn(of: claimed) }
        }
    }

    private func turn(of claimed: ClaimedSubscription) async throws {
        let device = claimed.subscription
        var course = PushCourse(device)
        let events = try await store.events(of: device.household)
        let start = now() - PushRules.window
        let deeds = events.filter { $0.at >= start }.compactMap { PushDeed($0) }
        let topics = PushDigest.topics(of: deeds, for: device.user, device.pushKinds, after: course.cursor)
        let last = max(course.cursor, events.last?.sequence ?? 0)
        guard !topics.isEmpty else {
            course.cursor = last
            return try await store.settle(claimed, course, next: now() + PushRules.gathering)
        }
        guard let people = try await neighbours.people(device) else {
            logger.info("a device is told no more, as its user has left or signed out", ["device": device.id])
            return try await store.end(claimed)
        }
        var isTold = false
        for topic in topics {
            guard let list = try await neighbours.list(topic.list, device.household) else { continue }
            let message = message(topic, on: list, people, to: device)
            guard let outcome = try await post.send(message, to: device) else { return }
            guard outcome.isDelivered else {
                guard course.fail(outcome, at: now()) else {
                    logger.info("a device is told no more, as its service has refused", ["device": device.id])
                    return try await store.end(claimed)
                }
                return try await store.settle(claimed, course, next: course.quietUntil ?? now())
            }
            isTold = true
        }
        course.cursor = last
        if isTold { course.succeed(at: now()) }
        try await store.settle(claimed, course, next: isTold ? now() + PushRules.interval : now() + PushRules.gathering)
    }

    private func message(
        _ topic: PushTopic,
        on list: PushList,
        _ people: HouseholdPeople,
        to device: StoredSubscription
    ) -> PushMessage {
        let notice = PushTexts.notice(
            of: topic,
            on: list,
            names: Dictionary(people.people.map { ($0.id, $0.name) }) { first, _ in first },
            in: PushTexts.catalogue.texts(in: people.language)
        )
        return PushMessage(topic, in: device.household, notice)
    }
}

/// What is asked of others before a device is told something.
struct PushNeighbours: Sendable {
    /// Whom the device's household has; nil once its user has left it, or signed out.
    var people: @Sendable (StoredSubscription) async throws(Problem) -> HouseholdPeople?
    /// A list as it is now; nil if it is gone, or a draft.
    var list: @Sendable (GroceryListID, HouseholdID) async throws(Problem) -> PushList?
    /// A household's clocks, asked for anew each time; nil if it is gone.
    var home: @Sendable (HouseholdID) async throws(Problem) -> PushHome?
    /// What is planned from one day to another and not cooked yet, in order.
    var meals: @Sendable (HouseholdID, CalendarDate, CalendarDate) async throws(Problem) -> [PlannedMeal]
}

/// What is told of a list.
struct PushList: Hashable, Sendable {
    let title: String
    /// How many of its things are ticked.
    let done: Int
    let all: Int
}

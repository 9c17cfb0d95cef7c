import AccountAPI
import FoundationEssentials
import HTTP
import Telemetry
import Values

/// Tells devices the meals of a day at the time that they have asked for.
///
/// A turn is a household's: its plan is read once for all devices that are reminded at the time. A device is told within
/// an hour or not at all.
struct ReminderSender: Sendable {
    /// After so long the rest of a household's devices has to wait for another turn.
    private static let turn = Duration.seconds(20)

    let store: SQLPushStore
    let post: PushPost
    let neighbours: PushNeighbours
    let logger: Logger
    let now: @Sendable () -> Instant

    /// The households as the worker takes them.
    var queue: CallQueue {
        CallQueue(name: "reminder", due: ReminderSQL.due) { _, household in
            let claimed = try await store.claimReminders(of: household, at: now())
            guard !claimed.isEmpty else { return nil }
            return { try await turn(of: claimed, in: household) }
        }
    }

    /// A device that is to be told now.
    private struct Call {
        let device: ClaimedSubscription
        let reminder: Reminder
        let times: ReminderTimes
    }

    private func turn(of claimed: [ClaimedSubscription], in household: HouseholdID) async throws {
        let start = now()
        guard let home = try await neighbours.home(household) else {
            for device in claimed { try await store.end(device) }
            return
        }
        var calls: [Call] = []
        for device in claimed {
            guard let reminder = device.subscription.reminder, let due = device.subscription.remindAt else {
                try await store.release(device)
                continue
            }
            let times = ReminderTimes(reminder, around: start, in: home.timeZone)
            // It is due as well when it has to be found out what its time is.
            let isTime = times.last >= due
            // defence: reminders-in-time
            if isTime && start - times.last <= PushRules.lateness {
                calls.append(Call(device: device, reminder: reminder, times: times))
            } else {
                try await store.settleReminder(device, PushCourse(device.subscription), next: times.next)
            }
        }
        let dates = calls.map(\.times.date)
        guard let first = dates.min(), let last = dates.max() else { return }
        let planned = try await neighbours.meals(household, first, last)
        for (number, call) in calls.enumerated() {
            guard now() - start <= Self.turn else {
                for rest in calls[number...] { try await store.release(rest.device) }
                return
            }
            let meals = call.reminder.meals(of: planned, on: call.times.date, in: home)
            guard try await tell(meals, call) else { return }
        }
    }

    /// Tells a device what is planned; false if this process ends.
    private func tell(_ meals: [PlannedMeal], _ call: Call) async throws -> Bool {
        let device = call.device.subscription
        var course = PushCourse(device)
        guard !meals.isEmpty else {
            try await store.settleReminder(call.device, course, next: call.times.next)
            return true
        }
        guard let people = try await neighbours.people(device) else {
            logger.info("a device is told no more, as its user has left or signed out", ["device": device.id])
            try await store.end(call.device)
            return true
        }
        let texts = PushTexts.catalogue.texts(in: people.language)
        let notice = PushTexts.notice(of: meals, on: call.reminder.day, in: texts)
        let message = PushMessage(of: call.times.date, in: device.household, notice)
        guard let outcome = try await post.send(message, to: device) else { return false }
        if outcome.isDelivered {
            course.succeed(at: now())
            try await store.settleReminder(call.device, course, next: call.times.next)
        } else if course.fail(outcome, at: now()) {
            // It stays due, and is left alone for a while.
            try await store.settleReminder(call.device, course, next: device.remindAt ?? call.times.next)
        } else {
            logger.info("a device is told no more, as its service has refused", ["device": device.id])
            try await store.end(call.device)
        }
        return true
    }
}

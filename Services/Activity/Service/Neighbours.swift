import AccountAPI
import GroceryAPI
import HTTP
import Identity
import JSON
import MealPlanAPI
import Runtime
import Values

/// What the activity service asks of others: that they take back what they have told.
struct Neighbours: Sendable {
    /// What is at a path of a service, for whoever asks; nil if it is not there.
    var read: @Sendable (_ service: String, _ path: String) async throws(Problem) -> ClientResponse?
    /// Takes something back at a service, in the name of whoever asks and with no more rights than their token has.
    var undo: @Sendable (_ service: String, _ undo: Undo, _ headers: Headers) async throws(Problem) -> ClientResponse
}

extension PushNeighbours {
    /// The real services at their addresses.
    init(_ context: ServiceContext) {
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        let grocery = GroceryClient(context.neighbour("grocery"))
        let plan = MealPlanClient(context.neighbour("meal-plan"))
        self.init { device throws(Problem) in
            try await account.people(of: device.household, for: device.user, in: device.session)
        } list: { list, household throws(Problem) in
            do throws(Problem) {
                let found = try await grocery.list(list, as: .service(context.internalSecret, household: household))
                guard !found.draft else { return nil }
                return PushList(
                    title: found.title,
                    done: found.items.count { $0.checked },
                    all: found.items.count
                )
            } catch {
                guard error.status == 404 else { throw error }
                return nil
            }
        } home: { household throws(Problem) in
            // Clocks of a minute ago would tell those who have just set them at the wrong time.
            account.forget(household)
            do throws(Problem) {
                return PushHome(try await account.household(household))
            } catch {
                guard error.status == 404 else { throw error }
                return nil
            }
        } meals: { household, first, last throws(Problem) in
            let credentials = Neighbour.Credentials.service(context.internalSecret, household: household)
            let window = try await plan.window(from: first, to: last, as: credentials)
            return window.entries.filter { $0.cookedAt == nil }.map(PlannedMeal.init)
        }
    }
}

extension PushHome {
    init(_ facts: HouseholdFacts) {
        let times = facts.slotTimes
        self.init(
            timeZone: facts.timeZone,
            times: Dictionary(
                uniqueKeysWithValues: MealSlot.allCases.map { slot in
                    switch slot {
                    case .breakfast: (slot.rawValue, times.breakfast)
                    case .lunch: (slot.rawValue, times.lunch)
                    case .dinner: (slot.rawValue, times.dinner)
                    case .snacks: (slot.rawValue, times.snacks)
                    }
                }
            )
        )
    }
}

extension PlannedMeal {
    init(_ entry: PlanEntryBody) {
        self.init(
            date: entry.date,
            slot: entry.slot.rawValue,
            title: entry.title ?? entry.note ?? "",
            servings: entry.leftoverOf == nil ? entry.servings : nil
        )
    }
}

extension Neighbours {
    /// The real services at their addresses.
    init(_ context: ServiceContext) {
        self.init { service, path throws(Problem) in
            do throws(Problem) {
                return try await context.neighbour(service).call(.get, path)
            } catch {
                guard error.status == 404 else { throw error }
                return nil
            }
        } undo: { service, undo, headers throws(Problem) in
            let neighbour = context.neighbour(service)
            let method = Method(rawValue: undo.verb.rawValue)
            // The scopes of a token are checked where the change is made: it is what the caller's program asks for.
            var own = Neighbour.Credentials.forwarded
            own.headers[InternalSecret.header] = nil
            // What was done by a call whose answer is lost would be refused the second time.
            guard let body = undo.body else {
                return try await neighbour.call(method, undo.path, headers: headers, idempotent: false, as: own)
            }
            return try await neighbour.call(method, undo.path, headers: headers, body: body, idempotent: false, as: own)
        }
    }
}

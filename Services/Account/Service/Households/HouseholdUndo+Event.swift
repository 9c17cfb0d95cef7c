import AccountAPI
import Identity
import JSON
import Kitchen
import Values

extension Undo {
    /// Gives a household again the name and the settings that it had.
    init?(from new: Household, to old: Household) {
        func members(_ household: Household) -> [String: AnyJSON] {
            let times = SlotTimesBody(household).jsonBytes()
            return [
                "name": .string(household.name.text), "time_zone": .string(household.timeZone.text),
                "measurement_system": household.measurementSystem.map { .string($0.rawValue) } ?? .null,
                "language": .string(household.language.text), "week_start": .string(household.weekStart.rawValue),
                "slot_times": (try? JSONReader.read(AnyJSON.self, from: times)) ?? .null,
            ]
        }
        let (was, now) = (members(old), members(new))
        let body = was.filter { now[$0.key] != $0.value }
        guard !body.isEmpty else { return nil }
        let path = "\(AccountPaths.households)/\(new.id)"
        self.init(.patch, path, body: .object(body), state: State(path, has: now.filter { body[$0.key] != nil }))
    }
}

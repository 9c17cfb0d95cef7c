import AccountAPI
import Identity
import JSON
import Kitchen
import Values

extension Undo {
    /// Gives a household again the name and the settings that it had.
    init?(from new: Household, to old: Household) {
        let (was, now) = (old.members, new.members)
        let body = was.filter { now[$0.key] != $0.value }
        guard !body.isEmpty else { return nil }
        let path = "\(AccountPaths.households)/\(new.id)"
        self.init(.patch, path, body: .object(body), state: State(path, has: now.filter { body[$0.key] != nil }))
    }
}

extension Household {
    /// Its name and its settings, as the API names them.
    var members: [String: AnyJSON] {
        let times = SlotTimesBody(self).jsonBytes()
        return [
            "name": .string(name.text), "time_zone": .string(timeZone.text),
            "measurement_system": measurementSystem.map { .string($0.rawValue) } ?? .null,
            "language": .string(language.text), "week_start": .string(weekStart.rawValue),
            "slot_times": (try? JSONReader.read(AnyJSON.self, from: times)) ?? .null,
        ]
    }
}

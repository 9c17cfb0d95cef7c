import AccountAPI
import HTTP

/// Reads what requests say about a household; collects all that is wrong with it before it throws.
struct HouseholdReading {
    private let isTimeZone: @Sendable (String) -> Bool
    private var errors: [FieldError] = []

    private init(isTimeZone: @escaping @Sendable (String) -> Bool) {
        self.isTimeZone = isTimeZone
    }

    /// A change, or the wishes for a new household.
    static func change(
        _ body: HouseholdChangeBody,
        isTimeZone: @escaping @Sendable (String) -> Bool
    ) throws(Problem) -> Household.Change {
        var reading = HouseholdReading(isTimeZone: isTimeZone)
        let change = Household.Change(
            name: reading.name(body.name, at: "/name"),
            timeZone: reading.timeZone(body.timeZone, at: "/time_zone"),
            measurementSystem: reading.measurementSystem(body.measurementSystem, at: "/measurement_system")
        )
        try reading.finish()
        return change
    }

    /// The wishes of somebody who signs in for the first time.
    static func change(
        _ body: AnonymousSignInBody,
        isTimeZone: @escaping @Sendable (String) -> Bool
    ) throws(Problem) -> Household.Change {
        var reading = HouseholdReading(isTimeZone: isTimeZone)
        let change = Household.Change(
            name: reading.name(body.householdName, at: "/household_name"),
            timeZone: reading.timeZone(body.timeZone, at: "/time_zone")
        )
        try reading.finish()
        return change
    }

    private mutating func name(_ text: String?, at pointer: String) -> HouseholdName? {
        guard let text else { return nil }
        do {
            return try HouseholdName(text)
        } catch {
            errors.append(error.fieldError(at: pointer))
            return nil
        }
    }

    private mutating func timeZone(_ text: String?, at pointer: String) -> TimeZoneName? {
        guard let text else { return nil }
        do {
            return try TimeZoneName(text, isKnown: isTimeZone)
        } catch {
            errors.append(error.fieldError(at: pointer))
            return nil
        }
    }

    private mutating func measurementSystem(_ text: String??, at pointer: String) -> MeasurementSystem?? {
        guard let text else { return nil }
        guard let text else { return .some(nil) }
        guard let system = MeasurementSystem(rawValue: text) else {
            let known = MeasurementSystem.allCases.map(\.rawValue).joined(separator: " or ")
            errors.append(FieldError(pointer: pointer, code: "unknown", detail: "must be \(known), or null"))
            return nil
        }
        return .some(system)
    }

    private func finish() throws(Problem) {
        if !errors.isEmpty { throw .invalid(errors) }
    }
}

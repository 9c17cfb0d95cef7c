public import HTTP
public import Kitchen

extension Request {
    /// The measurement system that `?measurement_system=` asks for.
    public func measurementSystem() throws(Problem) -> MeasurementSystem? {
        var fields = FieldCheck()
        let system: MeasurementSystem? = fields.choice(query["measurement_system"], "?measurement_system")
        try fields.finish()
        return system
    }
}

extension Request {
    /// The language that `Accept-Language` prefers among those of the kitchen; English without it.
    public var language: Language {
        let codes = Language.allCases.map(\.rawValue)
        return AcceptLanguage(headers["Accept-Language"]).best(of: codes).map { Language(tag: $0) } ?? .en
    }
}

extension Parameter {
    /// `measurement_system`: how amounts are shown.
    public static let measurementSystem = Parameter(
        "measurement_system",
        .words(of: MeasurementSystem.self),
        description: "Shows amounts in this system, as `text` of items and `display` of amounts; exact values stay."
    )
}

import HTTP
import Kitchen

extension Request {
    /// The measurement system that `?measurement_system=` asks for.
    func measurementSystem() throws(Problem) -> MeasurementSystem? {
        var fields = FieldCheck()
        let system: MeasurementSystem? = fields.choice(query["measurement_system"], "?measurement_system")
        try fields.finish()
        return system
    }
}

extension Parameter {
    /// `measurement_system`: shows amounts in other words as well.
    static let measurementSystem = Parameter(
        "measurement_system",
        .enumeration(MeasurementSystem.allCases.map(\.rawValue)),
        description: "Adds to each amount how it is shown in this system; the exact amounts stay."
    )
}

import HTTP
import Identity
import Kitchen

extension Router {
    /// The shapes of bodies about households.
    mutating func addHouseholdSchemas() {
        schema("Role", .enumeration(["viewer", "editor", "owner"], name: "Role"))
        schema(
            "Household",
            .object([
                Property("id", .uuid), Property("version", .integer(min: 1)), Property("name", .householdName),
                Property("time_zone", .text, description: "A name of the IANA database, for example Europe/Berlin."),
                Property("measurement_system", .measurementSystem), Property("language", .language),
                Property("week_start", .weekStart), Property("slot_times", .slotTimes(areRequired: true)),
                Property(
                    "restriction_version",
                    .integer(min: 1),
                    description: "Increases when what its members must not eat changes."
                ),
                Property("role", .ref("Role"), description: "The caller's role in it."),
                Property("created_at", .instant), Property("updated_at", .instant),
            ])
        )
        for (name, isNew) in [("HouseholdChange", false), ("NewHousehold", true)] {
            schema(name, .object([Property("name", .householdName, required: isNew)] + Property.householdSettings))
        }
        schema(
            "HouseholdFacts",
            .object([
                Property("id", .uuid), Property("name", .householdName), Property("time_zone", .text),
                Property("measurement_system", .measurementSystem), Property("language", .language),
                Property("slot_times", .slotTimes(areRequired: true)),
                Property("restriction_version", .integer(min: 1)),
                Property("plan", .words(of: Plan.self)),
            ])
        )
        schema(
            "HouseholdEaters",
            .object([Property("restriction_version", .integer(min: 1)), Property("eaters", .array(of: .eater))])
        )
    }
}

extension Schema {
    static let householdName = Schema.string(minLength: 1, maxLength: HouseholdName.longest)
    static let measurementSystem = Schema.nullable(.words(of: MeasurementSystem.self))
    static let language = Schema.string(minLength: 2, maxLength: 35)
    static let weekStart = Schema.words(of: WeekStart.self)

    static func slotTimes(areRequired: Bool) -> Schema {
        let time = Schema.string(minLength: 5, maxLength: 5, pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$")
        return .object(["breakfast", "lunch", "dinner", "snacks"].map { Property($0, time, required: areRequired) })
    }
}

extension Property {
    /// What a household can set besides its name.
    static let householdSettings = [
        Property("time_zone", .string(maxLength: 64), required: false),
        Property("measurement_system", .measurementSystem, required: false),
        Property("language", .language, required: false, description: "A language tag (BCP 47), such as en or de-AT."),
        Property("week_start", .weekStart, required: false),
        Property("slot_times", .slotTimes(areRequired: false), required: false),
    ]
}

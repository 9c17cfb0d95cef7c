import HTTP

extension Router {
    /// The shapes of the account service's bodies.
    mutating func addAccountSchemas() {
        addHouseholdSchemas()
        schema("User", .object([Property("id", .uuid)]))
        addSessionSchemas()
        schema(
            "Profile",
            .object([
                Property("id", .uuid), Property("email", .nullable(.text)), Property("name", .nullable(.text)),
                Property("has_password", .boolean),
            ])
        )
        schema(
            "Me",
            .object([Property("user", .ref("Profile")), Property("households", .array(of: .ref("Household")))])
        )
        schema(
            "Membership",
            .object([
                Property("user", .ref("User")), Property("role", .ref("Role")), Property("joined_at", .instant),
            ])
        )
        schema(
            "Invitation",
            .object([
                Property("code", .text, description: "Shown this once."), Property("role", .ref("Role")),
                Property("expires_at", .instant),
            ])
        )
        let key = Schema.object(["kty", "crv", "x", "kid", "use", "alg"].map { Property($0, .text) })
        schema("KeySet", .object([Property("keys", .array(of: key))]))
    }

    private mutating func addHouseholdSchemas() {
        schema("Role", .enumeration(["viewer", "editor", "owner"]))
        schema(
            "Household",
            .object([
                Property("id", .uuid), Property("version", .integer(min: 1)), Property("name", .householdName),
                Property("time_zone", .text, description: "A name of the IANA database, as Europe/Berlin."),
                Property("measurement_system", .measurementSystem),
                Property("role", .ref("Role"), description: "What the caller may do in it."),
                Property("created_at", .instant), Property("updated_at", .instant),
            ])
        )
        schema(
            "HouseholdChange",
            .object([
                Property("name", .householdName, required: false),
                Property("time_zone", .string(maxLength: 64), required: false),
                Property("measurement_system", .measurementSystem, required: false),
            ])
        )
        schema(
            "NewHousehold",
            .object([
                Property("name", .householdName), Property("time_zone", .string(maxLength: 64), required: false),
                Property("measurement_system", .measurementSystem, required: false),
            ])
        )
        schema(
            "HouseholdFacts",
            .object([Property("id", .uuid), Property("name", .householdName), Property("time_zone", .text)])
        )
    }
}

extension Schema {
    /// A household's name.
    static let householdName = Schema.string(minLength: 1, maxLength: HouseholdName.longest)
    /// A household's measurement system.
    static let measurementSystem = Schema.nullable(.enumeration(MeasurementSystem.allCases.map(\.rawValue)))
}

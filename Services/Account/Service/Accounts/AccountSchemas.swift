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
                Property("name", .nullable(.text), description: "Their display name, if set."),
            ])
        )
        schema(
            "Invitation",
            .object([
                Property("code", .text, description: "Shown only once."), Property("role", .ref("Role")),
                Property("expires_at", .instant),
            ])
        )
        let key = Schema.object(["kty", "crv", "x", "kid", "use", "alg"].map { Property($0, .text) })
        schema("KeySet", .object([Property("keys", .array(of: key))]))
        schema("AuditEntry", .auditEntry)
        schema("FamilyMember", .familyMember)
        schema("OpenInvitation", .openInvitation)
        schema("Entitlement", .entitlement)
    }
}

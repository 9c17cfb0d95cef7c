public import JSON
public import Values

/// What other services need to write to somebody who belongs to a household.
@JSONObject
public struct HouseholdPeople: Hashable, Sendable {
    /// What is spoken there, as `de-AT`.
    public var language: String
    /// Those who belong to it and have said what they want to be called.
    public var people: [NamedUser]

    /// Somebody with a name.
    @JSONObject
    public struct NamedUser: Hashable, Sendable {
        /// Who.
        public var id: UserID
        /// What they want to be called.
        public var name: String
    }
}

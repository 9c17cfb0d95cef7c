import Values

/// What a client did to its household, perhaps while it was offline.
enum HouseholdAct: Sendable {
    /// Its settings were changed.
    case set(Household.Change)
    /// Somebody eats there now.
    case add(FamilyMember)
    /// What is said of somebody who eats there was changed.
    case change(MemberID, @Sendable (FamilyMember) throws -> FamilyMember)
    /// Somebody does not eat there any more.
    case delete(MemberID)
}

/// How an operation and what others had done went together.
enum HouseholdMerge: String, CaseIterable {
    /// The same member was there.
    case alreadyThere = "already_there"
    /// Somebody else had removed them.
    case alreadyRemoved = "already_removed"
    /// It took the place of what its client had not seen.
    case replaced
}

/// What a change has made of a household.
enum HouseholdStep: Sendable {
    case settings(from: Household, to: Household)
    case family(FamilyChange)
}

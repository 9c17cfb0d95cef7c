public import HTTP
public import Values

extension Neighbour.Credentials {
    /// Those of a caller, for the household that their request is about.
    public static func caller(_ caller: Caller) -> Neighbour.Credentials {
        if let onward = caller.onward { return onward }
        guard caller.user == Caller.service else { return .bearer(caller.token, household: caller.household) }
        // A service's token is the internal secret, which goes into a header of its own.
        return Neighbour.Credentials(
            household: caller.household,
            headers: [InternalSecret.header: caller.token.exposed]
        )
    }

    /// Those of a service: for another's internal addresses and, with a household, to read for it while none of its
    /// users is calling.
    public static func service(_ secret: InternalSecret, household: HouseholdID? = nil) -> Neighbour.Credentials {
        Neighbour.Credentials(household: household, headers: [InternalSecret.header: secret.secret.exposed])
    }
}

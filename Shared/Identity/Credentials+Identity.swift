public import HTTP
public import Values

extension Neighbour.Credentials {
    /// Those of a service: for another's internal addresses and, with a household, to read for it while none of its
    /// users is calling.
    public static func service(_ secret: InternalSecret, household: HouseholdID? = nil) -> Neighbour.Credentials {
        Neighbour.Credentials(household: household, headers: [InternalSecret.header: secret.secret.exposed])
    }
}

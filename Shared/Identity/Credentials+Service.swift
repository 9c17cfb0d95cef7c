public import HTTP
public import Values

extension Neighbour.Credentials {
    /// One of Larder's own services, which reads for a household while none of its users is calling.
    public static func service(_ secret: InternalSecret, household: HouseholdID) -> Neighbour.Credentials {
        Neighbour.Credentials(household: household, headers: [InternalSecret.header: secret.secret.exposed])
    }
}

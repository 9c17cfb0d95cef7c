public import HTTP
import Values

extension Neighbour.Credentials {
    /// Those of a caller, for the household that their request is about.
    public static func caller(_ caller: Caller) -> Neighbour.Credentials {
        .bearer(caller.token, household: caller.household)
    }

    /// Those of a service that calls another's internal address.
    public static func service(_ secret: InternalSecret) -> Neighbour.Credentials {
        Neighbour.Credentials(headers: [InternalSecret.header: secret.secret.exposed])
    }
}

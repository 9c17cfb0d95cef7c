/// Where the account service's things are.
public enum AccountPaths {
    /// Signs someone in who has no name yet.
    public static let anonymous = "/api/v1/auth/anonymous"
    /// Exchanges a refresh token for fresh tokens.
    public static let refresh = "/api/v1/auth/refresh"
    /// Ends a session.
    public static let signOut = "/api/v1/auth/sign-out"
    /// Who the caller is.
    public static let me = "/api/v1/auth/me"
    /// The public keys that confirm access tokens.
    public static let keys = "/api/v1/auth/keys"
    /// The caller's households.
    public static let households = "/api/v1/households"
    /// Takes up an invitation.
    public static let join = "/api/v1/households/join"
    /// One household.
    public static let household = "/api/v1/households/{household_id}"
    /// The invitations of a household.
    public static let invitations = "/api/v1/households/{household_id}/invitations"
    /// Who belongs to a household.
    public static let memberships = "/api/v1/households/{household_id}/memberships"
    /// One user's belonging to a household.
    public static let membership = "/api/v1/households/{household_id}/memberships/{user_id}"
    /// Tokens that have been revoked, for other services.
    public static let revocations = "/internal/v1/revocations"
    /// One household, for other services.
    public static let internalHousehold = "/internal/v1/households/{household_id}"
}

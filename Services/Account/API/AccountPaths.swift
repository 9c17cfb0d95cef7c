import Identity
import Values

/// Where the account service's things are.
public enum AccountPaths {
    /// Signs someone in who has no name yet.
    public static let anonymous = "/api/v1/auth/anonymous"
    /// Signs somebody up with an address and a password.
    public static let signUp = "/api/v1/auth/sign-up"
    /// Completes a sign-up with the link from its mail.
    public static let confirmSignUp = "/api/v1/auth/sign-up/confirm"
    /// Signs somebody in with an address and a password.
    public static let signIn = "/api/v1/auth/sign-in"
    /// The ways in which people can sign in here.
    public static let methods = "/api/v1/auth/methods"
    /// Changes the caller's password.
    public static let password = "/api/v1/auth/password"
    /// Asks for a link with which a password can be set anew.
    public static let passwordReset = "/api/v1/auth/password-reset"
    /// Sets a password anew with a link.
    public static let confirmPasswordReset = "/api/v1/auth/password-reset/confirm"
    /// Asks for another address.
    public static let email = "/api/v1/auth/email"
    /// Gives the caller the address that a link was sent to.
    public static let confirmEmail = "/api/v1/auth/email/confirm"
    /// Everything that Larder has of the caller, as one file.
    public static let export = "/api/v1/auth/me/export"
    /// Sends the browser to the provider that vouches for people.
    public static let providerStart = "/api/v1/auth/oidc/start"
    /// Begins to connect the caller's account with the provider.
    public static let providerLink = "/api/v1/auth/oidc/link"
    /// Where the provider sends the browser back to.
    public static let providerCallback = "/api/v1/auth/oidc/callback"
    /// Exchanges a refresh token for fresh tokens.
    public static let refresh = "/api/v1/auth/refresh"
    /// Ends a session.
    public static let signOut = "/api/v1/auth/sign-out"
    /// Who the caller is.
    public static let me = "/api/v1/auth/me"
    /// The public keys that confirm access tokens.
    public static let keys = JSONWebKeySet.path
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
    /// The session that a request belongs to.
    public static let session = "/api/v1/auth/session"
    /// Where the caller is signed in.
    public static let sessions = "/api/v1/auth/sessions"
    /// One of the caller's sessions.
    public static let oneSession = "/api/v1/auth/sessions/{session_id}"
    /// The caller's API tokens and app passwords.
    public static let tokens = "/api/v1/auth/tokens"
    /// One of them.
    public static let token = "/api/v1/auth/tokens/{token_id}"
    /// Exchanges an API token for an access token, for other services.
    public static let exchange = TokenExchange.path
    /// Tells which API tokens have been used, for other services.
    public static let tokenUses = TokenUses.path
    /// What has happened in a household, for its owners.
    public static let householdAudit = "/api/v1/households/{household_id}/audit"
    /// What the caller has done to their account.
    public static let ownAudit = "/api/v1/auth/me/audit"
    /// Tokens that have been revoked, for other services.
    public static let revocations = RevocationPage.path
    /// The household that is meant where the caller has several and names none.
    public static let defaultHousehold = "/api/v1/auth/me/default-household"
    /// One invitation of a household.
    public static let invitation = "/api/v1/households/{household_id}/invitations/{invitation_id}"
    /// Hands a household over to another owner.
    public static let transfer = "/api/v1/households/{household_id}/transfer"
    /// What the household has paid for.
    public static let entitlement = "/api/v1/entitlement"
    /// Where RevenueCat tells what has been paid for.
    public static let revenueCat = "/api/v1/webhooks/revenuecat"
    /// How the installation is, for its operator.
    public static let operatorStatus = "/api/v1/operator/status"
    /// Who eats in a household.
    public static let members = "/api/v1/members"
    /// Where what a client did to its household while it was offline is carried out.
    public static let sync = "/api/v1/household/sync"
    /// One who eats in a household.
    public static let member = "/api/v1/members/{member_id}"
    /// What a household's members must not eat, for other services.
    public static let internalEaters = "/internal/v1/households/{household_id}/eaters"
    /// Whether somebody of an id eats in a household, for other services.
    public static let internalMember = "/internal/v1/households/{household_id}/members/{member_id}"
    /// Whether a session may be told of a household still, for other services.
    public static let internalSession =
        "/internal/v1/households/{household_id}/memberships/{user_id}/sessions/{session_id}"
    /// One household, for other services.
    public static let internalHousehold = "/internal/v1/households/{household_id}"

    /// The same, of a household.
    static func internalHousehold(_ id: HouseholdID) -> String { "/internal/v1/households/\(id)" }
}

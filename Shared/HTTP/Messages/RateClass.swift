/// How often one client may call a route.
public enum RateClass: String, Sendable, Hashable, CaseIterable {
    /// As often as the limits of an address and of an account allow.
    case general
    /// Signing in and up, and asking for links: what guesses and floods are made of.
    case signIn
    /// What fetches from elsewhere, or works hard, for the caller.
    case imports
    /// The same where clients need not have signed in: these are counted by their address.
    case openImports
    /// What a secret link opens: counted for each link as well.
    case link
    /// Without a limit: for monitors.
    case unlimited
}

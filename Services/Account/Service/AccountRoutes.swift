import AccountAPI
import HTTP
import Identity

/// Every route of the account service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        addPeople(to: &router)
        router.tag("sign-in", "Accounts without and with a password, and a provider of your own.")
        router.tag("account", "The account of whoever is signed in.")
        router.tag("households", "Households, and which is the default one.")
        router.tag("memberships", "Who belongs to a household, with which role.")
        router.tag("sessions", "The devices that are signed in.")
        router.tag("tokens", "API tokens for programs.")
        router.tag("audit", "What was done with accounts, roles, tokens and links.")
        router.tag("members", "The family: who eats, and what they cannot.")
        router.tag("entitlement", "What the household's plan allows.")
        addHouseholds(to: &router)
        addCredentials(to: &router)
        addKitchens(to: &router)
        // Without a token it is as if there were no such address.
        if let operatorDoor {
            router.tag("operator", "The state of the installation, for its operator.")
            router.on(.open, .get, AccountPaths.operatorStatus, .getOperatorStatus) { request in
                try await getOperatorStatus(request, at: operatorDoor)
            }
        }
    }

    /// Whoever has signed in, also by an API token.
    private var users: RouteGroup<AccessClaims> { .signedIn(authenticator) }
    /// Whoever has signed in themselves.
    private var sessions: RouteGroup<AccessClaims> { .signedIn(authenticator, sessionOnly: true) }
    private var services: RouteGroup<Void> { .internalOnly(internalSecret) }

    private func addPeople(to router: inout Router) {
        // Sign-in
        router.on(.open, .post, AccountPaths.anonymous, .signInAnonymously, signInAnonymously)
        router.on(.open, .post, AccountPaths.refresh, .refreshTokens, refreshTokens)
        router.on(users, .get, AccountPaths.me, .getMe, getMe)
        router.on(.open, .get, AccountPaths.keys, .listKeys, listKeys)
        router.on(.open, .get, AccountPaths.methods, .listSignInMethods, listSignInMethods)
        router.on(.open, .post, AccountPaths.signUp, .signUp, signUp)
        router.on(.open, .post, AccountPaths.confirmSignUp, .confirmSignUp, confirmSignUp)
        router.on(.open, .post, AccountPaths.signIn, .signIn, signIn)

        // Passwords
        router.on(sessions, .post, AccountPaths.password, .changePassword, changePassword)
        router.on(.open, .post, AccountPaths.passwordReset, .requestPasswordReset, requestPasswordReset)
        router.on(.open, .post, AccountPaths.confirmPasswordReset, .resetPassword, resetPassword)

        // The account itself
        router.on(sessions, .get, AccountPaths.export, .exportMe, exportMe)
        router.on(sessions, .delete, AccountPaths.me, .deleteMe, deleteMe)
        router.on(sessions, .post, AccountPaths.email, .requestEmailChange, requestEmailChange)
        router.on(.open, .post, AccountPaths.confirmEmail, .confirmEmailChange, confirmEmailChange)
        router.on(sessions, .patch, AccountPaths.me, .changeMe, changeMe)

        // Provider
        guard let provider else { return }
        router.on(.open, .get, AccountPaths.providerStart, .startProviderSignIn) { _ in
            try await startProviderSignIn(at: provider)
        }
        router.on(sessions, .post, AccountPaths.providerLink, .linkProvider) { _, claims in
            try await linkProvider(claims, at: provider)
        }
        router.on(.open, .get, AccountPaths.providerCallback, .finishProviderSignIn) { request in
            await finishProviderSignIn(request, at: provider)
        }
    }

    private func addHouseholds(to router: inout Router) {
        // Roles are looked up, not taken from the token: here a change of them takes effect at once.
        router.on(users, .get, AccountPaths.households, .listHouseholds, listHouseholds)
        router.on(sessions, .post, AccountPaths.households, .createHousehold, createHousehold)
        router.on(users, .get, AccountPaths.household, .getHousehold, getHousehold)
        router.on(users, .patch, AccountPaths.household, .changeHousehold, changeHousehold)
        router.on(services, .get, AccountPaths.internalHousehold, .getHouseholdFacts, getHouseholdFacts)

        // Members
        router.on(users, .get, AccountPaths.memberships, .listMemberships, listMemberships)
        router.on(sessions, .patch, AccountPaths.membership, .changeMembership, changeMembership)
        router.on(sessions, .delete, AccountPaths.membership, .endMembership, endMembership)
        router.on(sessions, .post, AccountPaths.invitations, .invite, invite)
        router.on(sessions, .post, AccountPaths.join, .join, join)
    }

    private func addCredentials(to router: inout Router) {
        // Sessions
        router.on(users, .get, AccountPaths.session, .getSession, getSession)
        router.on(sessions, .get, AccountPaths.sessions, .listSessions, listSessions)
        router.on(sessions, .delete, AccountPaths.sessions, .endSessions, endSessions)
        router.on(sessions, .delete, AccountPaths.oneSession, .endSession, endSession)
        router.on(sessions, .post, AccountPaths.signOut, .signOut, signOut)

        // Tokens
        router.on(sessions, .get, AccountPaths.tokens, .listTokens, listTokens)
        router.on(sessions, .post, AccountPaths.tokens, .createToken, createToken)
        router.on(sessions, .delete, AccountPaths.token, .deleteToken, deleteToken)

        // Audit
        router.on(sessions, .get, AccountPaths.householdAudit, .listHouseholdAudit, listHouseholdAudit)
        router.on(sessions, .get, AccountPaths.ownAudit, .listOwnAudit, listOwnAudit)

        // What other services ask about sessions and tokens
        router.on(services, .get, AccountPaths.revocations, .listRevocations, listRevocations)
        router.on(services, .post, AccountPaths.exchange, .exchangeToken, exchangeToken)
        router.on(services, .post, AccountPaths.tokenUses, .rememberTokenUses, rememberTokenUses)
    }

    private func addKitchens(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        let editors = RouteGroup.household(authenticator, minimum: .editor)

        // Family
        router.on(viewers, .get, AccountPaths.members, .listMembers, listMembers)
        router.on(viewers, .get, AccountPaths.member, .getMember, getMember)
        router.on(services, .get, AccountPaths.internalSession, .getHouseholdPeople, getHouseholdPeople)
        router.on(services, .get, AccountPaths.internalMember, .hasMember, hasMember)
        router.on(services, .get, AccountPaths.internalEaters, .getHouseholdEaters, getHouseholdEaters)
        router.on(editors, .post, AccountPaths.members, .addMember, addMember)
        router.on(editors, .put, AccountPaths.member, .putMember, putMember)
        router.on(editors, .patch, AccountPaths.member, .changeMember, changeMember)
        router.on(editors, .delete, AccountPaths.member, .removeMember, removeMember)
        router.on(editors, .post, AccountPaths.sync, .syncHousehold, syncHousehold)

        // Owners
        router.on(sessions, .get, AccountPaths.invitations, .listInvitations, listInvitations)
        router.on(sessions, .delete, AccountPaths.invitation, .revokeInvitation, revokeInvitation)
        router.on(sessions, .post, AccountPaths.transfer, .transferHousehold, transferHousehold)
        router.on(sessions, .delete, AccountPaths.household, .deleteHousehold, deleteHousehold)
        router.on(users, .get, AccountPaths.defaultHousehold, .getDefaultHousehold, getDefaultHousehold)
        router.on(sessions, .put, AccountPaths.defaultHousehold, .setDefaultHousehold, setDefaultHousehold)

        // Plans
        router.on(viewers, .get, AccountPaths.entitlement, .getEntitlement, getEntitlement)
        router.on(.open, .post, AccountPaths.revenueCat, .receiveRevenueCat, receiveRevenueCat)
    }
}

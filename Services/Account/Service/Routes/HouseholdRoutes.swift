import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Households as their members see them.
    ///
    /// Roles are looked up, not taken from the token: here a change of them takes effect at once.
    mutating func addHouseholdRoutes(_ dependencies: Dependencies) {
        let store = dependencies.store
        signedIn(.get, AccountPaths.households, dependencies.authenticator, .listHouseholds) { _, claims in
            let memberships = try await store.memberships(of: claims.user)
            return .json(Page(items: memberships.map { HouseholdBody($0) }, next: nil))
        }
        signedIn(
            .post,
            AccountPaths.households,
            dependencies.authenticator,
            sessionOnly: true,
            .createHousehold
        ) { request, claims in
            let body = try request.decode(HouseholdChangeBody.self)
            let wishes = try HouseholdReading.change(body, isTimeZone: dependencies.isTimeZone)
            guard wishes.name != nil else {
                throw Problem.invalid("/name", code: "required", "name is required")
            }
            let now = dependencies.now()
            let household = Household(id: HouseholdID(dependencies.newID()), wishes, at: now)
            let token = NewRefreshToken(at: now)
            let signedIn = try await store.found(household, in: dependencies.session(of: claims), token)
            return await dependencies.sessionAnswer(for: signedIn, token, to: request, status: 201)
                .with("Location", "\(AccountPaths.households)/\(household.id)")
        }
        signedIn(.get, AccountPaths.household, dependencies.authenticator, .getHousehold) { request, claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            guard let membership = try await store.membership(of: claims.user, in: id) else {
                throw AccountError.noSuchHousehold
            }
            return .json(HouseholdBody(membership), version: membership.household.version).conditional(on: request)
        }
        signedIn(.patch, AccountPaths.household, dependencies.authenticator, .changeHousehold) { request, claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let body = try request.decode(HouseholdChangeBody.self)
            let change = try HouseholdReading.change(body, isTimeZone: dependencies.isTimeZone)
            let household = try await store.update(
                id,
                by: claims.user,
                ifVersion: request.ifMatchVersion(),
                change,
                at: dependencies.now()
            )
            dependencies.changed(id)
            let membership = Membership(household: household, role: .owner, joinedAt: household.createdAt)
            return .json(HouseholdBody(membership), version: household.version)
        }
        internalOnly(
            .get,
            AccountPaths.internalHousehold,
            secret: dependencies.internalSecret,
            .getHouseholdFacts
        ) { request in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            guard let household = try await store.household(id) else { throw AccountError.noSuchHousehold }
            return .json(HouseholdFacts(household))
        }
    }
}

import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Households as their members see them.
extension Dependencies {
    func listHouseholds(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let page = try request.page()
        let all = try await store.memberships(of: claims.user).map { HouseholdBody($0) }
        let (items, next) = try page.cut(ofAll: all) { $0.id.description }
        return .json(Page(items: Array(items), next: next))
    }

    func createHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let body = try request.decode(HouseholdChangeBody.self)
        let wishes = try HouseholdReading.change(body, isTimeZone: isTimeZone).completed(for: request)
        guard wishes.name != nil else {
            throw Problem.invalid("/name", code: "required", "name is required")
        }
        let now = now()
        let household = Household(id: HouseholdID(newID()), wishes, at: now)
        let token = NewRefreshToken(at: now)
        let signedIn = try await store.found(household, in: session(of: claims), token)
        return await sessionAnswer(for: signedIn, token, to: request, status: 201)
            .with("Location", "\(AccountPaths.households)/\(household.id)")
    }

    func getHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let membership = try await membership(of: claims.user, in: try request.householdID())
        return .json(HouseholdBody(membership), version: membership.household.version).conditional(on: request)
    }

    func changeHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let body = try request.decode(HouseholdChangeBody.self)
        let change = try HouseholdReading.change(body, isTimeZone: isTimeZone)
        let household = try await store.update(
            id,
            by: claims.user,
            ifVersion: request.ifMatchVersion(),
            change,
            at: now()
        ).new
        let membership = Membership(household: household, role: .owner, joinedAt: household.createdAt)
        return .json(HouseholdBody(membership), version: household.version)
    }

    func getHouseholdFacts(_ request: Request) async throws -> Response {
        guard let household = try await store.household(try request.householdID()) else {
            throw AccountError.noSuchHousehold
        }
        let paid = hasBilling ? try await store.paidPeriod(of: household.id) : nil
        return .json(HouseholdFacts(household, Plan(paidUntil: paid?.until, hasBilling: hasBilling, at: now())))
    }

    /// How a user belongs to a household; asked of the database and not of the token, so that a role that was taken
    /// back counts no more.
    func membership(of user: UserID, in household: HouseholdID) async throws -> Membership {
        guard let membership = try await store.membership(of: user, in: household) else {
            throw AccountError.noSuchHousehold
        }
        return membership
    }
}

extension Request {
    func householdID() throws(Problem) -> HouseholdID {
        try parameters.require("household_id", as: HouseholdID.self)
    }
}

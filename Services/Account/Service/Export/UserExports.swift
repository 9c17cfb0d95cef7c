import AccountAPI
import ExportAPI
import GroceryAPI
import HTTP
import Identity
import JSON
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Values

/// Gathers all that Larder has of a user into one JSON document, a page at a time.
///
/// What other services keep is read over HTTP, for one household after the other, as one of its viewers.
struct UserExports: Sendable {
    let store: SQLAccountStore
    /// Asks a service, by its name, for a household.
    let ask:
        @Sendable (_ service: String, HouseholdID, Method, _ target: String, _ body: [UInt8]) async throws -> [UInt8]
    let now: @Sendable () -> Instant
    private let turns = ExportTurns()

    init(
        store: SQLAccountStore,
        ask: @escaping @Sendable (String, HouseholdID, Method, String, [UInt8]) async throws -> [UInt8],
        now: @escaping @Sendable () -> Instant
    ) {
        self.store = store
        self.ask = ask
        self.now = now
    }

    /// Writes the document of a user; a 503 while another is written for the same one, or for too many others.
    func document(of user: UserID) async throws -> SpooledBody {
        let document = try await turns.run(for: user) { try await written(for: user) }
        if let document { return document }
        throw Problem.unavailable(retryAfter: 30, code: "busy", "An export is being made already. Please try again.")
    }

    private func written(for user: UserID) async throws -> SpooledBody {
        guard let file = SpooledBody() else { throw Problem.unavailable() }
        guard let profile = try await store.profile(of: user) else { throw AccountError.sessionOver }
        let chosen = try await store.defaultHousehold(of: user)
        var json = JSONWriter()
        json.object { json in
            json.member("exported_at", now())
            json.member("user", ProfileBody(profile))
            json.member("created_at", profile.createdAt)
            json.member("default_household", chosen)
        }
        // The object goes on with the lists.
        try write(json.bytes.dropLast(), to: file)
        try await writeAccount(of: user, to: file)
        try write(Array(",\"households\":[".utf8), to: file)
        for (index, membership) in try await store.memberships(of: user).enumerated() {
            if index > 0 { try write([UInt8(ascii: ",")], to: file) }
            try await write(membership, to: file)
        }
        try write(Array("]}\n".utf8), to: file)
        return file
    }

    /// What the account service keeps of the user alone; no secret is among it, as none is kept.
    private func writeAccount(of user: UserID, to file: SpooledBody) async throws {
        try await list("sessions", to: file) { element in
            try await everyPage { last, limit in
                try await store.sessions(of: user, limit: limit, before: last)
            } next: {
                $0.id
            } write: {
                try element(ExportedSession($0).jsonBytes())
            }
        }
        try await list("api_tokens", to: file) { element in
            try await everyPage { last, limit in
                try await store.tokens(of: user, limit: limit, after: last)
            } next: {
                $0.id
            } write: {
                try element(APITokenBody($0).jsonBytes())
            }
        }
        try await list("identities", to: file) { element in
            for identity in try await store.identities(of: user) { try element(identity.jsonBytes()) }
        }
        try await list("subscriptions", to: file) { element in
            for paid in try await store.subscriptions(of: user) { try element(ExportedPayment(paid).jsonBytes()) }
        }
        try await list("audit", to: file) { element in
            try await everyPage { last, limit in
                try await store.entries(of: .user(user), limit: limit, before: last)
            } next: {
                $0.id
            } write: {
                try element($0.jsonBytes())
            }
        }
    }

    private func write(_ membership: Membership, to file: SpooledBody) async throws {
        let household = membership.household.id
        try write(Array("{\"household\":".utf8) + HouseholdBody(membership).jsonBytes(), to: file)
        try await list("members", to: file) { element in
            try await everyPage { last, limit in
                try await store.members(of: household, limit: limit, after: last)
            } next: {
                $0.user
            } write: {
                try element(MembershipBody($0).jsonBytes())
            }
        }
        try await list("family", to: file) { element in
            try await everyPage { last, limit in
                try await store.familyMembers(of: household, limit: limit, after: last)
            } next: {
                $0.id
            } write: {
                try element(FamilyMemberBody($0).jsonBytes())
            }
        }
        try await list("foods", to: file) { element in
            try element(try await ask("recipe", household, .get, RecipePaths.householdFoods(household), []))
        }
        try await all("food_corrections", "recipe", household, RecipePaths.corrections, file)
        try await list("recipes", to: file) { element in
            try await pages("recipe", household, RecipePaths.recipes) { page in
                var ids = page.ids
                while !ids.isEmpty {
                    let list = ids.map { "\"\($0)\"" }.joined(separator: ",")
                    let body = Array("{\"ids\":[\(list)]}".utf8)
                    let answer = try await ask("recipe", household, .post, RecipePaths.batchGet, body)
                    guard let batch = try? JSONReader.read(RawPage.self, from: answer), batch.left.count < ids.count
                    else {
                        throw Problem.unavailable(code: "neighbour_unintelligible")
                    }
                    for recipe in batch.items { try element(recipe) }
                    ids = batch.left
                }
            }
        }
        try await list("menu_board", to: file) { element in
            try element(try await ask("menu", household, .get, MenuPaths.board, []))
        }
        try await each("menus", "menu", household, "\(MenuPaths.menus)?state=archived", "\(MenuPaths.menus)/", file)
        try await list("meal_plan", to: file) { element in
            for days in planWindows(of: membership.household) {
                let target = "\(MealPlanPaths.window)?from=\(days.lowerBound)&to=\(days.upperBound)"
                try element(try await ask("meal-plan", household, .get, target, []))
            }
        }
        try await each("grocery_lists", "grocery", household, GroceryPaths.lists, "\(GroceryPaths.lists)/", file)
        try await list("shares", to: file) { element in
            try await pages("grocery", household, GroceryPaths.lists) { page in
                for id in page.ids {
                    let answer = try await ask("grocery", household, .get, "\(GroceryPaths.lists)/\(id)/shares", [])
                    for share in (try? JSONReader.read(RawPage.self, from: answer))?.items ?? [] { try element(share) }
                }
            }
        }
        try await all("recent_items", "grocery", household, GroceryPaths.recentItems, file)
        try await list("staples", to: file) { element in
            try element(try await ask("grocery", household, .get, GroceryPaths.staples, []))
        }
        try await all("feeds", "export", household, ExportPaths.feeds, file)
        try write([UInt8(ascii: "}")], to: file)
    }

    /// The days of a household's plan, from a year before it began to two years from now, in windows that can be asked
    /// for.
    private func planWindows(of household: Household) -> [ClosedRange<CalendarDate>] {
        var windows: [ClosedRange<CalendarDate>] = []
        let last = now().dateInUTC.adding(days: 730)
        var day = household.createdAt.dateInUTC.adding(days: -365)
        while day <= last {
            // So few that no window is too full to be answered.
            windows.append(day...min(last, day.adding(days: 14)))
            day = day.adding(days: 15)
        }
        return windows
    }
}

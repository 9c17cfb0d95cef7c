import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import MenuAPI
import Values

/// Lists that follow their menus and the plan.
extension Dependencies {
    /// Makes a list that people see already buy for what its menu wants now, by the difference; nil if there is none.
    func follow(
        _ id: GroceryListID,
        _ request: GroceryListRequest,
        _ following: GroceryFollowing,
        _ caller: Caller
    ) async throws -> GroceryList? {
        let meals = request.recipes ?? []
        let kitchen = await kitchen(of: caller.household)
        let wishes = MealWishes(
            scope: .menu,
            servings: Dictionary(meals.compactMap { meal in meal.source.map { ($0, meal.servings ?? 1) } }) { $1 },
            cooked: Set(following.cooked.map(\.uuid)),
            lines: try await follower.lines(meals, unknownTo: [id], of: caller.household, kitchen),
            readings: try await follower.readings(meals, of: caller.household, kitchen),
            have: FoodsAtHome(request.have ?? [], foods: kitchen.foods),
            links: meals.links
        )
        return try await follow(id, wishes, kitchen.consolidation, shop: request.shop, caller)
    }

    /// Brings a list that was pinned up to date with its menu or the plan.
    func catchUp(_ list: GroceryList, _ caller: Caller) async throws -> GroceryList {
        let kitchen = await kitchen(of: caller.household)
        var wishes: MealWishes
        switch list.origin {
        case .menu(let menu):
            guard let shopping = try await neighbours.shopping(menu), shopping.listID == list.id,
                shopping.meals != nil
            else { return list }
            wishes = try await follower.prepare(shopping, of: caller.household, isBehind: true).wishes
        case .plan(let from, let to):
            let meals = try await neighbours.plan(from, to)
            wishes = MealWishes(
                scope: .plan,
                servings: Dictionary(meals.compactMap { meal in meal.source.map { ($0, meal.servings ?? 1) } }) { $1 },
                cooked: Set(try await neighbours.cooked(from, to).map(\.uuid)),
                links: meals.links
            )
            wishes.lines = try await follower.lines(meals, unknownTo: [list.id], of: caller.household, kitchen)
            wishes.readings = try await follower.readings(meals, of: caller.household, kitchen)
        case .recipes, .manual: return list
        }
        return try await follow(list.id, wishes, kitchen.consolidation, caller) ?? list
    }

    func dismissListNotice(_ request: Request, _ caller: Caller) async throws -> Response {
        let notice = try request.parameters.require("notice_id", as: Identifier<NoticeSubject>.self).uuid
        let kitchen = await self.kitchen(of: caller.household).consolidation
        let newItemID = self.newItemID
        let list = try await countableChange {
            try await store.follow(try request.listID, in: caller.household, now: now(), kitchen: kitchen) {
                list,
                meals,
                _ in
                guard list.surpluses.contains(where: { $0.source == notice }) else { throw GroceryError.noSuchNotice }
                try list.excuse(notice, &meals, kitchen: kitchen, newID: newItemID)
            }
        }
        guard let list else { throw GroceryError.noSuchList }
        return await answer(list, for: caller)
    }

    /// Makes a list right again of which an item was brought back that had been bought: what is too much now is less.
    func settle(_ tick: ItemDocument, _ list: GroceryListID, of household: HouseholdID) async throws {
        guard tick.keepsAccount else { return }
        try await settle(list, of: household)
    }

    /// The same for a list that keeps account of its meals.
    func settle(_ list: GroceryListID, of household: HouseholdID) async throws {
        let kitchen = await self.kitchen(of: household).consolidation
        let newItemID = self.newItemID
        _ = try await countableChange {
            try await store.follow(list, in: household, now: now(), kitchen: kitchen) { list, meals, _ in
                guard !list.isPinned else { return }
                try list.settle(&meals, kitchen: kitchen, newID: newItemID)
            }
        }
    }

    func findPlanLists(_ request: Request) async throws -> Response {
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        let question = try request.decode(PlanListsRequest.self)
        var fields = FieldCheck()
        fields.count(question.entries.count, "/entries", most: PlanListsRequest.most)
        fields.count(question.days.count, "/days", most: PlanListsRequest.most)
        fields.count(question.meals?.count ?? 0, "/meals", most: PlanListsRequest.most)
        try fields.finish()
        let lists = try await store.lists(
            buyingFor: question.entries.map(\.uuid),
            or: question.days,
            orNaming: (question.meals ?? []).map(\.uuid),
            of: household
        )
        return .json(PlanListsBody(lists: lists.map { $0.answer(to: question) }))
    }

    private func follow(
        _ list: GroceryListID,
        _ wishes: MealWishes,
        _ kitchen: Consolidation,
        shop: ShopID? = nil,
        _ caller: Caller
    ) async throws -> GroceryList? {
        let newItemID = self.newItemID
        do {
            return try await store.follow(
                list,
                in: caller.household,
                now: now(),
                links: wishes.links,
                kitchen: kitchen
            ) { list, meals, facts in
                if let shop {
                    guard list.arrangement?.book.shop(shop) != nil else { throw Problem.unknownShop }
                    list.shop = shop
                }
                guard !list.isPinned else { return }
                try list.follow(wishes.knowing(facts), &meals, kitchen: kitchen, newID: newItemID)
            }
        } catch let error as QuantityError {
            throw GroceryError(error)
        } catch FollowError.unknownMeal {
            throw Problem.conflict(
                code: "list_changing",
                "This list was changed by somebody else at the same time. Please try again."
            )
        }
    }
}

extension FollowingList {
    /// What the meal-plan service hears of the list.
    fileprivate func answer(to question: PlanListsRequest) -> PlanList {
        let entries = Set(elsewhere.compactMap(\.entryID)).intersection(question.entries).sorted()
        let meals = Set(elsewhere.map(\.menuItemID)).intersection(question.meals ?? []).sorted()
        return PlanList(
            id: id,
            from: from,
            to: to,
            leftOut: entries.isEmpty ? nil : entries,
            leftOutMeals: meals.isEmpty ? nil : meals
        )
    }
}

/// Tag for the ids of notices.
enum NoticeSubject {}

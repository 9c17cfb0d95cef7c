import AccountAPI
import GroceryAPI
import HTTP
import Identity
import MenuAPI
import RecipeAPI
import Runtime
import Values

/// What the meal-plan service asks of other services.
struct Neighbours: Sendable {
    /// A recipe as it is planned; nil if there is none of that id.
    var recipe: @Sendable (_ id: RecipeID) async throws -> PlannedRecipe?
    /// A menu; nil if there is none of that id.
    var menu: @Sendable (_ id: MenuID) async throws -> FoundMenu?
    /// Changes a recipe of a menu that an entry stands for; nil if it is not in the menu any more.
    var changeMeal:
        @Sendable (_ place: MenuPlace, _ change: MealChange, _ household: HouseholdID) async throws -> ChangedMeal?
    /// Whether somebody of an id eats in the household.
    var hasMember: @Sendable (_ id: MemberID, _ household: HouseholdID) async throws -> Bool
    var timeZone: @Sendable (_ household: HouseholdID) async throws -> String
    /// The grocery lists that follow days or entries of the plan.
    var lists: @Sendable (_ question: PlanListsRequest, _ household: HouseholdID) async throws -> [FollowingList]
}

extension Neighbours {
    /// The real services.
    init(_ context: ServiceContext) {
        let recipes = RecipeClient(context.neighbour("recipe"))
        let menus = MenuClient(context.neighbour("menu"))
        let groceries = GroceryClient(context.neighbour("grocery").waiting(atMost: .seconds(2)))
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.init(
            recipe: { id in
                try await recipes.batchGet([id], as: .forwarded).items.first.map { recipe in
                    PlannedRecipe(
                        id: recipe.id,
                        title: recipe.title,
                        imageURL: recipe.imageURL,
                        servings: recipe.servings
                    )
                }
            },
            menu: { id in
                do {
                    return FoundMenu(try await menus.menu(id, as: .forwarded))
                } catch let problem as Problem where problem.status == 404 {
                    return nil
                }
            },
            changeMeal: { [secret = context.internalSecret] place, change, household in
                do {
                    return ChangedMeal(
                        try await menus.change(
                            place.item,
                            of: place.menu,
                            change.request,
                            in: household,
                            as: .service(secret)
                        )
                    )
                } catch let problem as Problem where problem.status == 404 {
                    return nil
                }
            },
            hasMember: { id, household in try await account.hasMember(id, in: household) },
            timeZone: { household in try await account.household(household).timeZone },
            lists: { [secret = context.internalSecret] question, household in
                try await groceries.lists(following: question, of: household, as: .service(secret)).map { list in
                    let days = list.from.flatMap { from in list.to.map { from...max(from, $0) } }
                    return FollowingList(
                        id: list.id,
                        days: days,
                        leftOut: Set(list.leftOut ?? []),
                        leftOutMeals: Set(list.leftOutMeals ?? [])
                    )
                }
            }
        )
    }
}

extension FoundMenu {
    fileprivate init(_ menu: MenuBody) {
        self.init(
            isOver: menu.state == .archived,
            meals: menu.recipes.map { item in
                let recipe = PlannedRecipe(
                    id: item.recipeID,
                    title: item.title,
                    imageURL: item.imageURL,
                    servings: item.servings,
                    place: MenuPlace(menu: menu.id, item: item.id, version: menu.version),
                    isDeleted: item.recipeDeleted ?? false
                )
                return Meal(recipe: recipe, cooked: CookedMark(item.cookedAt, item.cookedOn))
            }
        )
    }
}

extension MealChange {
    fileprivate var request: MenuMealChange {
        switch self {
        case .servings(let servings): MenuMealChange(servings: servings)
        case .cooked(let day): MenuMealChange(cooked: true, cookedOn: day)
        case .notCooked: MenuMealChange(cooked: false)
        }
    }
}

extension ChangedMeal {
    fileprivate init(_ body: MenuMealBody) {
        self.init(state: MealState(body.meal, version: body.version), effects: body.effects)
    }
}

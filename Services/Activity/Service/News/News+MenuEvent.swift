import FoundationEssentials
import MenuAPI
import Values

extension News {
    /// What an event of the menu service means; nil for what only services need.
    init?(_ event: MenuEvent) {
        switch event {
        case .menuRecipeAdded(let fact), .menuRecipeRemoved(let fact):
            self.init(menu: fact.menuID, recipe: Subject(.recipe, fact.recipeID.uuid, fact.title))
        case .menuRecipeCooked(let fact), .menuRecipeUncooked(let fact):
            self.init(menu: fact.menuID, recipe: Subject(.recipe, fact.recipeID.uuid, fact.title))
        case .menuChanged(let fact), .menuReopened(let fact), .menuPlannedAgain(let fact):
            self.init(menu: fact.menuID)
        case .menuCleared(let fact): self.init(menu: fact.menuID, isDeleted: true)
        case .menuCommitted(let fact): self.init(menu: fact.menuID)
        case .menuArchived(let fact): self.init(menu: fact.menuID)
        case .menuShoppingChanged, .menuMealsChanged: return nil
        }
    }

    private init(menu: MenuID, recipe: Subject? = nil, isDeleted: Bool = false) {
        thing = Thing(kind: .menu, id: menu.uuid, isDeleted: isDeleted, path: MenuPaths.menu(menu))
        let subject = Subject(.menu, menu.uuid)
        entry = recipe.map { Entry(subject: $0, place: subject) } ?? Entry(subject: subject)
    }
}

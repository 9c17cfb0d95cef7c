import HTTP
import MenuAPI
import Values

extension Changed {
    /// The board afterwards, with what else has changed.
    var answer: BoardBody {
        var body = board.body
        body.effects = effects()
        return body
    }

    /// A menu afterwards, with what else has changed.
    func answer(about menu: MenuID) throws -> MenuBody {
        var body = try book.menu(menu).body
        body.effects = effects(besides: menu)
        return body
    }

    /// What the change did to other things than the menu that the answer shows; each once, in order.
    func effects(besides menu: MenuID? = nil) -> [Effect] {
        var seen: Set<Effect> = []
        return (book.facts.flatMap { $0.effects(besides: menu) } + corrections).filter { seen.insert($0).inserted }
    }

    /// What has changed of the history, where a mark was taken back in a menu that stays archived.
    private var corrections: [Effect] {
        book.facts.compactMap { fact in
            guard case .uncooked(let id, _, _, _) = fact, case .archived? = book.menus[id]?.state else { return nil }
            return Effect(.menu, id)
        }
    }
}

extension MenuFact {
    fileprivate func effects(besides menu: MenuID?) -> [Effect] {
        switch self {
        case .shoppingChanged(_, let list, _), .committed(_, let list): [Effect(.groceryList, list)]
        case .cooked(_, _, let recipe, _), .uncooked(_, _, let recipe, _): [Effect(.recipe, recipe)]
        case .archived(let other, _, _) where other != menu: [Effect(.menu, other)]
        case .mealsChanged(_, _, let changes):
            changes.map { Effect(.planEntry, $0.entry) }
        case .archived, .recipeAdded, .recipeRemoved, .changed, .cleared, .reopened, .plannedAgain: []
        }
    }
}

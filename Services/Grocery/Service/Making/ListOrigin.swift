import Values

/// What a list was made from.
enum ListOrigin: Hashable, Sendable {
    case menu(MenuID)
    /// Days of the meal plan, both ends included.
    case plan(from: CalendarDate, to: CalendarDate)
    /// Recipes named one by one.
    case recipes
    case manual
}

/// The title of a list that was given none.
enum ListTitle {
    /// A title from what is bought for: the days of a plan, else the first recipes.
    static func make(origin: ListOrigin, recipes: [String]) -> String {
        if case .plan(let from, let to) = origin {
            return from == to ? "Groceries for \(day(from))" : "Groceries, \(day(from)) – \(day(to))"
        }
        var seen: Set<String> = []
        let titles = recipes.filter { seen.insert($0).inserted }
        switch titles.count {
        case 0: return "Groceries"
        case 1: return titles[0]
        case 2: return "\(titles[0]) and \(titles[1])"
        default: return "\(titles[0]), \(titles[1]) and \(titles.count - 2) more"
        }
    }

    private static func day(_ date: CalendarDate) -> String {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let (_, month, day) = date.components
        return "\(day) \(names[month - 1])"
    }
}

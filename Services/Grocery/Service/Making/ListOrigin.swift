import Kitchen
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
    /// A title of one line from what is bought for: a menu's week, which begins today, the days of a plan, else the
    /// first recipes.
    static func make(
        origin: ListOrigin,
        recipes: [String],
        today: CalendarDate? = nil,
        in texts: Texts = ListTexts.texts(in: .en)
    ) -> String {
        switch origin {
        case .menu:
            if let today { return texts("title.week", ["day": texts.day(today)]) }
        case .plan(let from, let to):
            if from == to { return texts("title.day", ["day": texts.day(from)]) }
            if from.adding(days: 6) == to { return texts("title.week", ["day": texts.day(from)]) }
            return texts("title.days", ["first": texts.day(from), "last": texts.day(to)])
        case .recipes, .manual: break
        }
        var seen: Set<String> = []
        let titles = recipes.filter { seen.insert($0).inserted }
        switch titles.count {
        case 0: return texts("title.groceries")
        case 1: return titles[0]
        case 2: return texts("title.two", ["first": titles[0], "second": titles[1]])
        default:
            let more = String(titles.count - 2)
            return texts("title.many", ["first": titles[0], "second": titles[1], "count": more])
        }
    }
}

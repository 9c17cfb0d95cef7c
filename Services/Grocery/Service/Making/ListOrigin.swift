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
    /// A title from what is bought for: the days of a plan, else the first recipes.
    static func make(origin: ListOrigin, recipes: [String], in texts: Texts = ListTexts.texts(in: .en)) -> String {
        if case .plan(let from, let to) = origin {
            return from == to
                ? texts("title.day", ["day": texts.day(from)])
                : texts("title.days", ["first": texts.day(from), "last": texts.day(to)])
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

import Values

/// What a device shows.
struct PushNotice: Hashable, Sendable {
    let title: String
    let text: String
}

/// The words of what devices are told, in the household's language.
enum PushTexts {
    static let catalogue = TextCatalogue.included("push")

    /// What is said about a list.
    static func notice(
        of topic: PushTopic,
        on list: PushList,
        names: [UserID: String],
        in texts: Texts
    ) -> PushNotice {
        var values = ["name": name(of: topic.who, names) ?? texts("somebody")]
        let text: String
        switch topic.kind {
        case .shopping:
            values["done"] = String(list.done)
            values["all"] = String(list.all)
            text = texts("shopping", values)
        case .lists where topic.titles.isEmpty: text = texts(topic.isNew ? "list" : "things", values)
        case .lists:
            var items = topic.titles.prefix(PushRules.named).map(short).joined(separator: ", ")
            let more = topic.titles.count - PushRules.named
            if more > 0 { items = texts("and_more", count: more, ["items": items]) }
            values["items"] = items
            text = texts("added", values)
        }
        return PushNotice(title: short(list.title), text: text)
    }

    /// What is said of a day's meals.
    static func notice(of meals: [PlannedMeal], on day: Reminder.Day, in texts: Texts) -> PushNotice {
        var items = meals.prefix(PushRules.meals).map { meal -> String in
            let values = ["title": short(meal.title), "meal": texts(meal.slot)]
            guard let servings = meal.servings else { return texts("meal", values) }
            return texts("meal_for", count: servings, values)
        }
        .joined(separator: ", ")
        let more = meals.count - PushRules.meals
        if more > 0 { items = texts("and_more", count: more, ["items": items]) }
        return PushNotice(title: texts(day.rawValue), text: items)
    }

    /// What those who did it are called; nil if one of them has said nothing.
    private static func name(of people: [PushPerson], _ names: [UserID: String]) -> String? {
        guard let last = people.last, people.count == 1 else { return nil }
        let name: String? =
            switch last {
            case .user(let user): names[user]
            case .guest(let name): name
            }
        return name.map(short)
    }

    /// A text of so many code points at most: one character can have any number of them.
    private static func short(_ text: String) -> String {
        guard text.unicodeScalars.count > PushRules.longestText else { return text }
        var (kept, count) = ("", 1)
        for character in text {
            count += character.unicodeScalars.count
            guard count <= PushRules.longestText else { break }
            kept.append(character)
        }
        return kept + "…"
    }
}

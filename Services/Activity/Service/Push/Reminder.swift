import Values

/// A device's wish to be told the meals of a day, at the same time each day.
struct Reminder: Hashable, Sendable {
    /// Which day's meals.
    enum Day: String, Sendable, CaseIterable {
        /// Those of the day that are still to come then.
        case today
        /// All of the next day.
        case tomorrow
    }

    let time: TimeOfDay
    let day: Day
}

/// Something planned for a day.
struct PlannedMeal: Hashable, Sendable {
    let date: CalendarDate
    /// The meal of the day, as the plan names it.
    let slot: String
    let title: String
    /// For how many it is cooked; nil for notes and leftovers.
    let servings: Int?
}

/// What is to be known of a household before its devices are reminded.
struct PushHome: Sendable {
    /// Where its days begin, as `Europe/Berlin`.
    let timeZone: String
    /// When it usually eats, by the plan's names of meals.
    let times: [String: TimeOfDay]
}

extension Reminder {
    /// What is told of a day's meals.
    func meals(of planned: [PlannedMeal], on date: CalendarDate, in home: PushHome) -> [PlannedMeal] {
        planned.filter { meal in
            guard meal.date == date else { return false }
            guard day == .today, let usual = home.times[meal.slot] else { return true }
            return usual >= time
        }
    }
}

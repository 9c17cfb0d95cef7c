public import JSON
public import Values

/// A window onto the plan as the API shows it: every day of it, and today.
@JSONObject
public struct PlanWindowBody: Sendable, Hashable {
    /// The date it is now where the household lives.
    public var today: CalendarDate
    /// The window's first day.
    public var from: CalendarDate
    /// The window's last day.
    public var to: CalendarDate
    /// Every day from first to last.
    public var days: [PlanDayBody]

    /// The window over entries that are sorted by date, slot and position.
    public init(today: CalendarDate, from: CalendarDate, to: CalendarDate, entries: [PlanEntryBody]) {
        self.today = today
        self.from = from
        self.to = to
        var days = (0...max(0, from.days(until: to))).map { PlanDayBody(date: from.adding(days: $0)) }
        for entry in entries {
            let day = from.days(until: entry.date)
            guard days.indices.contains(day) else { continue }
            days[day].slots[entry.slot].append(entry)
        }
        self.days = days
    }

    /// All its entries, in order.
    public var entries: [PlanEntryBody] {
        days.flatMap { day in MealSlot.allCases.flatMap { day.slots[$0] } }
    }
}

/// One day of a window.
@JSONObject(.readOnly)
public struct PlanDayBody: Sendable, Hashable {
    /// The day.
    public var date: CalendarDate
    /// Its meals.
    public var slots: PlanSlotsBody

    /// A day without entries.
    public init(date: CalendarDate) {
        self.date = date
        slots = PlanSlotsBody()
    }

    /// Whether anything is planned: the dot under a day.
    public var hasEntries: Bool { !MealSlot.allCases.allSatisfy { slots[$0].isEmpty } }
}

/// The entries of a day by meal.
@JSONObject(.writtenOnly)
public struct PlanSlotsBody: Sendable, Hashable {
    /// In the morning.
    public var breakfast: [PlanEntryBody] = []
    /// At midday.
    public var lunch: [PlanEntryBody] = []
    /// In the evening.
    public var dinner: [PlanEntryBody] = []
    /// In between.
    public var snacks: [PlanEntryBody] = []

    /// Meals without entries.
    public init() {}

    /// The entries of one meal.
    public subscript(_ slot: MealSlot) -> [PlanEntryBody] {
        get {
            switch slot {
            case .breakfast: breakfast
            case .lunch: lunch
            case .dinner: dinner
            case .snacks: snacks
            }
        }
        set {
            switch slot {
            case .breakfast: breakfast = newValue
            case .lunch: lunch = newValue
            case .dinner: dinner = newValue
            case .snacks: snacks = newValue
            }
        }
    }
}

extension PlanSlotsBody: JSONReadable {
    /// Reads the members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        breakfast = try members.required("breakfast")
        lunch = try members.required("lunch")
        dinner = try members.required("dinner")
        snacks = try members.required("snacks")
    }
}

extension PlanDayBody: JSONEncodable {
    /// Writes the day's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("date", date)
            json.member("has_entries", hasEntries)
            json.member("slots", slots)
        }
    }
}

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
public struct PlanSlotsBody: Sendable, Hashable {
    /// By meal, in the order of the day.
    private var entries: [[PlanEntryBody]] = [[], [], [], []]

    /// The entries of one meal.
    public subscript(_ slot: MealSlot) -> [PlanEntryBody] {
        get { entries[slot.place] }
        _modify { yield &entries[slot.place] }
    }
}

extension PlanSlotsBody: JSONEncodable, JSONReadable {
    /// Writes a member for each meal.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            for slot in MealSlot.allCases {
                json.key(named: slot.rawValue)
                json.array { json in for entry in self[slot] { entry.encode(to: &json) } }
            }
        }
    }

    /// Reads all meals.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        for slot in MealSlot.allCases { self[slot] = try members.required(slot.rawValue) }
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

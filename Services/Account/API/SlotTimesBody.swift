public import JSON
public import Values

/// When a household usually eats: `{"breakfast": "08:00", …}`.
@JSONObject(.readOnly)
public struct SlotTimesBody: Hashable, Sendable {
    /// Breakfast.
    public var breakfast: TimeOfDay
    /// Lunch.
    public var lunch: TimeOfDay
    /// Dinner.
    public var dinner: TimeOfDay
    /// Snacks.
    public var snacks: TimeOfDay

    /// Times; those that hold where nobody has said others.
    public init(
        breakfast: TimeOfDay = TimeOfDay(8, 0),
        lunch: TimeOfDay = TimeOfDay(12, 30),
        dinner: TimeOfDay = TimeOfDay(19, 0),
        snacks: TimeOfDay = TimeOfDay(16, 0)
    ) {
        self.breakfast = breakfast
        self.lunch = lunch
        self.dinner = dinner
        self.snacks = snacks
    }
}

extension SlotTimesBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("breakfast", breakfast.description)
            json.member("lunch", lunch.description)
            json.member("dinner", dinner.description)
            json.member("snacks", snacks.description)
        }
    }
}

/// What is asked for when slot times are changed; what is left out stays.
@JSONObject(.leavesOutNil)
public struct SlotTimesChangeBody: Sendable {
    /// Breakfast.
    public var breakfast: String? = nil
    /// Lunch.
    public var lunch: String? = nil
    /// Dinner.
    public var dinner: String? = nil
    /// Snacks.
    public var snacks: String? = nil
}

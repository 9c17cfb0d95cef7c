public import JSON
public import Values

/// When a household usually eats: `{"breakfast": "08:00", …}`; what is left out is what holds where nobody has said
/// anything.
@JSONObject
public struct SlotTimesBody: Hashable, Sendable {
    /// Breakfast.
    public var breakfast: TimeOfDay = TimeOfDay(8, 0)
    /// Lunch.
    public var lunch: TimeOfDay = TimeOfDay(12, 30)
    /// Dinner.
    public var dinner: TimeOfDay = TimeOfDay(19, 0)
    /// Snacks.
    public var snacks: TimeOfDay = TimeOfDay(16, 0)
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

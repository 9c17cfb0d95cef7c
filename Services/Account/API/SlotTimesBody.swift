public import JSON
public import Values

/// When a household usually eats: `{"breakfast": "08:00", …}`.
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

extension SlotTimesBody: Decodable {
    private enum CodingKeys: String, CodingKey {
        case breakfast, lunch, dinner, snacks
    }

    /// Reads all members.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func time(_ key: CodingKeys) throws -> TimeOfDay {
            guard let time = TimeOfDay(try members.decode(String.self, forKey: key)) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: members, debugDescription: "is no time")
            }
            return time
        }
        self.init(
            breakfast: try time(.breakfast),
            lunch: try time(.lunch),
            dinner: try time(.dinner),
            snacks: try time(.snacks)
        )
    }
}

/// What is asked for when slot times are changed; what is left out stays.
public struct SlotTimesChangeBody: Decodable, Sendable {
    /// Breakfast.
    public var breakfast: String?
    /// Lunch.
    public var lunch: String?
    /// Dinner.
    public var dinner: String?
    /// Snacks.
    public var snacks: String?

    /// A change.
    public init(breakfast: String? = nil, lunch: String? = nil, dinner: String? = nil, snacks: String? = nil) {
        self.breakfast = breakfast
        self.lunch = lunch
        self.dinner = dinner
        self.snacks = snacks
    }
}

extension SlotTimesChangeBody: JSONEncodable {
    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let breakfast { json.member("breakfast", breakfast) }
            if let lunch { json.member("lunch", lunch) }
            if let dinner { json.member("dinner", dinner) }
            if let snacks { json.member("snacks", snacks) }
        }
    }
}

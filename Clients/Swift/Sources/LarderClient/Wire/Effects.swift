import Foundation

/// Something else that a change has changed.
public struct Effect: Codable, Hashable, Sendable {
    /// What it is: `grocery_list`, `menu`, `recipe` or `plan_entry`.
    public var kind: String
    /// Its id.
    public var id: UUID
}

/// What else a deletion has changed.
struct Effects: Codable, Sendable {
    var effects: [Effect]?
}

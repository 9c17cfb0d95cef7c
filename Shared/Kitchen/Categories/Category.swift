public import JSON

/// Where in the shop a food is found, in the usual order of a shop.
public enum Category: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Fruit, vegetables, herbs.
    case produce
    /// Meat, poultry, fish.
    case meat
    /// Milk, cheese, eggs.
    case dairy
    /// Food with a long shelf life, and bread.
    case pantry
    /// Frozen food.
    case frozen
    /// Everything else, such as household goods.
    case other

    /// The position in the shop, from zero.
    public var order: Int {
        switch self {
        case .produce: 0
        case .meat: 1
        case .dairy: 2
        case .pantry: 3
        case .frozen: 4
        case .other: 5
        }
    }

    /// The heading, in the language of the current task.
    public var title: String { title(in: .shown) }
}

extension Category: Comparable {
    /// Orders by position in the shop.
    public static func < (left: Category, right: Category) -> Bool { left.order < right.order }
}

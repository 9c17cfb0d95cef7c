import Foundation

/// The parameters of a request, in their order; those without a value are left out.
struct Query: Sendable {
    private(set) var items: [(name: String, value: String)] = []

    init() {}

    /// A page of a list.
    init(limit: Int?, after: String?) {
        add("limit", limit)
        add("after", after)
    }

    mutating func add(_ name: String, _ value: String?) {
        if let value { items.append((name, value)) }
    }

    mutating func add(_ name: String, _ value: Int?) { add(name, value.map { String($0) }) }

    mutating func add(_ name: String, _ value: Bool?) { add(name, value.map { $0 ? "true" : "false" }) }

    mutating func add(_ name: String, _ value: UUID?) { add(name, value?.wire) }

    mutating func add(_ name: String, _ value: CalendarDate?) { add(name, value?.description) }

    mutating func add(_ name: String, _ value: (some OpenValue)?) { add(name, value?.rawValue) }

    mutating func add(_ name: String, each values: [String]) {
        for value in values { add(name, value) }
    }

    /// With its question mark; empty if there are no parameters.
    var text: String {
        if items.isEmpty { return "" }
        return "?" + items.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
    }
}

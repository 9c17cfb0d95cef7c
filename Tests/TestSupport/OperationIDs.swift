public import HTTP

/// What is wrong with operation ids: clients are generated from them, so each is one lowerCamelCase name and stands once.
public func faults(inOperationIDs ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.compactMap { id in
        if !seen.insert(id).inserted { return "\(id) stands twice" }
        return id.wholeMatch(of: /[a-z]+([A-Z][A-Za-z]*)?/) == nil ? "\(id) is not lowerCamelCase" : nil
    }
}

extension Router {
    /// What is wrong with the ids of its operations.
    public var operationIDFaults: [String] { faults(inOperationIDs: operations.map(\.operation.id)) }
}

public import HTTP

/// What is wrong with operation ids: clients are generated from them, so each is one lowerCamelCase name and stands once.
public func faults(inOperationIDs ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.compactMap { id in
        if !seen.insert(id).inserted { return "\(id) stands twice" }
        return id.wholeMatch(of: /[a-z]+([A-Z][A-Za-z]*)?/) == nil ? "\(id) is not lowerCamelCase" : nil
    }
}

/// The verbs of operations that change nothing.
private let readingVerbs: Set<Substring> = [
    "batch", "classify", "export", "find", "follow", "get", "has", "list", "open", "parse", "preview", "probe", "read",
    "show", "stream",
]

extension Router {
    /// What is wrong with the methods of its operations: an operation that says that it changes nothing is a POST, as a
    /// GET always is one, and its name says the same, as does that of every GET.
    public var readingFaults: [String] {
        operations.compactMap { method, _, operation in
            let verb = operation.id.prefix { $0.isLowercase }
            let isNamedReading = readingVerbs.contains(verb)
            if operation.reads, method != .post { return "\(operation.id) is a \(method) that says that it reads" }
            if operation.reads, !isNamedReading { return "\(operation.id) reads, or so it says" }
            if method == .post, isNamedReading, !operation.reads { return "\(operation.id) does not say that it reads" }
            if method == .get, !isNamedReading, !redirects.contains(operation.id) { return "\(operation.id) is a GET" }
            if method != .get, method != .post, isNamedReading { return "\(operation.id) is a \(method)" }
            return nil
        }
    }
}

/// What browsers are sent to although it changes something: signing in at a provider, which answers with a redirect.
private let redirects: Set<String> = ["startProviderSignIn", "finishProviderSignIn"]

extension Router {
    /// What is wrong with the ids of its operations.
    public var operationIDFaults: [String] { faults(inOperationIDs: operations.map(\.operation.id)) }
}

extension Request {
    /// A parameter of the query that is `true` or `false`; absent is false.
    public func flag(_ name: String) throws(Problem) -> Bool {
        switch query[name] {
        case nil, "false": return false
        case "true": return true
        default: throw .invalid("?\(name)", code: "type", "\(name) must be true or false")
        }
    }
}

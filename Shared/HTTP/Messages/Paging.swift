extension Request {
    /// What `?limit=` and `?after=` ask for: 1 to 200 items, 50 by default, after an opaque cursor.
    public func page() throws(Problem) -> (limit: Int, after: String?) {
        let limit = try query.integer("limit", in: 1...200) ?? 50
        let after = query["after"]
        return (limit, after?.isEmpty == true ? nil : after)
    }
}

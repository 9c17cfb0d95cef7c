public import Values

/// The parts of the path that stand for a pattern's `{names}`.
///
/// Values are decoded when they are asked for.
public struct PathParameters: Sendable {
    /// The route's parameter names, in the pattern's order.
    var names: [String] = []
    var path = ""
    /// Where each value lies in the path's UTF-8.
    var ranges: [Range<Int>] = []

    /// A parameter, decoded; nil if the pattern has no such name.
    public subscript(_ name: String) -> String? {
        guard let index = names.firstIndex(of: name) else { return nil }
        let utf8 = path.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: ranges[index].lowerBound)
        let end = utf8.index(start, offsetBy: ranges[index].count)
        return Percent.decoded(utf8[start..<end])
    }

    /// A parameter that is an id.
    ///
    /// What is not an id names nothing, so it is a 404.
    public func require<Subject>(
        _ name: String,
        as type: Identifier<Subject>.Type
    ) throws(Problem) -> Identifier<Subject> {
        guard let text = self[name], let id = Identifier<Subject>(text) else {
            throw .notFound("There is nothing with this id.")
        }
        return id
    }

    /// A parameter as text; a pattern without it is a 404.
    public func require(_ name: String) throws(Problem) -> String {
        guard let text = self[name], !text.isEmpty else { throw .notFound("There is nothing at this address.") }
        return text
    }
}

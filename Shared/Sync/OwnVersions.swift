/// The versions to which a client has brought things by operations of the same batch: it knows what it did itself.
public struct OwnVersions<Thing: Hashable> {
    private struct Step: Hashable {
        var thing: Thing
        var version: Int
    }

    private var steps: [Step: Int] = [:]

    /// None yet.
    public init() {}

    /// The version of a thing that the client knows, if it had seen this one before the batch.
    public func latest(of thing: Thing, after seen: Int) -> Int {
        var version = seen
        while let next = steps[Step(thing: thing, version: version)] { version = next }
        return version
    }

    /// Notes that an operation of the client's has brought a thing from one version to a later one.
    public mutating func note(_ thing: Thing, from old: Int, to new: Int) {
        guard old < new else { return }
        steps[Step(thing: thing, version: old)] = new
    }
}

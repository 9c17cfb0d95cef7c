import JSON
public import Loop

/// Decides on a request when its header has come, before its body is taken.
public protocol RequestGate: Sendable {
    /// Lets a request in, or throws what it is refused with.
    ///
    /// `head` has no body yet. `length` is the body's by the client's word, nil where it does not say. It is asked only
    /// for requests whose bodies are larger than `ServerSettings.openBody`, or of unknown length.
    func admit(_ head: Request, to operation: Operation, length: Int?) async throws(Problem) -> Admission
}

/// On whose behalf a request is let in.
@MembersInit
public struct Admission: Sendable {
    /// Whose the body is, and the work that it causes.
    public var owner: WorkOwner
    /// Whether it comes from another of Larder's services, whose own client was let in already.
    public var isNeighbour: Bool = false
}

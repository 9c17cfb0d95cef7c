/// The names under which a live stream tells of itself, beside those of the events that have happened.
public enum LiveSignal: String, CaseIterable, Sendable {
    /// The stream has begun: everything after this is told.
    case ready
    /// The client was away for too long to be told what it missed, and must read anew.
    case reset
}

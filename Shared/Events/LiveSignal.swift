/// The names of a stream's own events, besides those of the household.
public enum LiveSignal: String, CaseIterable, Sendable {
    /// The stream has started: all later events are sent.
    case ready
    /// The client missed too many events and must reload.
    case reset
}

public import Loop

/// An event loop that all tests of a run share.
public enum TestLoop {
    /// The loop, started.
    public static let shared: EventLoop = {
        let loop = EventLoop()
        loop.start(name: "test-loop")
        return loop
    }()
}

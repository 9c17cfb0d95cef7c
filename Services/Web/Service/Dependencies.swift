import Runtime

/// What the web service is built from.
struct Dependencies: Sendable {
    /// The app's files.
    var assets: StaticFiles
}

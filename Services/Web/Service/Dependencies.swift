import Runtime

/// What the web service is built from.
struct Dependencies: Sendable {
    /// The app's files.
    var assets: StaticFiles
    /// What the app says, and the document that it begins with.
    var texts: PageBodies
}

import Runtime

/// What the web service is built from.
struct Dependencies: Sendable {
    /// The app's files, as they were built.
    var bundle: BundledFiles
    /// The files whose names never change: icons.
    var icons: StaticFiles
    /// What the app says, and the documents that it begins with.
    var texts: PageBodies
}

import Foundation
import PackagePlugin

/// Bundles the web app with Debian's esbuild, so that a browser asks for a few small files instead of a hundred.
///
/// The files get no hash in their names here, as a build has to know the names of what it makes: the service gives the
/// whole bundle out below a folder that is named by its hash.
@main struct BundleApp: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let script = context.package.directoryURL.appending(path: "Scripts/bundle-app.sh")
        let assets = target.directoryURL.appending(path: "Assets")
        let output = context.pluginWorkDirectoryURL.appending(path: "App")
        let sources = files(in: assets)
        let words = sources.filter { $0.pathExtension == "txt" }
            .flatMap { ["words-\($0.lastPathComponent)", "more-words-\($0.lastPathComponent)"] }
        let sent = ["app.js", "more.js", "shared.js", "app.css", "icons.svg"] + words
        let made = ["early.js"] + sent.flatMap { [$0, "\($0).gz", "\($0).zst"] }
        return [
            .buildCommand(
                displayName: "Bundling the web app",
                executable: URL(filePath: "/bin/bash"),
                arguments: [script.path(), assets.path(), output.path()],
                inputFiles: [script] + sources,
                outputFiles: made.map { output.appending(path: $0) }
            )
        ]
    }

    private func files(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return found?.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
    }
}

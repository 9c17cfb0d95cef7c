// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ] + (Context.environment["LARDER_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
    name: "LarderClient",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [.library(name: "LarderClient", targets: ["LarderClient"])],
    targets: [
        .target(name: "LarderClient", swiftSettings: settings),
        .testTarget(name: "LarderClientTests", dependencies: ["LarderClient"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

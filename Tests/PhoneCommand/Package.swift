// swift-tools-version: 6.2
import PackageDescription

// A phone of `make shop-test`: apart from Larder's own package, as an app is.
let package = Package(
    name: "larder-phone",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "LarderClient", path: "../../Clients/Swift")],
    targets: [
        .executableTarget(
            name: "larder-phone",
            dependencies: [.product(name: "LarderClient", package: "LarderClient")],
            path: "Sources/LarderPhone",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The language mode every target compiles in; see docs/development.md.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ] + (Context.environment["LARDER_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A C library of Debian's, seen through the module map and shim in `Shared/`.
func system(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
    .systemLibrary(
        name: name,
        path: "Shared/\(name)",
        pkgConfig: pkgConfig,
        providers: apt.map { [.apt([$0])] }
    )
}

/// A shared module.
///
/// It is optimised in debug builds as well, with its assertions: the tests spend most of their time in these modules.
func shared(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Shared/\(name)",
        swiftSettings: settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
    )
}

/// The macros, built on the parser that is part of every toolchain.
///
/// It lies beside the library of Swift that this manifest runs with: `lib/swift/host` and `lib/swift/linux`.
func macros(_ name: String) -> Target {
    let library = "/linux/libswiftCore.so"
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let loaded = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(library) }
    guard let loaded, let start = loaded.firstIndex(of: "/") else { fatalError("no toolchain in /proc/self/maps") }
    let host = loaded[start...].dropLast(library.count) + "/host"
    let parser = [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
        "SwiftParser", "SwiftCompilerPluginMessageHandling",
    ]
    return .macro(
        name: name,
        path: "Shared/\(name)",
        swiftSettings: settings + [.unsafeFlags(["-I", "\(host)"])],
        linkerSettings: [.unsafeFlags(["-L", "\(host)", "-Xlinker", "-rpath", "-Xlinker", "\(host)"])]
            + parser.map { .linkedLibrary($0) }
    )
}

/// A test target; it lies in `Tests/` under its own name.
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["TestSupport"],
        path: "Tests/\(name)",
        resources: resources,
        swiftSettings: settings
    )
}

/// What every service depends on.
let sharedModules: [Target.Dependency] = [
    "Values", "JSON", "Loop", "HTTP", "Database", "Events", "Identity", "Telemetry", "Runtime",
]

/// A service: its API (wire types and typed client), the service itself, its executable and its tests.
struct Service {
    /// Its folder in `Services/`: `MealPlan` gives `MealPlanAPI`, `MealPlanService` and `meal-plan-service`.
    var folder: String
    /// The services whose API it calls, or whose events it receives.
    var calls: [String] = []
    /// What it needs of the shared modules beyond the others.
    var uses: [String] = []
    /// What its API needs of the shared modules beyond the others'.
    var apiUses: [String] = []
    /// What its code reads at run time.
    var resources: [Resource] = []
    /// What makes some of that while it is built.
    var plugins: [Target.PluginUsage] = []

    /// The service itself, as a dependency.
    var dependency: Target.Dependency { .init(stringLiteral: "\(folder)Service") }

    private var executable: String {
        folder.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? "-" : "") + $1.lowercased() } + "-service"
    }

    var targets: [Target] {
        let api = Target.Dependency(stringLiteral: "\(folder)API")
        let needs =
            sharedModules + uses.map { .init(stringLiteral: $0) } + calls.map { .init(stringLiteral: "\($0)API") } + [
                api
            ]
        return [
            .target(
                name: "\(folder)API",
                dependencies: ["Values", "JSON", "HTTP"] + apiUses.map { .init(stringLiteral: $0) },
                path: "Services/\(folder)/API",
                swiftSettings: settings
            ),
            .target(
                name: "\(folder)Service",
                dependencies: needs,
                path: "Services/\(folder)/Service",
                resources: resources,
                swiftSettings: settings,
                plugins: plugins
            ),
            .executableTarget(
                name: executable,
                dependencies: [dependency, "Runtime"],
                path: "Services/\(folder)/Main",
                swiftSettings: settings
            ),
            tests("\(folder)ServiceTests", needs + [dependency]),
        ]
    }
}

/// All services; docs/development.md says what else a new one needs.
let services = [
    Service(
        folder: "Account",
        calls: ["Recipe", "Menu", "MealPlan", "Grocery", "Export", "Activity"],
        uses: ["Crypto", "Kitchen", "Mail", "QRCode", "Sync", "TimeZones"],
        apiUses: ["Identity", "Kitchen"]
    ),
    Service(
        folder: "Recipe",
        calls: ["Menu", "MealPlan", "Grocery", "Account"],
        uses: ["Archives", "Blobs", "Crypto", "Kitchen", "Markup", "Media", "Programs", "Sync"],
        apiUses: ["Kitchen"]
    ),
    Service(folder: "Menu", calls: ["Recipe", "MealPlan", "Grocery", "Account"], uses: ["Sync", "TimeZones"]),
    Service(folder: "MealPlan", calls: ["Recipe", "Menu", "Grocery", "Account"], uses: ["Sync", "TimeZones"]),
    Service(
        folder: "Grocery",
        calls: ["Recipe", "Menu", "MealPlan", "Account"],
        uses: ["Archives", "Kitchen", "Crypto", "QRCode", "TimeZones"],
        apiUses: ["Kitchen"],
        resources: [.copy("Assets")]
    ),
    Service(folder: "Export", calls: ["Grocery", "Menu", "MealPlan", "Account"], uses: ["Crypto", "TimeZones"]),
    Service(folder: "Web", uses: ["Archives", "Crypto"], resources: [.copy("Assets")], plugins: ["BundleApp"]),
    Service(
        folder: "Activity",
        calls: ["Account", "Recipe", "Menu", "MealPlan", "Grocery", "Export"],
        uses: ["Crypto", "TimeZones"]
    ),
]

/// What reads the pictures and PDFs that people send: a program with the libraries for it, one process per file, and the
/// module by which services use it.
let media: [Target] = [
    // Its pkg-config file has flags that SwiftPM refuses; the headers that it needs are those that CPoppler names.
    system("CVips", apt: "libvips-dev"),
    system("CTesseract", pkgConfig: "tesseract", apt: "libtesseract-dev"),
    system("CPoppler", pkgConfig: "poppler-glib", apt: "libpoppler-glib-dev"),
    system("CConfine"),
    shared("Blobs", ["Values", "Loop", "HTTP", "Crypto"]),
    tests("BlobsTests", ["Blobs", "Crypto", "HTTP", "Loop", "Values", "CSodium"]),
    shared("Programs", ["Loop", "CLinux"]),
    shared("Media", ["Values", "JSON", "Loop", "Programs"]),
    .executableTarget(
        name: "larder-media",
        dependencies: ["Media", "JSON", "CVips", "CTesseract", "CPoppler", "CConfine"],
        path: "Shared/MediaWorker",
        swiftSettings: settings
    ),
    tests("MediaTests", ["Media", "JSON", "Loop"]),
    // Draws the recipe cards that tests have read.
    .executableTarget(
        name: "recipe-cards",
        dependencies: ["JSON", "CVips", "CPoppler"],
        path: "Tests/CardCommand",
        swiftSettings: settings
    ),
]

let package = Package(
    name: "larder",
    targets: [
        // C libraries
        system("CLinux"),
        system("CMHD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
        system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
        system("CPQ", pkgConfig: "libpq", apt: "libpq-dev"),
        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        system("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
        system("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
        system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
        system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
        // Its pkg-config file names two more libraries, which every service would load and none uses.
        system("CICal", apt: "libical-dev"),
        system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),

        // The shared modules
        // Resources only: a Swift target that had them would have to load the whole of Foundation.
        .target(name: "LanguageTexts", path: "Shared/LanguageTexts", resources: [.copy("Texts")]),
        shared("Values", ["LanguageTexts"]),
        .target(name: "DocumentPage", path: "Shared/DocumentPage", resources: [.copy("Page")]),
        macros("Macros"),
        shared("JSON", ["Values", "Macros"]),
        .target(name: "KitchenWords", path: "Shared/KitchenWords", resources: [.copy("Words")]),
        shared("Kitchen", ["Values", "JSON", "KitchenWords"]),
        shared("Loop", ["CLinux"]),
        shared("HTTP", ["Values", "JSON", "Loop", "CMHD", "CCurl", "CLinux"]),
        shared("Database", ["Values", "Loop", "Macros", "CPQ", "CSQLite", "CLinux"]),
        shared("Crypto", ["Values", "CSodium", "CNettle"]),
        shared("Mail", ["Values", "Loop", "CCurl"]),
        shared("Markup", ["Values", "CXML"]),
        shared("Archives", ["Values", "CArchive"]),
        shared("QRCode", ["CQREncode"]),
        shared("TimeZones", ["Values", "CICal"]),
        shared("Telemetry", ["Values", "JSON", "Loop", "HTTP"]),
        shared("Identity", ["Values", "JSON", "HTTP", "Crypto"]),
        shared("Events", ["Values", "JSON", "Loop", "HTTP", "Database", "Identity", "Telemetry"]),
        shared("Sync", ["Values", "JSON", "HTTP", "Database"]),
        shared(
            "Runtime",
            [
                "Values", "JSON", "Crypto", "Loop", "HTTP", "Database", "Events", "Identity", "Telemetry", "CLinux",
                "DocumentPage",
            ]
        ),
    ]
        + [.plugin(name: "BundleApp", capability: .buildTool(), path: "Plugins/BundleApp")]
        + media
        + services.flatMap(\.targets)
        + [
            // All services in one process
            .target(
                name: "AllServices",
                dependencies: ["Runtime"] + services.map(\.dependency),
                path: "Services/Larder/Services",
                swiftSettings: settings
            ),
            .executableTarget(
                name: "larder",
                dependencies: ["AllServices", "Runtime"],
                path: "Services/Larder/Main",
                swiftSettings: settings
            ),

            // The engine alone, for `make eval` and `make bench`
            .executableTarget(
                name: "kitchen",
                dependencies: ["Kitchen", "JSON"],
                path: "Tests/KitchenCommand",
                swiftSettings: settings
            ),

            // Tests
            .target(
                name: "TestSupport",
                dependencies: sharedModules + ["Crypto", "Sync"],
                path: "Tests/TestSupport",
                swiftSettings: settings
            ),
            tests("ValuesTests", ["Values"]),
            tests("KitchenTests", ["Kitchen", "JSON"], resources: [.copy("TypedEntries"), .copy("Cases")]),
            tests("JSONTests", ["JSON", "Values"]),
            tests("LoopTests", ["Loop"]),
            tests("HTTPTests", ["HTTP", "JSON", "Loop", "Values", "CLinux"]),
            tests("DatabaseTests", ["Database", "Loop", "Values"]),
            tests("LibraryTests", ["Archives", "Crypto", "Markup", "QRCode", "TimeZones", "Values"]),
            tests("MailTests", ["Mail", "Loop", "Values"]),
            tests("TelemetryTests", ["Telemetry", "HTTP", "JSON"]),
            tests("IdentityTests", ["Identity", "Crypto", "HTTP", "Values", "JSON"]),
            tests("EventsTests", sharedModules),
            tests("RuntimeTests", sharedModules + ["AllServices"]),
            tests("RowSecurityTests", sharedModules + ["AllServices"]),
            tests("ArchitectureTests", []),
            tests("EndToEndTests", sharedModules + ["AllServices", "Crypto"]),
        ],
    swiftLanguageModes: [.v6]
)

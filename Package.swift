// swift-tools-version: 6.2
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

/// A module of the shared floor.
func shared(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Shared/\(name)", swiftSettings: settings)
}

/// A test target; it lies in `Tests/` under its own name.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["TestSupport"],
        path: "Tests/\(name)",
        swiftSettings: settings
    )
}

/// What every service stands on.
let floor: [Target.Dependency] = [
    "Values", "JSON", "Loop", "HTTP", "Database", "Events", "Identity", "Telemetry", "Runtime",
]

/// The services that keep something in a database.
let keepers: [Target.Dependency] = [
    "AccountService", "RecipeService", "MenuService", "MealPlanService", "GroceryService", "ExportService",
]

/// A service: its API (wire types and typed client), the service itself, its executable and its tests.
func service(
    _ folder: String,
    executable: String,
    calls neighbours: [String] = [],
    uses libraries: [String] = [],
    apiUses: [String] = [],
    resources: [Resource] = []
) -> [Target] {
    let needs = floor + libraries.map { .init(stringLiteral: $0) }
    let neighbours: [Target.Dependency] = neighbours.map { .init(stringLiteral: "\($0)API") }
    return [
        .target(
            name: "\(folder)API",
            dependencies: ["Values", "JSON", "HTTP"] + apiUses.map { .init(stringLiteral: $0) },
            path: "Services/\(folder)/API",
            swiftSettings: settings
        ),
        .target(
            name: "\(folder)Service",
            dependencies: needs + neighbours + [.init(stringLiteral: "\(folder)API")],
            path: "Services/\(folder)/Service",
            resources: resources,
            swiftSettings: settings
        ),
        .executableTarget(
            name: executable,
            dependencies: [.init(stringLiteral: "\(folder)Service"), "Runtime"],
            path: "Services/\(folder)/Main",
            swiftSettings: settings
        ),
        tests(
            "\(folder)ServiceTests",
            needs + neighbours + [
                .init(stringLiteral: "\(folder)API"), .init(stringLiteral: "\(folder)Service"),
            ]
        ),
    ]
}

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
        system("CICal", pkgConfig: "libical", apt: "libical-dev"),

        // The shared floor
        shared("Values"),
        shared("Kitchen"),
        shared("JSON", ["Values"]),
        shared("Loop", ["CLinux"]),
        shared("HTTP", ["Values", "JSON", "Loop", "CMHD", "CCurl", "CLinux"]),
        shared("Database", ["Values", "Loop", "CPQ", "CSQLite", "CLinux"]),
        shared("Crypto", ["Values", "CSodium", "CNettle"]),
        shared("Mail", ["Values", "Loop", "CCurl"]),
        shared("Markup", ["Values", "CXML"]),
        shared("QRCode", ["CQREncode"]),
        shared("TimeZones", ["Values", "CICal"]),
        shared("Telemetry", ["Values", "JSON", "Loop", "HTTP"]),
        shared("Identity", ["Values", "JSON", "HTTP", "Crypto"]),
        shared("Events", ["Values", "JSON", "Loop", "HTTP", "Database", "Identity", "Telemetry"]),
        shared(
            "Runtime",
            ["Values", "JSON", "Crypto", "Loop", "HTTP", "Database", "Events", "Identity", "Telemetry", "CLinux"]
        ),
    ]
        + service(
            "Account",
            executable: "account-service",
            calls: ["Recipe", "Menu", "MealPlan", "Grocery", "Export"],
            uses: ["Crypto", "Kitchen", "Mail", "TimeZones"],
            apiUses: ["Identity", "Kitchen"]
        )
        + service("Recipe", executable: "recipe-service", uses: ["Kitchen", "Markup"], apiUses: ["Kitchen"])
        + service(
            "Menu",
            executable: "menu-service",
            calls: ["Recipe", "Grocery", "Account"],
            uses: ["TimeZones"]
        )
        + service(
            "MealPlan",
            executable: "meal-plan-service",
            calls: ["Recipe", "Menu", "Account"],
            uses: ["TimeZones"]
        )
        + service(
            "Grocery",
            executable: "grocery-service",
            calls: ["Recipe", "Menu", "MealPlan", "Account"],
            uses: ["Kitchen", "Crypto", "QRCode"],
            resources: [.copy("Assets")]
        )
        + service(
            "Export",
            executable: "export-service",
            calls: ["Grocery", "Menu", "MealPlan", "Account"],
            uses: ["Crypto", "TimeZones"]
        )
        + service("Web", executable: "web-service", resources: [.copy("Assets")])
        + [
            .executableTarget(
                name: "larder",
                dependencies: floor + [
                    "AccountService", "RecipeService", "MenuService", "MealPlanService", "GroceryService",
                    "ExportService", "WebService",
                ],
                path: "Services/Larder",
                swiftSettings: settings
            ),

            // The engine alone, for `make eval` and `make bench`
            .executableTarget(
                name: "kitchen",
                dependencies: ["Kitchen"],
                path: "Evaluation/KitchenCommand",
                swiftSettings: settings
            ),

            // Tests
            .target(
                name: "TestSupport",
                dependencies: floor + ["Crypto"],
                path: "Tests/TestSupport",
                swiftSettings: settings
            ),
            tests("ValuesTests", ["Values"]),
            tests("KitchenTests", ["Kitchen"]),
            tests("JSONTests", ["JSON", "Values"]),
            tests("LoopTests", ["Loop"]),
            tests("HTTPTests", ["HTTP", "JSON", "Loop", "Values", "CLinux"]),
            tests("DatabaseTests", ["Database", "Loop", "Values"]),
            tests("LibraryTests", ["Crypto", "Markup", "QRCode", "TimeZones", "Values"]),
            tests("MailTests", ["Mail", "Loop", "Values"]),
            tests("TelemetryTests", ["Telemetry", "HTTP", "JSON"]),
            tests("IdentityTests", ["Identity", "Crypto", "HTTP", "Values", "JSON"]),
            tests("EventsTests", floor),
            tests("RuntimeTests", floor),
            tests("WallTests", floor + keepers),
            tests("ArchitectureTests", []),
            tests("EndToEndTests", floor + keepers),
        ],
    swiftLanguageModes: [.v6]
)

import Foundation
import Testing

/// The direction of imports: a module knows those below it, a service knows its neighbours by their API only.
///
/// The package's manifest says the same, but the compiler lets a file import whatever some dependency brings along.
@Suite
struct ImportTests {
    /// The shared modules: what each module may import of ours.
    private static let sharedModules: [String: Set<String>] = [
        "Values": [],
        "Macros": [
            "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftParser",
            "SwiftCompilerPluginMessageHandling",
        ],
        "JSON": ["Values"],
        "Kitchen": ["Values", "JSON"],
        "Loop": ["CLinux"],
        "HTTP": ["Values", "JSON", "Loop", "CMHD", "CCurl", "CLinux"],
        "Database": ["Values", "Loop", "CPQ", "CSQLite", "CLinux"],
        "Crypto": ["Values", "CSodium", "CNettle"],
        "Mail": ["Values", "Loop", "CCurl"],
        "Markup": ["Values", "CXML"],
        "Archives": ["Values", "CArchive"],
        "QRCode": ["CQREncode"],
        "TimeZones": ["Values", "CICal"],
        "Blobs": ["Values", "Loop", "HTTP", "Crypto"],
        "Programs": ["Loop", "CLinux"],
        "Media": ["Values", "JSON", "Loop", "Programs"],
        "MediaWorker": ["JSON", "Media", "CVips", "CTesseract", "CPoppler", "CConfine"],
        "Telemetry": ["Values", "JSON", "Loop", "HTTP"],
        "Identity": ["Values", "JSON", "HTTP", "Crypto"],
        "Events": ["Values", "JSON", "Loop", "HTTP", "Database", "Identity", "Telemetry"],
        "Sync": ["Values", "JSON", "HTTP", "Database"],
        "Runtime": [
            "Values", "JSON", "Loop", "HTTP", "Database", "Events", "Crypto", "Identity", "Telemetry", "CLinux",
        ],
    ]

    /// What comes with Swift and Debian.
    private static let system: Set<String> = ["Glibc", "Synchronization", "FoundationEssentials"]

    private static let services = serviceFolders

    @Test(arguments: sharedModules.keys.sorted())
    func `a shared module imports only what lies below it`(module: String) throws {
        let allowed = try #require(Self.sharedModules[module]).union(Self.system)
        for file in try sources("Shared/\(module)") {
            for name in file.imports { #expect(allowed.contains(name), "\(file.path) imports \(name)") }
        }
    }

    @Test func `no shared module is left out of this test`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Shared").path())
        let modules = try folders.filter { try !sources("Shared/\($0)").isEmpty }
        #expect(Set(modules) == Set(Self.sharedModules.keys))
    }

    @Test(arguments: services)
    func `a service knows other services by their API only`(service: String) throws {
        let others = Self.services.filter { $0 != service }
        for file in try sources("Services/\(service)") {
            for name in file.imports {
                #expect(!others.contains { name == "\($0)Service" }, "\(file.path) imports \(name)")
                #expect(!name.hasPrefix("C") || name == "Crypto", "\(file.path) imports the C library \(name)")
            }
        }
    }

    /// What one service's API needs beyond the others': the account service's is about signing in itself.
    private static let exceptions: [String: Set<String>] = ["Account": ["Identity"]]

    @Test(arguments: services)
    func `an API is wire types and a client: it knows no database and no service`(service: String) throws {
        let own = Self.exceptions[service] ?? []
        let allowed = own.union(["Values", "JSON", "HTTP", "Kitchen", "FoundationEssentials", "Synchronization"])
        for file in try sources("Services/\(service)/API") {
            for name in file.imports { #expect(allowed.contains(name), "\(file.path) imports \(name)") }
        }
    }

    @Test(arguments: ["Shared", "Services", "Tests/KitchenCommand"])
    func `nothing imports the whole of Foundation`(folder: String) throws {
        for file in try sources(folder) {
            #expect(!file.imports.contains("Foundation"), "\(file.path) imports Foundation")
        }
    }

    @Test func `unchecked sendability stays in the shared modules, and says why`() throws {
        for file in try sources("Services") {
            #expect(!file.text.contains("@unchecked Sendable"), "\(file.path)")
        }
    }
}

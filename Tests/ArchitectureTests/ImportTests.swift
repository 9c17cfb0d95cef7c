import Foundation
import Testing

/// The direction of imports: a module knows those below it, a service knows its neighbours by their API only.
///
/// The package's manifest says the same, but the compiler lets a file import whatever some dependency brings along.
@Suite
struct ImportTests {
    /// The shared floor: what each module may import of ours.
    private static let floor: [String: Set<String>] = [
        "Values": [],
        "Kitchen": [],
        "JSON": ["Values"],
        "Loop": ["CLinux"],
        "HTTP": ["Values", "JSON", "Loop", "CMHD", "CCurl", "CLinux"],
        "Database": ["Values", "Loop", "CPQ", "CSQLite", "CLinux"],
        "Crypto": ["Values", "CSodium", "CNettle"],
        "Mail": ["Values", "Loop", "CCurl"],
        "Markup": ["Values", "CXML"],
        "QRCode": ["CQREncode"],
        "TimeZones": ["Values", "CICal"],
        "Telemetry": ["Values", "JSON", "Loop", "HTTP"],
        "Identity": ["Values", "JSON", "HTTP", "Crypto"],
        "Events": ["Values", "JSON", "Loop", "HTTP", "Database", "Identity", "Telemetry"],
        "Runtime": [
            "Values", "JSON", "Loop", "HTTP", "Database", "Events", "Crypto", "Identity", "Telemetry", "CLinux",
        ],
    ]

    /// What comes with Swift and Debian.
    private static let system: Set<String> = ["Glibc", "Synchronization", "FoundationEssentials"]

    private static let services = ["Account", "Recipe", "Menu", "MealPlan", "Grocery", "Export", "Web"]

    @Test(arguments: floor.keys.sorted())
    func `a module of the floor imports only what lies below it`(module: String) throws {
        let allowed = try #require(Self.floor[module]).union(Self.system)
        for file in try sources("Shared/\(module)") {
            for name in file.imports { #expect(allowed.contains(name), "\(file.path) imports \(name)") }
        }
    }

    @Test func `no module of the floor is left out of this test`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Shared").path())
        let modules = try folders.filter { try !sources("Shared/\($0)").isEmpty }
        #expect(Set(modules) == Set(Self.floor.keys))
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

    /// What one service's domain or API needs beyond the others'.
    ///
    /// The account service is about signing in itself: roles, claims and tokens are its words.
    private static let exceptions: [String: Set<String>] = ["Account": ["Identity", "Crypto"]]

    @Test(arguments: services)
    func `a domain knows neither HTTP nor SQL`(service: String) throws {
        let own = Self.exceptions[service] ?? []
        let allowed = own.union(["Kitchen", "Values", "FoundationEssentials", "Synchronization"])
        for file in try sources("Services/\(service)/Service/Domain") {
            for name in file.imports { #expect(allowed.contains(name), "\(file.path) imports \(name)") }
        }
    }

    @Test(arguments: services)
    func `an API is wire types and a client: it knows no database and no service`(service: String) throws {
        let own = Self.exceptions[service] ?? []
        let allowed = own.union(["Values", "JSON", "HTTP", "Kitchen", "FoundationEssentials", "Synchronization"])
        for file in try sources("Services/\(service)/API") {
            for name in file.imports { #expect(allowed.contains(name), "\(file.path) imports \(name)") }
        }
    }

    @Test(arguments: ["Shared", "Services", "Demo"])
    func `nothing imports the whole of Foundation`(folder: String) throws {
        for file in try sources(folder) {
            #expect(!file.imports.contains("Foundation"), "\(file.path) imports Foundation")
        }
    }

    @Test(arguments: services)
    func `a service writes its SQL in its store only`(service: String) throws {
        for file in try sources("Services/\(service)/Service") where file.imports.contains("Database") {
            let part = file.path.split(separator: "/").dropFirst(3).first.map(String.init) ?? ""
            // The wiring and the routes of events may pass a database or a transaction on; they may not write statements.
            guard part != "Store" else { continue }
            for word in ["SELECT", "INSERT", "UPDATE", "DELETE"] {
                #expect(!file.text.contains("\"\(word) "), "\(file.path) holds SQL")
            }
        }
    }

    @Test func `unchecked sendability stays in the floor, and says why`() throws {
        for file in try sources("Services") {
            #expect(!file.text.contains("@unchecked Sendable"), "\(file.path)")
        }
    }
}

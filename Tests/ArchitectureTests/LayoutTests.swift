import Foundation
import Testing

/// The house that every service lives in: a folder a feature, and the end of a file's name says what is in it.
@Suite struct LayoutTests {
    @Test(arguments: serviceFolders)
    func `a file imports what the end of its name allows`(service: String) throws {
        let files = try sources("Services/\(service)/Service")
        #expect(!files.isEmpty)
        for file in files { #expect(Layout.breaches(of: file) == [], "\(file.path)") }
    }

    @Test(arguments: serviceFolders)
    func `a service writes its SQL in its files of statements only`(service: String) throws {
        for file in try sources("Services/\(service)/Service") {
            #expect(!Layout.containsStraySQL(file), "\(file.path) holds SQL")
        }
    }

    @Test(arguments: serviceFolders)
    func `a service has its wiring and its table of routes in front, and all else in the folders of its features`(
        service: String
    ) throws {
        let folder = "Services/\(service)/Service"
        let parts = try sources(folder).map { $0.path.dropFirst(folder.count + 1).split(separator: "/") }
        let front = Set(parts.filter { $0.count == 1 }.compactMap(\.first))
        for name in ["\(service)Service.swift", "\(service)Routes.swift", "Dependencies.swift"] {
            #expect(front.contains(Substring(name)), "\(service) has no \(name)")
        }
        for part in parts {
            let name = part.joined(separator: "/")
            #expect(part.count <= 2, "\(name) lies too deep")
            #expect(!["Domain", "Routes", "Store"].contains(part[0]), "\(name) lies in no feature")
            #expect(part.count == 2 || Layout.isWiring(name), "\(name) belongs to a feature")
        }
    }

    @Test func `what is excepted is there and needs it`() throws {
        let files = try sources("Services")
        for (name, modules) in Layout.exceptions {
            let file = try #require(files.first { Layout.name(of: $0.path) == name }, "\(name)")
            #expect(modules.isSubset(of: file.imports), "\(name)")
        }
    }

    @Test(arguments: [
        ("Menu/Service/Board/BoardHandlers", "import Database", "imports Database"),
        ("Menu/Service/Board/Board+Body", "import Database", "imports Database"),
        ("Menu/Service/Menus/MenuSQL", "import HTTP", "imports HTTP"),
        ("Menu/Service/Menus/MenuStore+Board", "import HTTP", "imports HTTP"),
        ("Menu/Service/Menus/MenuBook", "import HTTP", "imports HTTP"),
        ("Menu/Service/Menus/MenuBook", "import Database", "imports Database"),
        ("Menu/Service/Menus/MenuBook", "import Identity", "imports Identity"),
        ("Menu/Service/Menus/Menus", "import Database\nlet found = neighbours.recipes(ids)", "imports Database"),
        ("Menu/Service/Board/Receiving", "", "lies in a feature's folder"),
    ])
    func `each of the rules of imports can be broken`(path: String, text: String, breach: String) {
        let file = SourceFile(path: "Services/\(path).swift", text: text)
        #expect(Layout.breaches(of: file) == [breach])
    }

    @Test(arguments: [
        ("Menu/Service/Receiving", "let statement: SQL = \"DELETE FROM menu\"", true),
        ("Menu/Service/Menus/MenuBook", "let statement = \"\"\"\n    SELECT id", true),
        ("Menu/Service/Menus/MenuBook", "// DELETE FROM is a statement", false),
        ("Menu/Service/Menus/MenuSQL+Items", "\"DELETE FROM menu\"", false),
    ])
    func `SQL is seen in the files that are to have none`(path: String, text: String, strays: Bool) {
        #expect(Layout.containsStraySQL(SourceFile(path: "Services/\(path).swift", text: text)) == strays)
    }

    @Test(arguments: [
        ("MenuService.swift", true), ("AccountService+Hosted.swift", true), ("Migrations.swift", true),
        ("MenuBook.swift", false), ("MenuSQL.swift", false), ("BoardHandlers.swift", false),
    ])
    func `what belongs to a feature does not stand in front`(name: String, isFront: Bool) {
        #expect(Layout.isWiring(name) == isFront)
    }
}

/// What the file of a service is, by its name, and what it may hold therefore.
private enum Layout {
    /// Decode, make one call, encode: HTTP and JSON, and no database.
    private static let wire = [
        "Handlers", "Operations", "Routes", "Schemas", "Body", "Bodies", "Request", "Requests", "Checks", "Problem",
        "Paths", "Event",
    ]
    /// SQL and what reads rows: the database, and no HTTP.
    private static let data = ["SQL", "Store", "Rows", "Transaction", "Migrations"]
    /// What puts a service together: all that it is made of, and no SQL.
    private static let wiring = ["Service", "Receiving", "Dependencies", "Neighbours", "Commands"]
    /// What all others may import: rules neither wait nor ask.
    private static let rules: Set = ["Values", "Kitchen", "FoundationEssentials", "Synchronization"]
    /// What they may import besides where they are a service's own subject: signing in, and reading pages.
    private static let words: [String: Set<String>] = [
        "Account": ["Identity", "Crypto"], "Recipe": ["Markup", "Archives"],
    ]
    /// What a use case may import besides if it asks a neighbour, which can answer with a problem.
    private static let asking: Set = ["HTTP", "JSON", "Crypto", "Identity", "TimeZones"]
    /// Use cases that ask somebody else, jobs, and what only keeps a bound.
    static let exceptions: [String: Set<String>] = [
        // What the provider of a sign-in answers is fetched and read.
        "Account/IDToken": ["HTTP", "JSON"],
        "Account/OpenIDProvider": ["HTTP", "JSON"],
        // Bounds that a request is counted against.
        "Account/DeviceCookie": ["HTTP"],
        "Account/SignInThrottle": ["HTTP", "Runtime"],
        "Account/MailLimits": ["HTTP", "Runtime"],
        "Account/PasswordPool": ["Loop"],
        "Recipe/WorkBudget+Recipe": ["HTTP", "Loop"],
        // What is asked of the program that decodes pictures, and kept in an object store.
        "Recipe/Pictures": ["Blobs", "Crypto", "Media"],
        "Recipe/MediaCheck": ["Media"],
        // What was read in photos is put in order.
        "Recipe/PageBlock": ["Media"],
        "Recipe/PageText": ["Media"],
        "Recipe/ImportFile": ["Media"],
        "Recipe/PhotoReader": ["Media", "RecipeAPI"],
        "Recipe/PictureFetching": ["Blobs", "HTTP", "Identity", "Media"],
        "Recipe/PictureProblem": ["Blobs", "HTTP", "Identity", "Media"],
        "Recipe/PictureSettings": ["Blobs", "HTTP", "Runtime"],
        // The service's own settings.
        "Account/AccountSettings": ["Runtime"],
        "Account/AccountSetting": ["Runtime"],
        // Parts of the file that a user takes along.
        "Account/ExportedThings": ["JSON"],
        // What clients did is remembered with what it changes.
        "MealPlan/PlanSync": ["Sync"],
        "Menu/MenuSync": ["Sync"],
        "Recipe/RecipeSync": ["Sync"],
        "Account/HouseholdSync": ["Sync"],
        // A byte is looked for, many at once.
        "Recipe/ListElements": ["Glibc"],
        // Streams are told of each other, also on other replicas.
        "Grocery/ListPresence": ["Database", "HTTP", "JSON", "Loop"],
        // Jobs, which go through the database by themselves.
        "Account/AbandonedAccounts": ["Database", "Events"],
        "Account/MailQueue": ["Database", "Mail", "Telemetry"],
        "Activity/CallWorker": ["Database", "Events", "Telemetry"],
        "Activity/PushKeys": ["Crypto"],
        "Activity/PushPost": ["Crypto", "HTTP"],
        "Activity/PushSender": ["AccountAPI", "HTTP", "Identity", "Telemetry"],
        "Activity/ReminderSender": ["AccountAPI", "HTTP", "Telemetry"],
        "Activity/ReminderTimes": ["TimeZones"],
        "Activity/WebhookSender": ["HTTP", "Telemetry"],
        "Activity/WebhookSettings": ["Runtime"],
        "Recipe/ImportWorker": ["Events", "Telemetry"],
        "Recipe/ImportFileReading": ["Identity", "Loop", "Media"],
        "Recipe/ImportSpool": ["Glibc"],
        "Recipe/Rereading": ["Database", "Events", "Loop", "RecipeAPI"],
        // Files are packed beside the loop and sent from the disk.
        "Recipe/RecipeExport": ["HTTP", "Loop"],
        // Pages are fetched, and read beside the loop.
        "Recipe/Extractor": ["HTTP", "Loop", "RecipeAPI"],
        "Recipe/ReadRecipe": ["RecipeAPI"],
        // What a recipe is known by, and the bounds of what is kept.
        "Recipe/ImportSource": ["Crypto"],
        "Recipe/ImportReading": ["Identity", "Media"],
        // Photos and PDFs are read in a process of their own.
        "Recipe/ImportFinding": ["RecipeAPI"],
        "Recipe/ImportProblemCode": ["Media"],
        // What sites say of videos is asked of a program of its own.
        "Recipe/VideoInfo": ["JSON"],
        "Recipe/VideoProgram": ["HTTP", "JSON", "Loop", "Programs"],
        "Recipe/VideoReader": ["HTTP", "RecipeAPI"],
        "Recipe/VideoSettings": ["Programs", "Runtime"],
        "Recipe/VideoCheck": ["Loop", "Programs"],
        // Texts are looked through beside the loop.
        "Recipe/PhraseSearch": ["Loop"],
        // A file is read beside the loop, and known by its bytes; its recipes are known by their sources.
        "Recipe/CatalogLoader": ["Crypto", "Loop"],
        "Recipe/CatalogIdentity": ["Crypto"],
        // Files are read beside the loop.
        "Recipe/NutrientLoader": ["Loop"],
        // The operator's language model is asked.
        "Recipe/ModelReader": ["HTTP", "Loop"],
        "Recipe/ModelSettings": ["Runtime"],
    ]

    /// A file's service and name: `Menu/MenuBook+Reuse`.
    static func name(of path: String) -> String {
        let parts = path.split(separator: "/")
        return "\(parts[1])/\(parts[parts.count - 1].dropLast(".swift".count))"
    }

    /// Whether a file in front of the features is wiring, or what all features share.
    static func isWiring(_ file: String) -> Bool {
        let shared = wiring + ["Routes", "Schemas", "Migrations"]
        return ending(of: file.replacingOccurrences(of: ".swift", with: ""), among: shared) != nil
            || file == "WorkBudget+Recipe.swift"
    }

    /// What breaks a rule in a file.
    static func breaches(of file: SourceFile) -> [String] {
        let name = name(of: file.path)
        let service = String(name.prefix { $0 != "/" })
        let kind = ending(of: name, among: wire + data + wiring)
        var breaches: [String] = []
        if let kind, wiring.contains(kind), file.path.split(separator: "/").count > 4 {
            breaches.append("lies in a feature's folder")
        }
        for module in file.imports {
            let isAllowed: Bool
            if let kind {
                isAllowed = wiring.contains(kind) || module != (data.contains(kind) ? "HTTP" : "Database")
            } else {
                let own = rules.union(words[service] ?? []).union(exceptions[name] ?? [])
                let asks = file.text.contains("eighbour")
                isAllowed = own.contains(module) || asks && (asking.contains(module) || module.hasSuffix("API"))
            }
            if !isAllowed { breaches.append("imports \(module)") }
        }
        return breaches
    }

    /// Whether a file that is none of statements has a literal that begins with a word that statements begin with.
    static func containsStraySQL(_ file: SourceFile) -> Bool {
        guard ending(of: name(of: file.path), among: data) == nil else { return false }
        return ["SELECT", "INSERT INTO", "UPDATE", "DELETE FROM"].contains { word in
            file.text.components(separatedBy: "\(word) ").dropLast().contains { before in
                before.reversed().first { $0 != " " && $0 != "\n" } == "\""
            }
        }
    }

    /// The first of some endings that a name has: for `A+B` what B ends in, or else what A ends in.
    private static func ending(of name: String, among endings: [String]) -> String? {
        name.split(separator: "+").reversed().lazy.compactMap { part in endings.first { part.hasSuffix($0) } }.first
    }
}

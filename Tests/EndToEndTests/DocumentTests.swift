import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// Whether the document of a running Larder is complete, and true.
@Suite(.serialized) struct DocumentTests {
    @Test(.timeLimit(.minutes(2)))
    func `everything in the document is typed, described, has an example, and each example is what its schema allows`()
        async throws
    {
        try await withLarder { probe, _ in
            let root = try await Self.root(probe)
            let check = SchemaCheck(components: root["components"] as? [String: Any] ?? [:])
            #expect((root["servers"] as? [[String: String]])?.first?["url"]?.isEmpty == false)
            let tags = root["tags"] as? [[String: String]] ?? []
            for tag in tags { #expect(tag["description"]?.isEmpty == false, "\(tag)") }
            var examples = 0
            for (name, operation) in Self.operations(root) {
                #expect((operation["summary"] as? String)?.isEmpty == false, "\(name)")
                let tag = (operation["tags"] as? [String])?.first
                #expect(tags.contains { $0["name"] == tag }, "\(name)")
                let answers = operation["responses"] as? [String: [String: Any]] ?? [:]
                var contents = [(operation["requestBody"] as? [String: Any])?["content"] as? [String: Any] ?? [:]]
                for (status, answer) in answers {
                    let answer = (answer["$ref"] as? String).flatMap(check.component) ?? answer
                    #expect((answer["description"] as? String)?.isEmpty == false, "\(name) \(status)")
                    contents.append(answer["content"] as? [String: Any] ?? [:])
                }
                for content in contents {
                    for (type, media) in content {
                        let media = media as? [String: Any] ?? [:]
                        let schema = media["schema"] as? [String: Any] ?? [:]
                        #expect(!schema.isEmpty, "\(name): \(type) has no type")
                        guard type.hasSuffix("json") else { continue }
                        let example = try #require(media["example"], "\(name): \(type) has no example")
                        #expect(check.faults(try Self.value(example), schema) == [], "\(name)")
                        examples += 1
                    }
                }
            }
            #expect(examples > 300, "only \(examples)")
        }
    }

    @Test(.timeLimit(.minutes(2))) func `enumerations and bodies are components with names of their own`() async throws
    {
        try await withLarder { probe, _ in
            let root = try await Self.root(probe)
            let schemas = (root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]] ?? [:]
            for name in schemas.keys { #expect(name.wholeMatch(of: /[A-Z][A-Za-z]*/) != nil, "\(name)") }
            for (name, schema) in schemas where schema["enum"] == nil {
                #expect(!Self.hasWords(schema), "\(name) has an enumeration without a name")
            }
            for (name, operation) in Self.operations(root) {
                #expect(!Self.hasWords(operation), "\(name) has an enumeration without a name")
                let content =
                    (operation["requestBody"] as? [String: Any])?["content"] as? [String: [String: Any]] ?? [:]
                for (type, media) in content {
                    let schema = media["schema"] as? [String: Any] ?? [:]
                    #expect(schema["properties"] == nil, "\(name): the body in \(type) has no name")
                }
            }
            for name in ["MealSlot", "Role", "GroceryNoticeKind", "RecipeStatus", "Diet"] {
                #expect(schemas[name] != nil, "\(name)")
            }
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `what is about a household takes the header that chooses one, and nothing else does`() async throws {
        try await withLarder { probe, _ in
            let root = try await Self.root(probe)
            var named: Set<String> = []
            for (name, operation) in Self.operations(root) {
                let parameters = operation["parameters"] as? [[String: Any]] ?? []
                let header = parameters.first { $0["name"] as? String == "Larder-Household" }
                guard let header else { continue }
                #expect(header["in"] as? String == "header" && header["required"] as? Bool != true, "\(name)")
                #expect((operation["responses"] as? [String: Any])?["404"] != nil, "\(name)")
                named.insert(operation["operationId"] as? String ?? "")
            }
            #expect(
                named.isSuperset(of: ["getBoard", "putGroceryList", "listRecipes", "addPlanEntry", "getEntitlement"])
            )
            #expect(named.isDisjoint(with: ["signIn", "listHouseholds", "getSharedList", "getHealth", "getFeed"]))
        }
    }

    /// Bodies that name something the kitchen of the test does not have, or that it has already.
    private static let unfulfillable = [
        "signIn": "there is no such account", "refreshTokens": "there is no such session",
        "confirmSignUp": "there is no such mail", "resetPassword": "there is no such mail",
        "confirmEmailChange": "there is no such mail", "changePassword": "the account has no password",
        "requestEmailChange": "the account has no password", "join": "there is no such invitation",
        "receiveRevenueCat": "there is no billing", "transferHousehold": "nobody else is in the household",
        "swapPlanEntries": "there is one entry only", "mergeRecipes": "there is one recipe only",
    ]

    @Test(.timeLimit(.minutes(3)))
    func `each example of a request is accepted, and an answer has the header that the document says`() async throws {
        try await withLarder(["LARDER_RATE_IMPORT": "0", "LARDER_RATE_SIGN_IN": "0"]) { probe, _ in
            let root = try await Self.root(probe)
            let document = try await probe.document()
            var (sent, tags) = (0, 0)
            for operation in document.operations where !operation.isInternal && !operation.isStream {
                let (name, raw) = (operation.description, Self.operation(operation, in: root))
                let body = (raw["requestBody"] as? [String: Any])?["content"] as? [String: [String: Any]] ?? [:]
                guard body.isEmpty || body["application/json"] != nil else { continue }
                // Each has a kitchen of its own, as they change and delete.
                let mine = try await Fixture(probe)
                var bytes: [UInt8] = []
                if let example = body["application/json"]?["example"] {
                    bytes = Array(try JSONSerialization.data(withJSONObject: mine.owning(example, of: operation)))
                    sent += 1
                }
                let reply = try await probe.send(
                    operation.method,
                    mine.path(operation),
                    token: operation.needsToken ? mine.token : nil,
                    body: bytes,
                    headers: ["Accept": "application/json, */*;q=0.5"]
                )
                let isRefusal = [400, 415, 422].contains(reply.status) || reply.status >= 500
                #expect(
                    !isRefusal || Self.unfulfillable[operation.id] != nil,
                    "\(name) \(operation.id): \(reply.status) \(String(decoding: reply.body.prefix(400), as: UTF8.self))"
                )
                guard reply.status < 300 else { continue }
                let answers = raw["responses"] as? [String: [String: Any]] ?? [:]
                let documented = answers[String(reply.status)]?["headers"] as? [String: Any] ?? [:]
                #expect(
                    documented["ETag"] != nil || reply.headers["ETag"] == nil,
                    "\(name): an ETag that is not told of"
                )
                #expect(documented["ETag"] == nil || reply.headers["ETag"] != nil, "\(name): no ETag")
                #expect(documented["Location"] != nil || reply.headers["Location"] == nil, "\(name): a Location")
                tags += reply.headers["ETag"] == nil ? 0 : 1
            }
            #expect(sent > 60 && tags > 30, "\(sent) bodies, \(tags) tags")
        }
    }

    private static func value(_ example: Any) throws -> AnyJSON {
        let bytes = try JSONSerialization.data(withJSONObject: example, options: [.fragmentsAllowed])
        return try JSONReader.read(AnyJSON.self, from: Array(bytes))
    }

    private static func root(_ probe: Probe) async throws -> [String: Any] {
        let bytes = Data(try await probe.send("GET", "/openapi.json").body)
        return try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    }

    private static func operations(_ root: [String: Any]) -> [(name: String, operation: [String: Any])] {
        (root["paths"] as? [String: [String: [String: Any]]] ?? [:]).flatMap { path, item in
            item.map { ("\($0.key) \(path)", $0.value) }
        }
    }

    private static func operation(_ operation: APIDocument.Operation, in root: [String: Any]) -> [String: Any] {
        let paths = root["paths"] as? [String: [String: [String: Any]]] ?? [:]
        return paths[operation.path]?[operation.method.lowercased()] ?? [:]
    }

    /// Whether there is an enumeration anywhere in a part of a document.
    private static func hasWords(_ part: Any) -> Bool {
        switch part {
        case let object as [String: Any]: object["enum"] is [Any] || object.values.contains { hasWords($0) }
        case let list as [Any]: list.contains { hasWords($0) }
        default: false
        }
    }
}

extension Fixture {
    /// An example of a body with this household's things in place of its ids.
    func owning(_ example: Any, of operation: APIDocument.Operation, named name: String = "") -> Any {
        switch example {
        case let object as [String: Any]:
            var mine: [String: Any] = [:]
            for (name, value) in object { mine[name] = owning(value, of: operation, named: name) }
            return mine
        case let list as [Any]: return list.map { owning($0, of: operation, named: name) }
        case is String where name == "id":
            // What is put somewhere may say its id; what is made anew takes another one.
            return operation.method == "PUT"
                ? value(operation.parameters.last ?? "", in: operation.path) : UUID().uuidString.lowercased()
        case is String:
            let name = ReplayExample.aliases[name] ?? name
            let mine =
                name.hasSuffix("_id") ? value(name == "recipes/item_id" ? "menu-item" : name, in: operation.path) : ""
            return mine.isEmpty ? example : mine
        default: return example
        }
    }
}

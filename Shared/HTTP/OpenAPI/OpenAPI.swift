public import JSON

/// The description of a service in OpenAPI 3.1.
public enum OpenAPI {
    /// What a document says of the whole API.
    @MembersInit(unlabelled: 1)
    public struct About: Sendable {
        /// The API's name.
        public var title: String
        /// The API's version.
        public var version: String
        /// What whoever writes a client has to know, in Markdown.
        public var description: String = ""
        /// Where it is served: a URL, or `/` for where the document is.
        public var server: String = "/"
    }

    /// A document: what a router answers.
    public struct Document: Sendable {
        struct Entry: Sendable {
            var method: Method
            var pattern: Pattern
            var operation: Operation
            /// What the middlewares before it take: `Idempotency-Key`.
            var parameters: [Parameter] = []
        }

        /// What it says of the whole API.
        public var about: About
        var entries: [Entry] = []
        var schemas = SchemaSet()
        /// What the groups of operations are, by their names.
        var tags: [String: String] = [:]

        /// The same for clients: without the operations that only other services may call, and without the schemas that
        /// only those name.
        public func forClients() -> Document {
            var document = self
            document.entries.removeAll { $0.operation.security == .internalOnly }
            document.schemas.keep(namedBy: document.entries.flatMap(\.operation.schemas))
            return document
        }

        /// Adds a route, unless it is there; its operation id is made unique.
        mutating func add(_ entry: Entry) {
            guard
                !entries.contains(where: {
                    $0.method == entry.method && $0.pattern.documented == entry.pattern.documented
                })
            else { return }
            var entry = entry
            let id = entry.operation.id
            var number = 2
            while entries.contains(where: { $0.operation.id == entry.operation.id }) {
                entry.operation.id = "\(id)\(number)"
                number += 1
            }
            entries.append(entry)
        }
    }
}

extension Router {
    /// What this router answers, as an OpenAPI 3.1 document.
    public func openAPI(_ about: OpenAPI.About) -> OpenAPI.Document {
        var document = OpenAPI.Document(about: about, schemas: schemas, tags: tags)
        for route in routes {
            let taken = (middlewares + route.middlewares).flatMap { $0.parameters(of: route.method, route.operation) }
            document.add(
                .init(method: route.method, pattern: route.pattern, operation: route.operation, parameters: taken)
            )
        }
        return document.named()
    }
}

/// The description of a service in OpenAPI 3.1.
public enum OpenAPI {
    /// A document: what a router answers.
    public struct Document: Sendable {
        struct Entry: Sendable {
            var method: Method
            var pattern: Pattern
            var operation: Operation
        }

        /// The API's name.
        public var title: String
        /// The API's version.
        public var version: String
        var entries: [Entry] = []
        var schemas = SchemaSet()

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
    public func openAPI(title: String, version: String) -> OpenAPI.Document {
        var document = OpenAPI.Document(title: title, version: version, schemas: schemas)
        for route in routes {
            document.add(.init(method: route.method, pattern: route.pattern, operation: route.operation))
        }
        return document
    }
}

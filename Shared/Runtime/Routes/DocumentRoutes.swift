import HTTP
import Identity
import JSON
import Values

/// The document that describes every route for clients, the page that shows it, and the document for other services, which
/// has theirs too.
enum DocumentRoutes {
    /// The version in the API's document; it follows the path, `/api/v1`.
    static let apiVersion = "1.0.0"

    /// Adds them to a process's routes; with `others`, the document for clients has what those answer as well.
    static func add(
        to router: inout Router,
        title: String,
        server: String?,
        secret: InternalSecret,
        others: OtherDocuments?
    ) {
        var described = router
        described.on(.get, "/openapi.json", .getDocument) { _ in .noContent() }
        described.on(.get, "/internal/openapi.json", .getInternalDocument) { _ in .noContent() }
        let page = DocumentPage()
        page.add(to: &described)
        page.add(to: &router)
        let about = OpenAPI.About(title, version: apiVersion, description: description, server: server ?? "/")
        let document = described.openAPI(about)
        // Written once: it never changes. The other one is read by tests, so it is not kept.
        let bytes = document.forClients().jsonBytes(capacity: 65_536)
        var operation = HTTP.Operation.getDocument
        // The documents of the others are read once a minute; as a rule there is nothing to do.
        (operation.isHeavy, operation.isOftenSmall) = (others != nil, true)
        router.on(.get, "/openapi.json", operation) { _ in
            .json(bytes: try await others?.added(to: bytes) ?? bytes)
        }
        router.on(.internalOnly(secret), .get, "/internal/openapi.json", .getInternalDocument) { _ in
            .json(bytes: document.jsonBytes(capacity: 65_536))
        }
    }

    private static let description = """
        Sign in with `POST /api/v1/auth/anonymous` or `POST /api/v1/auth/sign-in` and send the access token as \
        `Authorization: Bearer …`; programs can use an API token in the same way. Whoever is in several households names \
        one with `Larder-Household: <id>`.

        - **Ids** are UUIDs; a client may choose those of what it makes. **Dates** are `YYYY-MM-DD`, in the household's \
        time zone unless a parameter says otherwise; `from` and `to` are both included. **Instants** are RFC 3339 in UTC.
        - **Lists** are pages: `?limit=` and `?after=` with the `next` of the page before; it is null at the end.
        - **Writing safely**: a `PUT` may be repeated; a `POST` with an `Idempotency-Key` may be sent again. `If-Match` \
        with the `ETag` of what was read guards a change: 412 if somebody else was first. A `PATCH` is a JSON merge patch \
        (RFC 7396), also as `application/merge-patch+json`: what is left out stays.
        - **Errors** are problems (RFC 9457): `detail` is for people, in the language of `Accept-Language`; `code` and \
        `errors` are for programs. A parameter of the query that there is not is refused.
        - **Events** are server-sent events; `Last-Event-ID` goes on where a stream broke off.
        """
}

extension HTTP.Operation {
    fileprivate static let getDocument = Operation(
        "getDocument",
        summary: "This document: OpenAPI 3.1.",
        tag: "operation",
        security: .none,
        answers: [.ok(.map(of: .any), "The document.")]
    )
    fileprivate static let getInternalDocument = Operation(
        "getInternalDocument",
        summary: "This document with internal operations: OpenAPI 3.1.",
        tag: "internal",
        security: .internalOnly,
        answers: [.ok(.map(of: .any), "The document.")],
        isHeavy: true
    )
}

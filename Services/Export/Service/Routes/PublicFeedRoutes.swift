import Crypto
import ExportAPI
import HTTP
import Identity
import Values

/// What calendar apps subscribe to: no account, no `Accept`, only the secret in the address.
struct PublicFeedRoutes {
    let dependencies: Dependencies

    func add(to router: inout Router) {
        let operation = Operation(
            "getFeed",
            summary: "Gives a household's groceries, menu or meal plan to whoever has the address.",
            tag: "feeds",
            security: .token,
            path: [
                Parameter(
                    "file",
                    .enumeration(FeedPurpose.allCases.map(\.fileName)),
                    in: .path,
                    required: true,
                    description: "What the address is for."
                )
            ],
            query: [.ifNoneMatch],
            answers: [.content(type: "text/calendar", "The calendar (RFC 5545)."), .notModified],
            errors: [404],
            isHeavy: true
        )
        router.on(.get, ExportPaths.publicFeed, operation) { request in
            let token = Secret(request.parameters["token"] ?? "")
            let file = request.parameters["file"] ?? ""
            let calendar = try await dependencies.readFeed(token, file: file)
            return Response.calendar(calendar, fileName: file, on: request)
                .with("Referrer-Policy", "no-referrer")
                .with("X-Robots-Tag", "noindex")
        }
    }
}

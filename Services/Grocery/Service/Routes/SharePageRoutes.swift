import Crypto
import Events
import HTTP
import JSON
import Kitchen
import QRCode
import RecipeAPI
import Runtime
import Values

/// The routes behind a share link: for anyone who has it, about that one list.
extension GroceryRoutes {
    func addSharePage(to router: inout Router) {
        router.on(.get, SharePaths.page, ShareOperations.page) { request in try await page(request) }
        router.on(.get, SharePaths.text, ShareOperations.text) { request in
            let (_, shared) = try await open(request)
            return Response.text(ListText(list: shared.list, system: shared.system).text).private
        }
        router.on(.get, SharePaths.code, ShareOperations.code) { request in
            let (share, shared) = try await open(request)
            let url = "\(on.origin)\(SharePaths.page(share.token))"
            guard let svg = QRCode.svg(url, title: "QR code that opens the list \(shared.list.title)") else {
                throw Problem.internalError()
            }
            return Response.bytes(Array(svg.utf8), type: "image/svg+xml").private
        }
        router.on(.get, SharePaths.events, ShareOperations.events) { request in try await follow(request) }
        router.on(.post, SharePaths.items, ShareOperations.add) { request in try await addShared(request) }
        router.on(.post, SharePaths.check, ShareOperations.check) { request in
            try await tickShared(request, checked: true)
        }
        router.on(.post, SharePaths.uncheck, ShareOperations.uncheck) { request in
            try await tickShared(request, checked: false)
        }
        router.on(.get, SharePaths.asset, ShareOperations.asset) { request in
            guard let file = on.assets.file(request.parameters["file"] ?? "") else {
                throw Problem.notFound("There is no file with this name.")
            }
            return file.with("Referrer-Policy", "no-referrer").conditional(on: request)
        }
    }

    /// A link that has been followed: the share and the token it came with.
    private struct OpenShare {
        var link: ShareLink
        var token: String
    }

    private func share(_ request: Request, atLeast role: ShareRole = .view) async throws -> OpenShare {
        let token = try request.parameters.require("token")
        guard let link = try await on.store.share(tokenHash: Secret(token).tokenHash, now: on.now()) else {
            throw Problem.notFound("This link does not open a list.")
        }
        guard link.role >= role else {
            throw Problem.forbidden(code: "share_role_too_low", "This link does not allow that.")
        }
        return OpenShare(link: link, token: token)
    }

    /// What the link opens, in the words that are asked for, or else the household's.
    private func open(_ request: Request) async throws -> (share: OpenShare, shared: SharedList) {
        let wanted = try request.measurementSystem()
        let share = try await share(request)
        let link = share.link
        guard var shared = try await on.store.sharedList(link.list, in: link.household, now: on.now()) else {
            throw Problem.notFound("This link does not open a list.")
        }
        if let wanted { shared.system = wanted }
        return (share, shared)
    }

    private func page(_ request: Request) async throws -> Response {
        guard let type = Accept(request.headers["Accept"]).best(of: ["text/html", "application/json"]) else {
            throw Problem.notAcceptable("A shared list comes as text/html or application/json.")
        }
        let isPage = type == "text/html"
        do {
            let (share, shared) = try await open(request)
            let list = shared.list
            guard isPage else {
                return Response.json(SharedListBody(list: list, share: share.link, system: shared.system))
                    .with("ETag", ListTag.text(of: shared)).private
                    .conditional(on: request)
            }
            let page = SharePage(
                list: list,
                role: share.link.role,
                path: SharePaths.page(share.token),
                expiresAt: share.link.expiresAt,
                system: shared.system,
                now: on.now()
            )
            return Response.html(page.document.markup).private
        } catch let problem as Problem where problem.status == 404 && isPage {
            return Response.html(SharePageGone.document.markup, status: 404).private
        }
    }

    private func follow(_ request: Request) async throws -> Response {
        let (share, shared) = try await open(request)
        let (link, list) = (share.link, shared.list)
        return try await on.feed.stream(
            request,
            household: link.household,
            matching: { [now = on.now] event in event.subject == list.id.uuid && link.isOpen(at: now()) },
            closing: { event in
                (event.kind == "share.revoked" && event.subject == link.id.uuid)
                    || (event.kind == "list.deleted" && event.subject == list.id.uuid)
            }
        ).private
    }

    private func tickShared(_ request: Request, checked: Bool) async throws -> Response {
        try SameSite.check(request)
        let share = try await share(request, atLeast: .check)
        let item = try Self.itemID(request)
        let now = on.now()
        let found = try await on.store.tick(
            item,
            of: share.link.list,
            in: share.link.household,
            checked: checked,
            now: now
        )
        if Accept(request.headers["Accept"]).best(of: ["text/html", "application/json"]) == "application/json" {
            let list = try await on.store.find(share.link.list, in: share.link.household, now: now)
            guard found != nil, let item = try list?.item(item) else { throw GroceryError.noSuchItem }
            return Response.json(SharedItemBody(item), version: item.version).private
        }
        // For a form, an item that has gone meanwhile is no error: the page shows what is there.
        return Response.seeOther(SharePaths.page(share.token)).private
    }

    private func addShared(_ request: Request) async throws -> Response {
        try SameSite.check(request)
        let share = try await share(request, atLeast: .edit)
        let text =
            request.mediaType == "application/json"
            ? try request.decode(NewItem.self).text ?? "" : try request.form()["text"] ?? ""
        let body = try NewItem(text: text).checked()
        let id = newItemID()
        let kitchen = await kitchen(share.link.household)
        let line = kitchen.parser.parse(body.line)
        _ = try await update(share.link.list, share.link.household) { found in
            guard var list = found else { throw GroceryError.noSuchList }
            let item = try list.add(line, id: id, kitchen: kitchen.consolidation)
            found = list
            return [.item(item)]
        }
        return Response.seeOther(SharePaths.page(share.token)).private
    }
}

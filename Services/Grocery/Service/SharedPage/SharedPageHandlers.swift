import Crypto
import Events
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import QRCode
import RecipeAPI
import Runtime
import Values

/// What a share link opens to anyone who has it: that one list.
extension Dependencies {
    /// A second lock beside the link itself: one that has leaked cannot be used from somebody else's page.
    private var sameOrigin: SameOrigin { SameOrigin(nil, takesNull: true) }

    /// A link that has been followed: the share and the token it came with.
    typealias OpenShare = (link: ShareLink, token: String)

    /// The share that a link names, if it allows as much.
    func share(_ request: Request, atLeast role: ShareRole = .view) async throws -> OpenShare {
        let token = try request.parameters.require("token")
        guard let link = try await store.share(tokenHash: Secret(token).tokenHash, now: now()) else {
            throw Problem.notFound("This link does not open a list.")
        }
        // defence: read-only-links
        guard link.role >= role else {
            throw Problem.forbidden(code: "share_role_too_low", "This link does not allow that.")
        }
        return (link, token)
    }

    /// What the link opens, in the language and the measures that are asked for, or else the household's.
    private func open(_ request: Request) async throws -> (share: OpenShare, shared: SharedList) {
        let wanted = try request.measurementSystem()
        let share = try await share(request)
        let link = share.link
        guard var shared = try await store.sharedList(link.list, in: link.household, now: now()) else {
            throw Problem.notFound("This link does not open a list.")
        }
        if let wanted { shared.system = wanted }
        shared.language = await language(request, of: link.household)
        return (share, shared)
    }

    /// The reader's language if there are texts in it, or else the household's.
    private func language(_ request: Request, of household: HouseholdID) async -> Language {
        let wanted = AcceptLanguage(request.headers["Accept-Language"]).best(of: ListTexts.catalogue.languages)
        if let wanted { return Language(tag: wanted) }
        return await languages.language(of: household)
    }

    func openSharedList(_ request: Request) async throws -> Response {
        guard let type = Accept(request.headers["Accept"]).best(of: ["text/html", "application/json"]) else {
            throw Problem.notAcceptable("A shared list comes as text/html or application/json.")
        }
        let isPage = type == "text/html"
        let edited = try request.editedItem
        do {
            let (share, shared) = try await open(request)
            let list = shared.list
            guard isPage else {
                let body = SharedListBody(list: list, share: share.link, system: shared.system)
                return Language.$shown.withValue(shared.language) { Response.json(body) }
                    .with("ETag", ListTag.text(of: shared)).private
                    .conditional(on: request)
            }
            let page = SharePage(
                list: list,
                role: share.link.role,
                prefix: prefix.text,
                path: prefix.outside(SharePaths.page(share.token)),
                expiresAt: share.link.expiresAt,
                system: shared.system,
                deleted: shared.deleted,
                texts: ListTexts.texts(in: shared.language),
                edited: share.link.role >= .edit ? edited : nil,
                now: now()
            )
            let document = Language.$shown.withValue(shared.language) { page.document }
            return Response.html(document.markup).private
        } catch let problem as Problem where problem.status == 404 && isPage {
            let languages = AcceptLanguage(request.headers["Accept-Language"])
            guard let page = GroceryService.problemPage(404, at: request.path, under: prefix, in: languages) else {
                throw problem
            }
            return page
        }
    }

    func readSharedText(_ request: Request) async throws -> Response {
        let (_, shared) = try await open(request)
        let texts = ListTexts.texts(in: shared.language)
        let text = Language.$shown.withValue(shared.language) {
            ListText(list: shared.list, system: shared.system, texts: texts).text
        }
        return Response.text(text).private
    }

    func readSharedCode(_ request: Request) async throws -> Response {
        let (share, shared) = try await open(request)
        let url = "\(origin)\(SharePaths.page(share.token))"
        let texts = ListTexts.texts(in: shared.language)
        guard let svg = QRCode.svg(url, title: texts("phone.code_of", ["title": shared.list.title])) else {
            throw Problem.internalError()
        }
        return Response.bytes(Array(svg.utf8), type: "image/svg+xml").private
    }

    func followSharedList(_ request: Request) async throws -> Response {
        let guest = try request.guestViewer(or: ViewerID(newID()))
        let (share, shared) = try await open(request)
        let (link, list) = (share.link, shared.list)
        let response = try await feed.stream(
            request,
            household: link.household,
            forGuests: true,
            matching: { [now = now] event in
                (event.subject == list.id.uuid || event.isOf(GroceryEvent.Kind.aislesChanged)) && link.isOpen(at: now())
            },
            closing: { event in
                (event.isOf(GroceryEvent.Kind.shareRevoked) && event.subject == link.id.uuid)
                    || (event.isOf(GroceryEvent.Kind.listDeleted) && event.subject == list.id.uuid)
            }
        )
        let place = ListPresence.Place(household: link.household, list: list.id)
        presence.join(place, with: response, as: .guest(guest), isGuest: true)
        return response.private
    }

    func checkSharedItem(_ request: Request) async throws -> Response {
        try await tickShared(request, checked: true)
    }

    func uncheckSharedItem(_ request: Request) async throws -> Response {
        try await tickShared(request, checked: false)
    }

    private func tickShared(_ request: Request, checked: Bool) async throws -> Response {
        try sameOrigin.check(request)
        let share = try await share(request, atLeast: .check)
        let item = try request.itemID
        let now = self.now()
        let found = try await Actor.$current.withValue(share.link.guest()) {
            try await store.tick(
                item,
                of: share.link.list,
                in: share.link.household,
                checked: checked,
                now: now
            )
        }
        if let found {
            await learn(from: found, checked: checked, item, of: share.link.list, share.link.household)
            try await settle(found, share.link.list, of: share.link.household)
        }
        if Accept(request.headers["Accept"]).best(of: ["text/html", "application/json"]) == "application/json" {
            let list = try await store.find(share.link.list, in: share.link.household, now: now)
            guard found != nil, let item = try list?.item(item) else { throw GroceryError.noSuchItem }
            let language = await language(request, of: share.link.household)
            return Language.$shown.withValue(language) {
                Response.json(SharedItemBody(item), version: item.version).private
            }
        }
        // For a form, an item that has gone meanwhile is no error: the page shows what is there.
        return Response.seeOther(SharePaths.page(share.token)).private
    }

    func addSharedItem(_ request: Request) async throws -> Response {
        try sameOrigin.check(request)
        let share = try await share(request, atLeast: .edit)
        let text =
            request.mediaType == "application/json"
            ? try request.decode(NewItem.self).text ?? "" : try request.form()["text"] ?? ""
        let body = try NewItem(text: text).checked()
        let id = newItemID()
        let kitchen = await kitchen(of: share.link.household)
        let entry = try body.entry(in: kitchen)
        return try await changeShared(share) { list in try list.add(entry, id: id, in: kitchen).map { .item($0) } }
    }

    func changeSharedItem(_ request: Request) async throws -> Response {
        try sameOrigin.check(request)
        let share = try await share(request, atLeast: .edit)
        let item = try request.itemID
        let patch = try request.sharedPatch().checked()
        let kitchen = await kitchen(of: share.link.household)
        let change = patch.change(in: kitchen)
        return try await changeShared(share) { list in
            try list.edit(item, change, in: kitchen)
            return [.item(item)]
        }
    }

    func removeSharedItem(_ request: Request) async throws -> Response {
        try sameOrigin.check(request)
        let share = try await share(request, atLeast: .edit)
        let item = try request.itemID
        return try await changeShared(share) { list in
            try list.remove(item)
            return [.removed(item)]
        }
    }

    private func changeShared(
        _ share: OpenShare,
        _ change: @escaping @Sendable (inout GroceryList) throws -> [ListNotice]
    ) async throws -> Response {
        _ = try await Actor.$current.withValue(share.link.guest()) {
            try await update(share.link.list, share.link.household) { found in
                guard var list = found else { throw GroceryError.noSuchList }
                let notices = try change(&list)
                found = list
                return notices
            }
        }
        return Response.seeOther(SharePaths.page(share.token)).private
    }

    func syncSharedList(_ request: Request) async throws -> Response {
        try sameOrigin.check(request)
        let share = try await share(request, atLeast: .check)
        let household = share.link.household
        let kitchen = await kitchen(of: household)
        let body = try request.decode(SyncBody.self)
        let guest = try body.guest()
        let operations = try body.operations(in: kitchen).map { $0.allowed(to: share.link.role) }
        let (_, outcomes) = try await Actor.$current.withValue(share.link.guest(guest)) {
            try await sync(operations, to: share.link.list, of: household, kitchen, by: guest)
        }
        let (_, shared) = try await open(request)
        let list = Language.$shown.withValue(shared.language) {
            SharedListBody(list: shared.list, share: share.link, system: shared.system).jsonBytes()
        }
        let answer = SyncAnswer(headers: request.headers, outcomes: outcomes, list: list)
        return Response.json(bytes: answer.bytes, etag: ListTag.text(of: shared)).private
    }

    func getListAsset(_ request: Request) throws -> Response {
        let accepted = request.headers["Accept-Encoding"]
        guard let file = assets.file(request.parameters["file"] ?? "", accepting: accepted) else {
            throw Problem.notFound("There is no file with this name.")
        }
        return
            file
            .with("Referrer-Policy", "no-referrer")
            // The worker looks after the pages beside its folder.
            .with("Service-Worker-Allowed", "/list/")
            // A worker has a policy of its own; it only fetches.
            .with(
                "Content-Security-Policy",
                "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
            )
            .conditional(on: request)
    }
}

extension Response {
    /// This response with the header of everything that a secret link opens: stored nowhere, indexed nowhere, telling
    /// no other site its address, and running nothing but our own files.
    var `private`: Response {
        var response = self
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["X-Robots-Tag"] = "noindex, nofollow"
        response.headers["X-Frame-Options"] = "DENY"
        response.headers["Content-Security-Policy"] = Self.contentSecurityPolicy
        return response
    }

    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'",
        "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}

extension ShareLink {
    /// Whoever has the link, by the name that they have given, as others are told of them.
    fileprivate func guest(_ name: String? = nil) -> Actor { .guest(name: name, link: id) }
}

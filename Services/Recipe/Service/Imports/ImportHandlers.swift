import Events
import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// What is to be read from elsewhere, and how far that is.
extension Dependencies {
    func createImport(_ request: Request, _ caller: Caller) async throws -> Response {
        let isForm = request.mediaType == "multipart/form-data"
        let input = isForm ? try ImportForm(request) : try ImportForm(request.decode(ImportRequest.self))
        let row = try await imports.add(
            input.wish,
            id: input.id,
            again: input.again,
            language: request.importLanguage ?? "en",
            of: caller.household
        )
        return .json(ImportBody(row, ImportTexts(in: row.language)), status: 202, version: row.version)
            .with("Location", RecipePaths.import(row.id)).with("Retry-After", Self.pause(row) ?? "1")
    }

    func putImportPart(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.importID()
        let text = try request.parameters.require("part")
        guard let part = Int(text) else { throw Problem.notFound("There is no part with this number.") }
        guard try await imports.store.import(id, of: caller.household) != nil else { throw ImportError.missing }
        guard request.mediaType == "application/octet-stream" else {
            throw Problem.unsupportedMediaType("A part must be application/octet-stream.")
        }
        let row = try await imports.addPart(part, request.body, to: id, of: caller.household)
        return .json(ImportBody(row, ImportTexts(in: request.importLanguage)))
    }

    func listImports(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place { CursorText.decode($0).flatMap { ImportID($0) } }
        let found = try await imports.store.page(of: caller.household, after: place, limit: page.reading)
        let (rows, next) = page.cut(found) { CursorText.encode($0.id.description) }
        let texts = ImportTexts(in: request.importLanguage)
        return .json(Page(items: rows.map { ImportBody($0, texts) }, next: next))
    }

    func getImport(_ request: Request, _ caller: Caller) async throws -> Response {
        try await document(of: try request.importID(), request, caller)
    }

    func deleteImport(_ request: Request, _ caller: Caller) async throws -> Response {
        guard try await imports.store.delete(try request.importID(), of: caller.household) else {
            throw ImportError.missing
        }
        return .noContent()
    }

    func retryImport(_ request: Request, _ caller: Caller) async throws -> Response {
        let again = try request.flag("again")
        let id = try request.importID()
        _ = try await imports.carryOut(again ? .importAgain : .retry, on: id, of: caller.household)
        return try await document(of: id, request, caller, status: 202)
    }

    func followImport(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.importID()
        guard try await imports.store.import(id, of: caller.household) != nil else { throw ImportError.missing }
        return try await feed.stream(
            request,
            household: caller.household,
            matching: { $0.isOf(RecipeEvent.Kind.importChanged) && $0.subject == id.uuid }
        )
    }

    func getImportSource(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.parameters.require("import_item_id", as: ImportItemID.self)
        guard try await imports.store.has(item, in: try request.importID(), caller.household) else {
            throw ImportError.missing
        }
        return try await source(of: item, request, caller)
    }

    func getRecipeSource(_ request: Request, _ caller: Caller) async throws -> Response {
        // A recipe has the id of what it was read from.
        try await source(of: ImportItemID(try request.recipeID().uuid), request, caller)
    }

    private func source(of item: ImportItemID, _ request: Request, _ caller: Caller) async throws -> Response {
        let part = try request.query.integer("part", in: 0...ImportFile.most - 1) ?? 0
        guard let body = try await imports.store.body(part, of: item, caller.household) else {
            throw Problem.notFound("Nothing is kept of what this was read from.")
        }
        return .bytes(body, type: ImportFile.mediaType(of: body)).with("X-Content-Type-Options", "nosniff")
    }

    private func document(
        of id: ImportID,
        _ request: Request,
        _ caller: Caller,
        status: Int = 200
    ) async throws -> Response {
        let page = try request.page()
        let place = try page.place { CursorText.decode($0).flatMap { Int($0) } } ?? -1
        let household = caller.household
        guard let found = try await imports.store.import(id, of: household, after: place, limit: page.reading) else {
            throw ImportError.missing
        }
        // A plan that has grown since is noticed by whoever looks.
        if found.row.waiting > 0 {
            let quotas = ImportAllowance.Quotas(limits, caller.plan)
            try await ImportAllowance(store: imports.store, quotas: { _ in quotas }, now: imports.now)
                .resume(household)
        }
        let texts = ImportTexts(in: request.importLanguage)
        let (rows, next) = page.cut(found.items) { CursorText.encode(String($0.position)) }
        var body = ImportBody(found.row, texts)
        body.items = rows.map { ImportItemBody($0, texts) }
        body.next = next
        let response = Response.json(body, status: status, version: body.version).with("Vary", "Accept-Language")
        return Self.pause(found.row).map { response.with("Retry-After", $0) } ?? response
    }

    /// In how many seconds it is worth looking at an import again; nil if nothing of it is being read.
    private static func pause(_ row: StoredImport) -> String? { row.queued > 0 ? "1" : nil }
}

extension Request {
    fileprivate func importID() throws(Problem) -> ImportID { try parameters.require("import_id", as: ImportID.self) }

    /// The language in which imports are told of.
    fileprivate var importLanguage: String? {
        AcceptLanguage(headers["Accept-Language"]).best(of: ImportTexts.catalogue.languages)
    }
}

extension ImportAllowance.Quotas {
    /// What a plan allows.
    init(_ limits: PlanLimits, _ plan: Plan) {
        self.init(
            recipes: limits.quota(.recipes, of: plan),
            imports: ImportQuotas(
                monthly: limits.quota(.imports, of: plan),
                lifetime: limits.quota(.lifetimeImports, of: plan)
            )
        )
    }
}

extension ImportError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no import with this id.")
        case .noSuchPart: .notFound("This import expects no such part.")
        case .partSize(let size):
            .unprocessable(code: "part_size", "This part must have \(size) bytes.").with("size", size)
        case .exists: .conflict(code: "import_exists", "There is an import with this id already.")
        }
    }
}

import HTTP
import Identity
import JSON
import RecipeAPI
import Sync
import Values

/// What has changed, and what was changed elsewhere, for apps that keep all recipes.
extension Dependencies {
    func listRecipeChanges(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        var fields = FieldCheck()
        let view: SyncView = fields.choice(request.query["view"], "?view") ?? .full
        try fields.finish()
        let found = try await book.store.changes(
            after: try page.place(SyncCursor.init(text:)),
            of: caller.household,
            limit: page.limit,
            as: view,
            for: caller.user,
            at: book.now()
        )
        guard let found else { throw Problem.missedChanges }
        return .json(capacity: 16_384) { found.encode(to: &$0) }
    }

    func syncRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let operations = try OperationMemory.checked(request.decode(RecipeSyncBody.self).operations)
        let quota = limits.quota(.recipes, of: caller.plan)
        var sync = RecipeSync(self, of: caller.household, by: caller.user, quota: quota)
        let memory = book.store.operations(now: book.now)
        let outcomes = try await memory.carryOut(operations, of: caller.household) { operation, run in
            try await sync.carryOut(try operation.act(), on: operation.recipeID, seen: operation.seen, as: run)
        }
        let view = RecipeView(language: request.language, reader: caller.user)
        let batch = try await batch(of: operations.map(\.recipeID), caller.household, as: view)
        return .json(capacity: batch.size) { json in
            json.object { json in
                json.member("results", outcomes.map { $0.translated(for: request.headers) })
                batch.encode(to: &json)
            }
        }
    }
}

extension Problem {
    /// 410.
    fileprivate static let missedChanges = Problem(
        status: 410,
        code: "sync_expired",
        detail: """
            Recipes may have been deleted for good since this cursor was complete. \
            Read everything again, without “after”, and forget what does not come.
            """
    )
}

extension SyncPage {
    fileprivate func encode(to json: inout JSONWriter) {
        json.object { json in
            json.array("items") { json in
                for change in changes { if let document = change.document { json.raw(document.json) } }
            }
            json.member("deleted", changes.filter { $0.document == nil }.map(\.id))
            json.member("next", next.text)
            json.member("more", hasMore)
        }
    }
}

extension SyncCursor {
    /// The opaque form.
    fileprivate var text: String {
        CursorText.encode("changes:\(place.seq):\(place.id):\(completeAt.milliseconds):\(gone)")
    }

    /// Reads the opaque form; nil if it is none.
    fileprivate init?(text: String) {
        let parts = CursorText.decode(text)?.split(separator: ":", omittingEmptySubsequences: false) ?? []
        guard parts.count == 5, parts[0] == "changes", let seq = Int(parts[1]), let id = RecipeID(parts[2]),
            let milliseconds = Int64(parts[3]), let gone = Int(parts[4])
        else { return nil }
        self.init(
            place: ChangePlace(seq: seq, id: id),
            completeAt: Instant(milliseconds: milliseconds),
            gone: gone
        )
    }
}

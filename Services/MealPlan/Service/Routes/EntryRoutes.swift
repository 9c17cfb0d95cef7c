import HTTP
import Identity
import MealPlanAPI
import Values

/// Single entries of the plan.
struct EntryRoutes {
    private let plan: MealPlan
    private let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        plan = dependencies.plan
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        add(&router)
        read(&router)
        change(&router)
        remove(&router)
        swap(&router)
    }

    private func add(_ router: inout Router) {
        let operation = Operation(
            "addPlanEntry",
            summary: "Plans a recipe, the leftovers of one, or a note.",
            tag: "meal plan",
            body: .object([
                Property("id", .uuid, required: false, description: "An id of the client's."),
                Property("date", .date), Property("slot", PlanSchemas.slot),
                Property("position", .integer(min: 0), required: false, description: "The end if absent."),
                Property("recipe_id", .uuid, required: false, description: "This, a note or leftover_of is needed."),
                Property("servings", PlanSchemas.servings, required: false, description: "The recipe's own if absent."),
                Property("note", PlanSchemas.note, required: false),
                Property("member_id", .uuid, required: false, description: "Who it is for; everyone if absent."),
                Property("leftover_of", .uuid, required: false, description: "An earlier entry with a recipe."),
            ]),
            answers: [.created(PlanSchemas.entry), .ok(PlanSchemas.entry, "The client had planned it before.")],
            errors: [409, 503]
        )
        router.household(
            .post,
            MealPlanPaths.entries,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let body = try request.decode(AddEntryRequest.self)
            let entry = try body.entry(id: PlanEntryID(plan.newID()))
            let result = try await plan.add(entry, recipe: body.recipeID, to: caller.household)
            let made = try result.book.entry(entry.id)
            return .json(made.body, status: result.value == .added ? 201 : 200, version: made.version)
        }
    }

    private func read(_ router: inout Router) {
        let operation = Operation(
            "getPlanEntry",
            summary: "One entry.",
            tag: "meal plan",
            query: [.ifNoneMatch],
            answers: [.ok(PlanSchemas.entry), .notModified],
            errors: [404]
        )
        router.household(.get, MealPlanPaths.entry, authenticator, operation) { [plan] request, caller in
            guard let entry = try await plan.store.entry(try request.entryID(), of: caller.household) else {
                throw PlanError.noSuchEntry
            }
            return .json(entry.body, version: entry.version).conditional(on: request)
        }
    }

    private func change(_ router: inout Router) {
        let operation = Operation(
            "changePlanEntry",
            summary: "Moves an entry to another day, meal or place, or changes it.",
            tag: "meal plan",
            query: [.ifMatch],
            body: .object([
                Property("date", .date, required: false), Property("slot", PlanSchemas.slot, required: false),
                Property("position", .integer(min: 0), required: false, description: "Beyond the end is last."),
                Property("servings", PlanSchemas.servings, required: false),
                Property("note", .nullable(PlanSchemas.note), required: false),
                Property("member_id", .nullable(.uuid), required: false),
            ]),
            answers: [.ok(PlanSchemas.entry)],
            errors: [404, 409, 412, 503]
        )
        router.household(
            .patch,
            MealPlanPaths.entry,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let id = try request.entryID()
            let change = try request.decode(ChangeEntryRequest.self).change()
            try await plan.check(change.member ?? nil, of: caller.household)
            let scope = PlanScope(days: change.date.map { [$0...$0] } ?? [])
            let entry = try await plan.change(
                id,
                expecting: try request.ifMatchVersion(),
                of: caller.household,
                with: scope
            ) { book throws(PlanError) in try book.change(id, change) }
            return .json(entry.body, version: entry.version)
        }
    }

    private func remove(_ router: inout Router) {
        let operation = Operation(
            "removePlanEntry",
            summary: "Takes an entry off the plan, and its share off grocery lists.",
            tag: "meal plan",
            query: [.ifMatch],
            answers: [.noContent],
            errors: [404, 412]
        )
        router.household(
            .delete,
            MealPlanPaths.entry,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let id = try request.entryID()
            let version = try request.ifMatchVersion()
            _ = try await plan.change(caller.household, PlanScope(entries: [id])) { book throws(PlanError) in
                try book.expect(version, of: id)
                try book.remove(id)
            }
            return .noContent()
        }
    }

    private func swap(_ router: inout Router) {
        let operation = Operation(
            "swapPlanEntries",
            summary: "Lets two entries change places.",
            tag: "meal plan",
            query: [.ifMatch],
            body: .object([Property("with", .uuid, description: "The other entry.")]),
            answers: [.ok(.items(of: PlanSchemas.entry), "Both entries.")],
            errors: [404, 409, 412]
        )
        router.household(
            .post,
            MealPlanPaths.swap,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let id = try request.entryID()
            let other = try request.decode(SwapRequest.self).with
            let version = try request.ifMatchVersion()
            let result = try await plan.change(caller.household, PlanScope(entries: [id, other])) {
                book throws(PlanError) in
                try book.expect(version, of: id)
                try book.swap(id, with: other)
            }
            return .json(EntryItems(entries: [try result.book.entry(id), try result.book.entry(other)]))
        }
    }
}

extension Request {
    /// The id in the path.
    func entryID() throws(Problem) -> PlanEntryID { try parameters.require("entry_id", as: PlanEntryID.self) }
}

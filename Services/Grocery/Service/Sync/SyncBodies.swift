import GroceryAPI
import HTTP
import JSON
import Kitchen
import Values

/// The body of `POST …/sync`: what a client did to a list, in its order.
@JSONObject(.readOnly)
struct SyncBody {
    /// How many operations one batch may have.
    static let most = 500
    /// How many things all entries of one batch may name.
    static let mostThings = 400

    /// How many characters a guest's name may have.
    static let longestName = 40

    var operations: [SyncOperationBody]
    /// What a guest calls themselves.
    var by: String?

    /// The guest's name without white space around it; nil for none.
    func guest() throws(Problem) -> String? {
        var fields = FieldCheck()
        let name = fields.optionalText(by, "/by", max: Self.longestName)
        try fields.finish()
        return name
    }

    /// The operations, read in a household's kitchen; what is wrong with one is told of that one alone.
    func operations(in kitchen: HouseholdKitchen) throws(Problem) -> [SyncOperation] {
        var fields = FieldCheck()
        fields.count(operations.count, "/operations", most: Self.most)
        try fields.finish()
        var things = 0
        var read: [SyncOperation] = []
        for operation in operations {
            let next = operation.operation(in: kitchen)
            if case .add(let entry) = next.action { things += entry.things.count }
            guard things <= Self.mostThings else {
                throw .invalid("/operations", code: "too_many", "All entries may name \(Self.mostThings) things")
            }
            read.append(next)
        }
        return read
    }
}

/// One operation of a batch.
@JSONObject(.readOnly)
struct SyncOperationBody {
    enum Kind: String, JSONReadable, CaseIterable {
        case add, change, tick, untick, delete, move, reorder
    }

    var id: GroceryOperationID
    var op: Kind
    var itemID: GroceryItemID?
    var entry: Bool?
    var seen: Int?
    /// What is added, without its id.
    var item: NewItem?
    /// What is changed.
    var change: ItemPatch?
    /// The ticks that the client had seen.
    var ticks: [GroceryOperationID]?
    /// The item behind which this one is placed.
    var after: GroceryItemID?
    /// The items in their new order.
    var order: [GroceryItemID]?

    fileprivate func operation(in kitchen: HouseholdKitchen) -> SyncOperation {
        SyncOperation(id: id, item: itemID, isEntry: entry ?? false, seen: seen, action: action(in: kitchen))
    }

    private func action(in kitchen: HouseholdKitchen) -> SyncOperation.Action {
        do throws(Problem) {
            if op != .reorder, itemID == nil { throw Self.missing("/item_id", "item_id is required") }
            switch op {
            case .add:
                guard let item else { throw Self.missing("/item", "item is required") }
                return .add(try item.checked().entry(in: kitchen))
            case .change:
                guard let change else { throw Self.missing("/change", "change is required") }
                let patch = try change.checked()
                return .change(patch.change(in: kitchen), aisle: patch.aisle)
            case .tick: return .tick
            case .untick: return .untick(ticks)
            case .delete: return .delete
            case .move: return .move(after: after)
            case .reorder:
                guard let order else { throw Self.missing("/order", "order is required") }
                var fields = FieldCheck()
                fields.count(order.count, "/order", most: GroceryList.maximumItems)
                try fields.finish()
                return .reorder(order)
            }
        } catch {
            return .impossible(SyncRefusal(error))
        }
    }

    private static func missing(_ pointer: String, _ detail: String) -> Problem {
        .invalid(pointer, code: "required", detail)
    }
}

extension ItemPatch {
    /// The change of an item that it asks for.
    func change(in kitchen: HouseholdKitchen) -> ItemChange {
        ItemChange(
            typed: text.map { TypedEntry(kitchen).readOne($0) },
            name: name,
            quantity: quantity,
            category: category,
            details: details,
            position: position
        )
    }
}

/// The answer to a batch: what became of each operation, and the list as it is now.
struct SyncAnswer {
    /// The request's headers, whose language reasons are given in.
    var headers: Headers
    var outcomes: [SyncOutcome]
    /// The list's JSON.
    var list: [UInt8]

    /// A JSON object of both.
    var bytes: [UInt8] {
        var json = JSONWriter(capacity: list.count + outcomes.count * 200 + 40)
        json.object { json in
            json.array("results") { json in
                for outcome in outcomes { GroceryOperationOutcome(outcome).translated(for: headers).encode(to: &json) }
            }
            list.withUnsafeBytes { json.member("list", json: $0) }
        }
        return json.bytes
    }
}

extension SyncRefusal {
    /// Whoever has only this link may not do that.
    static let notByLink = SyncRefusal(
        Problem.forbidden(code: "share_role_too_low", "This link does not allow that.")
    )
    /// The household has no such aisle.
    static let unknownAisle = SyncRefusal(
        Problem.invalid("/change/aisle", code: "unknown", "The household has no such aisle")
    )

    /// Why something is refused that has failed.
    init(_ error: any Error) {
        if let refusal = error as? SyncRefusal {
            self = refusal
            return
        }
        let convertible = (error as? QuantityError).map { GroceryError($0) } ?? error as? any ProblemConvertible
        let problem = convertible?.problem ?? .internalError()
        let first = problem.errors.first
        self.init(code: first?.code ?? problem.code, detail: problem.detail, pointer: first?.pointer)
    }
}

extension GroceryOperationOutcome {
    init(_ outcome: SyncOutcome) {
        self.init(id: outcome.id, status: .applied, items: outcome.items, version: outcome.version)
        switch outcome.result {
        case .applied: break
        case .merged(let merge): (status, code) = (.merged, merge.rawValue)
        case .refused(let refusal):
            (status, code, detail, pointer) = (.refused, refusal.code, refusal.detail, refusal.pointer)
        }
        replaced = outcome.replaced.map { fields in
            GroceryReplacedFields(
                name: fields.name,
                text: fields.text,
                category: fields.category?.rawValue,
                note: fields.note,
                brand: fields.brand
            )
        }
    }
}

extension GroceryOperationOutcome {
    /// With the reason in the most wanted language of a request.
    fileprivate func translated(for headers: Headers) -> GroceryOperationOutcome {
        guard status == .refused, let code, let detail else { return self }
        var outcome = self
        outcome.detail = Problem.reason(detail, code: code, at: pointer, for: headers)
        return outcome
    }
}

extension SyncOutcome {
    init(_ told: GroceryOperationOutcome) {
        self.init(told.id, told.items, merged: told.code.flatMap(Merge.init(rawValue:)))
        version = told.version
        if told.status == .refused {
            let refusal = SyncRefusal(code: told.code ?? "", detail: told.detail ?? "", pointer: told.pointer)
            result = .refused(refusal)
        }
        replaced = told.replaced.map { fields in
            Replaced(
                name: fields.name,
                text: fields.text,
                category: fields.category.flatMap(Category.init(rawValue:)),
                note: fields.note,
                brand: fields.brand
            )
        }
    }
}

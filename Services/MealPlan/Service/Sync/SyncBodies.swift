import HTTP
import JSON
import Sync
import Values

/// The body of a sync: what a client did to the plan, in its order.
@JSONObject(.readOnly)
struct PlanSyncBody {
    var operations: [PlanOperationBody]
}

/// One operation of a batch.
@JSONObject(.readOnly)
struct PlanOperationBody: SyncOperation {
    enum Kind: String, JSONReadable, CaseIterable {
        case add, change, delete, cook, uncook
    }

    var id: OperationID
    var op: Kind
    var entryID: PlanEntryID
    /// The entry's version as its client knew it.
    var seen: Int?
    /// What is planned.
    var entry: AddEntryRequest?
    /// What is changed.
    var change: ChangeEntryRequest?
    /// The day on which it was cooked.
    var cookedOn: CalendarDate?

    var member: String? {
        switch op {
        case .add: "entry"
        case .change: "change"
        case .delete, .cook, .uncook: nil
        }
    }

    /// What its client did.
    func act(today: CalendarDate) throws(Problem) -> PlanAct {
        switch op {
        case .add:
            guard let entry else { throw missing }
            var new = try entry.entry(id: entryID)
            new.id = entryID
            return .add(new, recipe: entry.recipeID, place: entry.place)
        case .change:
            guard let change else { throw missing }
            return .change(try change.change())
        case .delete: return .delete
        case .cook: return .cook(on: try CookedRequest(cookedOn: cookedOn).day(today: today), today: today)
        case .uncook: return .uncook
        }
    }

    private var missing: Problem { .invalid("", code: "required", "\(member ?? "a member") is required") }
}

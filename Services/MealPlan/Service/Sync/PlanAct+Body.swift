import JSON
import Sync
import Values

extension PlanAct {
    /// Says how it and what others had done to its entry went together, by the book that it leaves.
    ///
    /// `seen` is the entry's version that its client knew, or nil if it means what is there.
    func note(_ run: OperationRun, in book: PlanBook, of id: PlanEntryID, seen: Int?) {
        let (old, new) = (book.before[id], book.entries[id])
        let replaced = replaced(old, by: new, seen: seen)
        var merge: PlanMerge? = replaced.isEmpty ? nil : .replaced
        switch self {
        case .add where old != nil: merge = .alreadyThere
        case .cook where old?.cooked != nil: merge = .alreadyCooked
        case .add, .cook, .change, .delete, .uncook: break
        }
        run.note(merge, replaced: replaced)
    }

    /// What stood in the members that it has filled anew, if the entry has changed since its client saw it.
    private func replaced(_ old: PlanEntry?, by new: PlanEntry?, seen: Int?) -> [String: AnyJSON] {
        guard let old, let new, let seen, seen < old.version else { return [:] }
        let (was, now) = (old.syncedMembers, new.syncedMembers)
        return was.filter { fills($0.key) && $0.value != now[$0.key] }
    }

    /// Whether it fills a member of the entry.
    private func fills(_ member: String) -> Bool {
        switch self {
        case .change(let change):
            switch member {
            case "date": change.date != nil
            case "slot": change.slot != nil
            case "position": change.position != nil
            case "servings": change.servings != nil
            case "note": change.note != nil
            case "member_id": change.member != nil
            default: false
            }
        case .uncook: member == "cooked_on"
        case .add, .cook, .delete: false
        }
    }
}

extension PlanEntry {
    /// What operations fill, as the API names it.
    fileprivate var syncedMembers: [String: AnyJSON] {
        var members = members
        members["position"] = .integer(position)
        members["member_id"] = member.map { .string("\($0)") } ?? .null
        return members
    }
}

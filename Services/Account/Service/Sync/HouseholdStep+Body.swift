import JSON
import Sync
import Values

extension HouseholdStep {
    /// Says how it and what others had done went together; `seen` is the version that its client knew, or nil if it means
    /// what is there.
    ///
    /// What was said of a member is not repeated, as it would be remembered with the operation: it is about somebody's
    /// health.
    func note(_ run: OperationRun, seen: Int?) {
        var replaced: [String: AnyJSON] = [:]
        var fields: [MemberField] = []
        switch self {
        case .settings(let old, let new) where (seen ?? old.version) < old.version:
            let now = new.members
            replaced = old.members.filter { now[$0.key] != $0.value }
        case .family(.changed(let old, let new)) where (seen ?? old.version) < old.version:
            // defence: health-in-operations
            fields = new.changes(since: old)
        case .settings, .family: break
        }
        let merge: HouseholdMerge? = replaced.isEmpty && fields.isEmpty ? nil : .replaced
        run.note(merge, replaced: replaced, fields: fields.map(\.rawValue))
    }
}

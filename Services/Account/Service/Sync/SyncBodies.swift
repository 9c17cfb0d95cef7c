import AccountAPI
import HTTP
import JSON
import Sync
import Values

/// The body of a sync: what a client did to its household, in its order.
@JSONObject(.readOnly)
struct HouseholdSyncBody {
    var operations: [HouseholdOperationBody]
}

/// One operation of a batch.
@JSONObject(.readOnly)
struct HouseholdOperationBody: SyncOperation {
    enum Kind: String, JSONReadable, CaseIterable {
        case add, change, delete, set
    }

    var id: OperationID
    var op: Kind
    /// The member, of all operations but those on settings.
    var memberID: MemberID?
    /// The version of the member, or of the household, as its client knew it.
    var seen: Int?
    /// Who was added.
    @Key("member") var newcomer: FamilyMemberChangeBody?
    /// What is changed of the member.
    var change: FamilyMemberChangeBody?
    /// What is changed of the household.
    var settings: HouseholdChangeBody?

    var member: String? {
        switch op {
        case .set: "settings"
        case _ where memberID == nil: "member_id"
        case .add: "member"
        case .change: "change"
        case .delete: nil
        }
    }

    /// What its client did.
    func act(at now: Instant, isTimeZone: @escaping @Sendable (String) -> Bool) throws(Problem) -> HouseholdAct {
        switch op {
        case .add: return .add(try FamilyReading.newcomer(try required(memberID), try required(newcomer), at: now))
        case .change:
            let (id, change) = (try required(memberID), try required(change))
            return .change(id) { try FamilyReading.change($0, by: change) }
        case .delete: return .delete(try required(memberID))
        case .set: return .set(try HouseholdReading.change(try required(settings), isTimeZone: isTimeZone))
        }
    }

    private func required<Value>(_ value: Value?) throws(Problem) -> Value {
        guard let value else { throw .invalid("", code: "required", "\(member ?? "a member") is required") }
        return value
    }
}

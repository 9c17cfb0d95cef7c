import AccountAPI
import HTTP
import Identity
import JSON
import Sync
import Values

/// What clients did to their household, perhaps while they were offline.
extension Dependencies {
    func syncHousehold(_ request: Request, _ caller: Caller) async throws -> Response {
        let operations = try OperationMemory.checked(request.decode(HouseholdSyncBody.self).operations)
        let (household, quota) = (caller.household, limits.quota(.members, of: caller.plan))
        var sync = HouseholdSync(store, of: household, by: caller.user, quota: quota)
        let memory = store.operations(now: now)
        let outcomes = try await memory.carryOut(operations, of: household) { operation, run in
            let now = now()
            let act = try operation.act(at: now, isTimeZone: isTimeZone)
            try await sync.carryOut(act, seen: operation.seen, as: run, at: now)
        }
        let membership = try await membership(of: caller.user, in: household)
        let members = try await store.familyMembers(of: household, limit: FamilyMember.most, after: nil)
        return .json { json in
            json.object { json in
                json.member("results", outcomes.map { $0.translated(for: request.headers) })
                json.member("household", HouseholdBody(membership))
                json.member("members", members.map { FamilyMemberBody($0) })
            }
        }
    }
}

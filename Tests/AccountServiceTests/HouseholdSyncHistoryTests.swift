import AccountAPI
import JSON
import Kitchen
import Sync
import TestSupport
import Testing
import Values

@testable import AccountService

/// Random histories of clients whose batches are lost, late, twice and out of order, against a simple model.
@Suite struct HouseholdSyncHistoryTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `every operation is done once, and a household is what the model says`(
        engine: Engine,
        seed: UInt64
    ) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            var random = SeededNumbers(seed: seed)
            var model = HouseholdModel()
            var phones = OfflinePhones<ModelOperation>()
            for _ in 0..<60 {
                account.time.advance(.seconds(1))
                guard let batch = phones.next(&random, { model.invent(&$0) }) else { continue }
                try await deliver(batch, of: &phones, by: client, to: &model, "seed \(seed)")
                phones.answer(batch, &random)
            }
            for batch in phones.waiting {
                try await deliver(batch, of: &phones, by: client, to: &model, "seed \(seed)")
            }
        }
    }

    private func deliver(
        _ batch: [ModelOperation],
        of phones: inout OfflinePhones<ModelOperation>,
        by client: TestClient,
        to model: inout HouseholdModel,
        _ seed: Comment
    ) async throws {
        let answer = try await client.sync(batch.map(\.sent))
        // What was replaced depends on versions, which the model does not have.
        let words = answer.words.map { $0 == "merged replaced" ? "applied" : $0 }
        #expect(words == batch.map { model.carryOut($0) }, seed)
        // Whoever hears an operation's end a second time hears the same.
        #expect(phones.note(answer.results) == [], seed)
        #expect(
            Dictionary(uniqueKeysWithValues: answer.members.map { ($0.id, ModelMember($0)) }) == model.members,
            seed
        )
        #expect(answer.household.name == model.name && answer.household.language == model.language, seed)
        #expect(answer.household.restrictionVersion == model.restrictionVersion, seed)
    }
}

/// An operation, as it is sent and as the model does it.
private struct ModelOperation: ModelledOperation {
    enum Act {
        case add(name: String, diets: [String])
        case change(name: String?, age: String?, diets: [String]?)
        case delete
        case set(name: String?, language: String?)
    }

    let member: MemberID
    let act: Act
    let sent: SentOperation

    init(_ act: Act, to member: MemberID, seen: Int?) {
        (self.act, self.member) = (act, member)
        switch act {
        case .add(let name, let diets): sent = .add(member, Self.body([("name", name)], diets))
        case .change(let name, let age, let diets):
            sent = .change(member, Self.body([("name", name), ("age_group", age)], diets), seen: seen)
        case .delete: sent = .delete(member)
        case .set(let name, let language): sent = .set(Self.body([("name", name), ("language", language)]), seen: seen)
        }
    }

    private static func body(_ texts: [(String, String?)], _ diets: [String]? = nil) -> String {
        var members = texts.compactMap { name, text in text.map { #""\#(name)":"\#($0)""# } }
        if let diets { members.append(#""diets":[\#(diets.map { #""\#($0)""# }.joined(separator: ","))]"#) }
        return "{\(members.joined(separator: ","))}"
    }
}

/// A member as the model has them.
private struct ModelMember: Equatable {
    var name: String
    var age = "adult"
    var diets: [String] = []
}

extension ModelMember {
    init(_ member: FamilyMemberBody) {
        self.init(name: member.name, age: member.ageGroup, diets: member.diets.map(\.rawValue))
    }
}

/// A household as the table of `docs/sync.md` has it.
private struct HouseholdModel {
    private(set) var members: [MemberID: ModelMember] = [:]
    private(set) var name = "My household"
    private(set) var language = "en"
    private(set) var restrictionVersion = 1
    private var ids: [MemberID] = []
    private var done: [OperationID: String] = [:]

    /// What somebody may do.
    mutating func invent(_ random: inout SeededNumbers) -> ModelOperation {
        let kind = random.next(0...9)
        let number = random.next(1...3)
        let diets = [[], ["vegan"], ["halal"], ["halal", "vegan"]][number]
        if kind < 3 || ids.isEmpty {
            let id = ids.isEmpty || kind > 0 ? MemberID(random.nextID()) : ids[0]
            if !ids.contains(id) { ids.append(id) }
            return ModelOperation(
                .add(name: "Member \(number % 2)", diets: number == 3 ? [] : diets),
                to: id,
                seen: nil
            )
        }
        let id = ids.suffix(6).randomElement(using: &random) ?? ids[0]
        let act: ModelOperation.Act =
            switch kind {
            case 3: .delete
            case 4: .set(name: "Home \(number)", language: nil)
            case 5: .set(name: number == 1 ? "Home" : nil, language: ["", "de", "fr", "es"][number])
            case 6: .change(name: "Member \(number)", age: nil, diets: nil)
            case 7: .change(name: nil, age: ["", "teen", "child", "baby"][number], diets: number == 1 ? [] : nil)
            case 8: .change(name: nil, age: nil, diets: diets)
            default: .change(name: "Member \(number)", age: nil, diets: diets)
            }
        return ModelOperation(act, to: id, seen: random.next(0...2) == 0 ? nil : random.next(0...6))
    }

    /// Does an operation, unless it was done; gives what becomes of it.
    mutating func carryOut(_ operation: ModelOperation) -> String {
        if let words = done[operation.sent.id] { return words }
        let diets = members.mapValues(\.diets)
        let words = act(operation)
        done[operation.sent.id] = words
        // Whoever eats everything is none for the kitchen.
        let isOther = members.mapValues(\.diets).filter { !$0.value.isEmpty } != diets.filter { !$0.value.isEmpty }
        if isOther { restrictionVersion += 1 }
        return words
    }

    private mutating func act(_ operation: ModelOperation) -> String {
        if case .set(let name, let language) = operation.act {
            (self.name, self.language) = (name ?? self.name, language ?? self.language)
            return "applied"
        }
        guard var member = members[operation.member] else {
            guard case .add(let name, let diets) = operation.act else {
                if case .delete = operation.act { return "merged already_removed" }
                return "refused not_found"
            }
            members[operation.member] = ModelMember(name: name, diets: diets)
            return "applied"
        }
        switch operation.act {
        case .add(let name, let diets):
            let isSame = member == ModelMember(name: name, diets: diets)
            return isSame ? "merged already_there" : "refused member_exists"
        case .change(let name, let age, let diets):
            member = ModelMember(name: name ?? member.name, age: age ?? member.age, diets: diets ?? member.diets)
            members[operation.member] = member
        case .delete: members[operation.member] = nil
        case .set: break
        }
        return "applied"
    }
}

import MealPlanAPI
import Sync
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// Random histories of clients whose batches are lost, late, twice and out of order, against a simple model.
@Suite struct PlanSyncHistoryTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `every operation is done once, and the plan is what the model says`(
        engine: Engine,
        seed: UInt64
    ) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var random = SeededNumbers(seed: seed)
            var model = PlanModel()
            var phones = OfflinePhones<ModelOperation>()
            for _ in 0..<60 {
                guard let batch = phones.next(&random, { model.invent(&$0) }) else { continue }
                try await deliver(batch, of: &phones, by: client, to: &model)
                phones.answer(batch, &random)
            }
            for batch in phones.waiting { try await deliver(batch, of: &phones, by: client, to: &model) }
            let window = try await client.window(1, 5)
            let entries = window.days.flatMap { day in MealSlot.allCases.flatMap { day.slots[$0] } }
            #expect(entries.map(ModelEntry.init) == model.sorted, "seed \(seed)")
        }
    }

    private func deliver(
        _ batch: [ModelOperation],
        of phones: inout OfflinePhones<ModelOperation>,
        by client: TestClient,
        to model: inout PlanModel
    ) async throws {
        let answer = try await client.sync(batch.map(\.sent))
        let expected = batch.map { model.carryOut($0) }
        // What was replaced depends on versions, which the model does not have.
        let words = answer.words.map { $0 == "merged replaced" ? "applied" : $0 }
        #expect(words == expected, "\(batch.map(\.sent.text))")
        // Whoever hears an operation's end a second time hears the same.
        #expect(phones.note(answer.results) == [])
    }
}

/// An operation, as it is sent and as the model does it.
private struct ModelOperation: ModelledOperation {
    enum Act {
        case add(day: Int, isNote: Bool)
        case change(note: String?, servings: Int?, day: Int?, position: Int?)
        case delete, cook, uncook
    }

    let entry: PlanEntryID
    let act: Act
    let sent: SentOperation

    init(_ act: Act, to entry: PlanEntryID, seen: Int?) {
        (self.act, self.entry) = (act, entry)
        switch act {
        case .add(let day, true): sent = .add(entry, note: "new", on: day)
        case .add(let day, false): sent = .add(entry, recipe: 1, on: day)
        case .change(let note, let servings, let day, let position):
            let members = [
                note.map { #""note":"\#($0)""# }, servings.map { #""servings":\#($0)"# },
                day.map { #""date":"\#(CalendarDate.november($0))""# }, position.map { #""position":\#($0)"# },
            ]
            sent = .change(entry, "{\(members.compactMap(\.self).joined(separator: ","))}", seen: seen)
        case .delete: sent = .delete(entry, seen: seen)
        case .cook: sent = .cook(entry, on: 1)
        case .uncook: sent = .uncook(entry, seen: seen)
        }
    }
}

/// An entry as the model has it.
private struct ModelEntry: Equatable {
    let id: PlanEntryID
    var day: CalendarDate
    var note: String?
    var servings: Int?
    var isCooked = false
}

extension ModelEntry {
    init(_ entry: PlanEntryBody) {
        self.init(
            id: entry.id,
            day: entry.date,
            note: entry.note,
            servings: entry.servings,
            isCooked: entry.cookedOn != nil
        )
    }
}

/// The plan as the table of `docs/sync.md` has it: dinners of a few days, each in its order.
private struct PlanModel {
    private var days: [CalendarDate: [ModelEntry]] = [:]
    private var ids: [PlanEntryID] = []
    private var done: [OperationID: String] = [:]

    var sorted: [ModelEntry] { days.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// What somebody may do.
    mutating func invent(_ random: inout SeededNumbers) -> ModelOperation {
        let kind = random.next(0...9)
        if kind < 3 || ids.isEmpty {
            let id = ids.isEmpty || kind > 0 ? PlanEntryID(random.nextID()) : ids[0]
            if !ids.contains(id) { ids.append(id) }
            let act = ModelOperation.Act.add(day: random.next(1...4), isNote: random.next(0...1) == 0)
            return ModelOperation(act, to: id, seen: nil)
        }
        let id = ids.randomElement(using: &random) ?? ids[0]
        let act: ModelOperation.Act =
            switch kind {
            case 3: .delete
            case 4: .cook
            case 5: .uncook
            case 6: .change(note: nil, servings: nil, day: random.next(1...4), position: random.next(0...3))
            case 7: .change(note: nil, servings: random.next(1...9), day: nil, position: nil)
            default: .change(note: "note \(random.next(1...9))", servings: nil, day: random.next(1...4), position: nil)
            }
        return ModelOperation(act, to: id, seen: random.next(0...2) == 0 ? nil : random.next(0...6))
    }

    /// Does an operation, unless it was done; gives what becomes of it.
    mutating func carryOut(_ operation: ModelOperation) -> String {
        if let words = done[operation.sent.id] { return words }
        let words = act(operation)
        done[operation.sent.id] = words
        return words
    }

    private mutating func act(_ operation: ModelOperation) -> String {
        let old = sorted.first { $0.id == operation.entry }
        if case .add(let day, let isNote) = operation.act {
            if let old { return (old.servings == nil) == isNote ? "merged already_there" : "refused id_taken" }
            let new = ModelEntry(
                id: operation.entry,
                day: .november(day),
                note: isNote ? "new" : nil,
                servings: isNote ? nil : 4
            )
            put(new, at: nil)
            return "applied"
        }
        guard var entry = old else {
            if case .delete = operation.act { return "merged already_removed" }
            return "refused not_found"
        }
        switch operation.act {
        case .add: break
        case .delete: days[entry.day]?.removeAll { $0.id == entry.id }
        case .cook where entry.isCooked: return "merged already_cooked"
        case .cook, .uncook:
            if case .cook = operation.act { entry.isCooked = true } else { entry.isCooked = false }
            days[entry.day] = days[entry.day]?.map { $0.id == entry.id ? entry : $0 }
        case .change(let note, let servings, let day, let position):
            if servings != nil, entry.servings == nil { return "refused not_allowed" }
            let before = entry.day
            entry.note = note ?? entry.note
            entry.servings = servings ?? entry.servings
            entry.day = day.map { .november($0) } ?? before
            let place = days[before]?.firstIndex { $0.id == entry.id }
            days[before]?.removeAll { $0.id == entry.id }
            put(entry, at: entry.day == before ? position ?? place : position)
        }
        return "applied"
    }

    private mutating func put(_ entry: ModelEntry, at position: Int?) {
        let count = days[entry.day]?.count ?? 0
        days[entry.day, default: []].insert(entry, at: min(position ?? count, count))
    }
}

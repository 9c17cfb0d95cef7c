import Foundation
import Testing

@testable import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Two phones of a household, one list, bad reception.
@Suite struct HistoryTests {
    /// How many histories a run tries; `LARDER_HISTORIES` says another number.
    static let count = ProcessInfo.processInfo.environment["LARDER_HISTORIES"].flatMap { UInt64($0) } ?? 50

    @Test func `two phones end with what both did`() async throws {
        let seeds = SeededNumbers.seeds(Self.count)
        print("histories from seed \(seeds.lowerBound)")
        for seed in seeds {
            let history = try await History(seed: seed)
            try await history.run(steps: 60)
        }
    }
}

/// A random history, which its seed repeats.
private actor History {
    private static let products = ["lemons", "onions", "carrots", "apples", "cucumbers", "flour", "milk"]

    private let seed: UInt64
    private var numbers: SeededNumbers
    private let larder: Larder
    private let id = UUID.larder()
    private var phones: [Phone] = []
    /// How much everybody did, and what became of it.
    private var acts = 0
    private var outcomes: [UUID: GroceryOperationOutcome] = [:]

    /// A phone with a network of its own.
    private struct Phone {
        let larder: Larder
        let folder: URL
        let network: FaultyTransport
        var store: GroceryListStore
    }

    init(seed: UInt64) async throws {
        self.seed = seed
        numbers = SeededNumbers(seed: seed)
        larder = try await Server.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: ["milk", "2 kg flour"]))
        let tokens = try #require(try await larder.session.current())
        for phone in 0...1 {
            let luck = Kept(SeededNumbers(seed: seed &* 2 &+ UInt64(phone)))
            let network = FaultyTransport { _ in
                switch luck.withLock({ $0.next(1...100) }) {
                case ...15: .isLost
                case ...30: .losesAnswer
                case ...40: .arrivesTwice
                case ...50: .arrivesLate
                default: .arrives
                }
            }
            let larder = Larder(
                try await Server.shared.address(),
                tokens: MemoryTokenStore(tokens),
                transport: network,
                // Each loss is a failed exchange, after which the phone goes on with more to send.
                retries: RetryPolicy(attempts: 1)
            )
            let folder = try temporaryFolder()
            let store = try GroceryListStore(id, of: larder, in: folder)
            phones.append(Phone(larder: larder, folder: folder, network: network, store: store))
        }
    }

    func run(steps: Int) async throws {
        for _ in 1...steps {
            let phone = numbers.next(0...1)
            switch numbers.next(1...100) {
            // The second phone has a network one time in five only.
            case ...50: try await act(phone)
            case ...60:
                // While an exchange with the server is going on.
                async let sending: Void = send(phone)
                try await act(phone)
                try await sending
            case ...64: try begin(phone)
            default: if phone == 0 || numbers.next(1...5) == 1 { try await send(phone) }
            }
        }
        for phone in phones { try await phone.network.deliverLate() }
        for phone in [0, 1, 0, 1] { try await flush(phone) }
        try await check()
        for phone in phones { try FileManager.default.removeItem(at: phone.folder) }
    }

    /// Somebody does something, with or without a network.
    private func act(_ phone: Int) async throws {
        let store = phones[phone].store
        let items = await store.state.list?.items ?? []
        acts += 1
        let item = items.randomElement(using: &numbers)
        switch (numbers.next(1...100), item) {
        case (...30, _), (_, nil):
            let product = Self.products.randomElement(using: &numbers) ?? ""
            try await store.add("\(numbers.next(1...9)) \(product)")
        case (...60, .some(let item)): try await store.tick(item.id)
        case (...70, .some(let item)): try await store.untick(item.id)
        case (...78, .some(let item)): try await store.delete(item.id)
        case (...86, .some(let item)): try await store.change(item.id, .note("note \(numbers.next(1...999))"))
        case (...92, .some(let item)): try await store.change(item.id, .quantity("\(numbers.next(10...999))"))
        case (...96, .some(let item)): try await store.move(item.id, after: items.randomElement(using: &numbers)?.id)
        case (_, .some): try await store.reorder(items.map(\.id).shuffled(using: &numbers))
        }
    }

    /// The app ends without a warning, and begins again with its file.
    private func begin(_ phone: Int) throws {
        phones[phone].store = try GroceryListStore(id, of: phones[phone].larder, in: phones[phone].folder)
    }

    private func send(_ phone: Int) async throws {
        _ = try await hasSent(phone)
    }

    private func flush(_ phone: Int) async throws {
        for _ in 1...200 where try await hasSent(phone) { return }
        Issue.record("seed \(seed): the network never came back")
    }

    /// Whether an exchange with the server was not interrupted.
    private func hasSent(_ phone: Int) async throws -> Bool {
        let store = phones[phone].store
        do {
            note(try await store.sync())
            return true
        } catch let error as LarderError where error.isTransient {
            note(await store.state.outcomes)
            return false
        }
    }

    private func note(_ answers: [GroceryOperationOutcome]) {
        for outcome in answers {
            let before = outcomes.updateValue(outcome, forKey: outcome.id)
            #expect(before == nil || before == outcome, "seed \(seed): \(outcome)")
        }
    }

    /// What was sent, each operation once.
    private func sent() throws -> [GroceryOperation] {
        var operations: [UUID: GroceryOperation] = [:]
        for request in phones.flatMap({ $0.network.requests.withLock { $0 } }) {
            guard request.url.path.hasSuffix("/sync"), let body = request.body else { continue }
            let batch = try LarderJSON.decoder().decode([String: [GroceryOperation]].self, from: body)
            for operation in batch["operations"] ?? [] { operations[operation.id] = operation }
        }
        return Array(operations.values)
    }

    private func check() async throws {
        let done = try sent()
        #expect(done.count == acts, "seed \(seed): something that was done was never sent")
        let list = try await larder.groceryLists.get(id)
        for phone in phones {
            let state = await phone.store.state
            #expect(state.list == list, "seed \(seed): a phone shows something else")
            #expect(state.waiting == 0, "seed \(seed): something waits")
            let refused = Set(state.refused.map(\.id))
            for operation in state.refused { #expect(outcomes[operation.id]?.status == .refused) }
            #expect(refused.isSubset(of: done.map(\.id)), "seed \(seed)")
        }
        var takenBack: Set<UUID> = []
        for operation in done {
            let outcome = try #require(outcomes[operation.id], "seed \(seed): \(operation) was never answered")
            guard outcome.status != .refused else { continue }
            if operation.op == .untick { takenBack.formUnion(operation.ticks ?? []) }
            // Of an entry only what it added is taken back: what somebody else has added to the same item stays.
            if operation.op == .delete, operation.entry != true, outcome.code != "kept_joined" {
                #expect(!list.items.contains { $0.id == operation.itemID }, "seed \(seed): \(operation) came back")
            }
        }
        let bought = Set(try await larder.groceryLists.recentItems().collect().map(\.name))
        for operation in done where operation.op == .tick && !takenBack.contains(operation.id) {
            guard let outcome = outcomes[operation.id], outcome.status != .refused else { continue }
            let items = list.items.filter { outcome.items.contains($0.id) }
            #expect(!items.contains { !$0.checked }, "seed \(seed): the tick \(operation) is lost")
            // What was ticked and has left the list is among what was bought.
            if items.isEmpty { #expect(!bought.isEmpty, "seed \(seed): the tick \(operation) is lost") }
        }
        for item in list.items {
            #expect(Set(item.ticks ?? []).isSubset(of: done.map(\.id)), "seed \(seed)")
        }
    }
}

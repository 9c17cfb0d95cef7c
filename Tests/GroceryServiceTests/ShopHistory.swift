import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What somebody does to an item.
struct ShopOperation: Sendable {
    enum Act: Sendable {
        case add(Int, String)
        case tick
        case untick([GroceryOperationID])
        case delete(seen: Int)
        case note(String)
        case rename(String)
        case count(Int)
    }

    let id: GroceryOperationID
    let item: GroceryItemID
    let act: Act

    /// As it is sent.
    var sent: SentOperation {
        var sent: SentOperation
        switch act {
        case .add(let count, let name): sent = .add("\(count) \(name)", id: item)
        case .tick: sent = .tick(item)
        case .untick(let ticks): sent = .untick(item, ticks)
        case .delete(let seen): sent = .delete(item, seen: seen)
        case .note(let note): sent = .change(item, #"{"note":"\#(note)"}"#)
        case .rename(let name): sent = .change(item, #"{"name":"\#(name)"}"#)
        case .count(let count): sent = .change(item, #"{"quantity":"\#(count)"}"#)
        }
        sent.id = id
        return sent
    }
}

/// Somebody with the list on a phone.
struct ShopClient {
    /// The list as it was seen last.
    var view: GroceryListBody
    /// What has not been answered, in its order.
    var waiting: [ShopOperation] = []
    /// Until which step there is no network.
    var isOffline = 0
}

/// A random history of several people in shops with bad reception.
///
/// Messages and answers get lost, come twice, late and out of order. In the end all phones and the list are what a model says, and nothing that anybody did is lost.
struct ShopHistory {
    private static let products = ["lemons", "onions", "carrots", "apples", "cucumbers"]

    let grocery: Grocery
    private let list: GroceryListID
    private var numbers: SeededNumbers
    private var clients: [ShopClient]
    private var model = ShopModel()
    /// Messages that come once more, later.
    private var late: [[ShopOperation]] = []
    private var done: [GroceryOperationID: String] = [:]
    private var all: [ShopOperation] = []
    private let seed: UInt64

    init(_ grocery: Grocery, seed: UInt64) async throws {
        self.grocery = grocery
        self.seed = seed
        numbers = SeededNumbers(seed: seed)
        let made = try await grocery.makeList([])
        list = made.id
        clients = Array(repeating: ShopClient(view: made), count: numbers.next(2...8))
    }

    mutating func run(steps: Int) async throws {
        for step in 1...steps {
            let client = numbers.next(0...clients.count - 1)
            switch numbers.next(1...100) {
            case ...55: act(client)
            case ...60: clients[client].isOffline = step + numbers.next(5...40)
            case ...64: grocery.clock.advance(.seconds(numbers.next(1...1200)))
            case ...70: try await deliverLate()
            default: if clients[client].isOffline <= step { try await send(client) }
            }
        }
        while !late.isEmpty { try await deliverLate() }
        for client in clients.indices { try await flush(client) }
        for client in clients.indices { try await flush(client) }
        try await check()
    }

    /// Somebody does something, with or without a network.
    private mutating func act(_ client: Int) {
        let known = clients[client].view.items
        let own = clients[client].waiting.compactMap { operation -> GroceryItemID? in
            if case .add = operation.act { operation.item } else { nil }
        }
        let choice = numbers.next(1...100)
        guard choice > 35, !known.isEmpty || !own.isEmpty else {
            let product = Self.products.randomElement(using: &numbers) ?? ""
            return wait(client, GroceryItemID(numbers.nextID()), .add(numbers.next(1...9), product))
        }
        let place = numbers.next(0...known.count + own.count - 1)
        let item = place < known.count ? known[place].id : own[place - known.count]
        let seen = place < known.count ? known[place] : nil
        switch choice {
        case ...60: wait(client, item, .tick)
        case ...70:
            let mine = clients[client].waiting.filter { operation in
                if case .tick = operation.act { operation.item == item } else { false }
            }
            wait(client, item, .untick((seen?.ticks ?? []) + mine.map(\.id)))
        case ...80: wait(client, item, .delete(seen: seen?.version ?? 0))
        case ...88: wait(client, item, .note("note \(numbers.next(1...999))"))
        case ...93: wait(client, item, .rename("thing \(numbers.next(1...999_999))"))
        // Another number each time: the same one again may be written otherwise, which the model knows nothing of.
        default: wait(client, item, .count(numbers.next(10...9_999_999)))
        }
    }

    private mutating func wait(_ client: Int, _ item: GroceryItemID, _ act: ShopOperation.Act) {
        let operation = ShopOperation(id: GroceryOperationID(numbers.nextID()), item: item, act: act)
        clients[client].waiting.append(operation)
        all.append(operation)
    }

    /// A phone sends what waits; the message or its answer may be lost, and the message may come again.
    private mutating func send(_ client: Int) async throws {
        let batch = Array(clients[client].waiting.prefix(numbers.next(1...20)))
        let fate = numbers.next(1...100)
        if fate <= 15 { return }
        if numbers.next(1...100) <= 20 { late.append(batch) }
        let answer = try await arrive(batch)
        if fate <= 30 { return }
        clients[client].view = answer.list
        clients[client].waiting.removeFirst(batch.count)
    }

    private mutating func deliverLate() async throws {
        guard let place = late.indices.randomElement(using: &numbers) else { return }
        _ = try await arrive(late.remove(at: place))
    }

    private mutating func flush(_ client: Int) async throws {
        let batch = clients[client].waiting
        clients[client].view = try await arrive(batch).list
        clients[client].waiting = []
    }

    private mutating func arrive(_ batch: [ShopOperation]) async throws -> Synced {
        let answer = try await grocery.sync(batch.map(\.sent), to: list)
        let wanted = model.take(batch, at: grocery.clock.now)
        for (operation, (outcome, wanted)) in zip(batch, zip(answer.results, wanted)) {
            let isSame = wanted == "done" ? outcome.status != .refused : outcome.words == wanted
            #expect(isSame, "seed \(seed): \(operation) became \(outcome.words), not \(wanted)")
            if let before = done[operation.id] { #expect(before == outcome.words, "seed \(seed): \(operation)") }
            done[operation.id] = outcome.words
        }
        let versions = Dictionary(answer.list.items.map { ($0.id, $0.version) }) { first, _ in first }
        for item in model.items {
            #expect(versions[item.id] == item.version, "seed \(seed): \(item) after \(batch)")
        }
        return answer
    }

    private func check() async throws {
        let list = try await grocery.list(list)
        for client in clients { #expect(client.view == list, "seed \(seed): a phone shows something else") }
        let shown = list.items.map { item in
            let total = item.quantities.first?.value ?? "none"
            let ticks = (item.ticks ?? []).map(\.description).sorted()
            return "\(item.id) \(item.name) \(total) \(item.note ?? "") \(item.checked) \(ticks)"
        }
        let wanted = model.items.map { item in
            let ticks = item.ticks.map(\.description).sorted()
            return "\(item.id) \(item.name) \(item.total) \(item.note) \(item.checkedAt != nil) \(ticks)"
        }
        #expect(shown.sorted() == wanted.sorted(), "seed \(seed)")
        #expect(try await grocery.recents() == model.bought, "seed \(seed)")
        try checkNothingIsLost(list)
    }

    /// The same as a person would ask it, without the model's rules.
    private func checkNothingIsLost(_ list: GroceryListBody) throws {
        let there = Dictionary(list.items.map { ($0.id, $0) }) { first, _ in first }
        var takenBack: Set<GroceryOperationID> = []
        for operation in all {
            #expect(done[operation.id] != nil, "seed \(seed): \(operation) was never answered")
            guard let words = done[operation.id], !words.hasPrefix("refused") else { continue }
            if case .untick(let ticks) = operation.act { takenBack.formUnion(ticks) }
            if case .delete = operation.act, words != "merged kept_joined" {
                #expect(there[operation.item] == nil, "seed \(seed): \(operation) came back")
            }
        }
        let names = Set(model.bought.keys)
        for operation in all {
            guard case .tick = operation.act, let words = done[operation.id], !words.hasPrefix("refused"),
                !takenBack.contains(operation.id)
            else { continue }
            if let item = there[operation.item] {
                #expect(item.checked, "seed \(seed): the tick \(operation.id) is lost")
            } else {
                #expect(!names.isEmpty || list.items.contains(where: \.checked), "seed \(seed): nothing was bought")
            }
        }
    }
}

/// Several people, one list, bad reception.
@Suite struct ShopHistoryTests {
    /// How many histories a run tries; `LARDER_HISTORIES` says another number.
    static let count = ProcessInfo.processInfo.environment["LARDER_HISTORIES"].flatMap { UInt64($0) } ?? 150

    @Test(arguments: Engine.allCases)
    func `all phones end with what everybody did`(engine: Engine) async throws {
        for seed in SeededNumbers.seeds(Self.count) {
            try await Grocery.with(engine) { grocery in
                var history = try await ShopHistory(grocery, seed: seed)
                try await history.run(steps: 120)
            }
        }
    }
}

import Foundation
import LarderClient

/// Does to a list what it is told to do.
struct Phone {
    private static let products = ["lemons", "onions", "carrots", "apples", "cucumbers"]

    private let store: GroceryListStore
    private let network: PhoneNetwork

    init(_ store: GroceryListStore, _ network: PhoneNetwork) { (self.store, self.network) = (store, network) }

    /// Does what a line says.
    func take(_ line: String) async throws {
        let words = line.split(separator: " ")
        switch (words.first, words.dropFirst().first) {
        case ("act", .some(let number)):
            guard let seed = UInt64(number) else { throw Misuse(line) }
            var numbers = Numbers(state: seed)
            try await act(&numbers)
            Output.write(["acted": true])
        case ("network", .some(let word)): network.isOn(word == "on")
        case ("show", nil): try await show()
        default: throw Misuse(line)
        }
    }

    private func act(_ numbers: inout Numbers) async throws {
        let choice = numbers.next(1...100)
        let items = await store.state.list?.items ?? []
        guard choice > 35, let item = items.randomElement(using: &numbers)?.id else {
            let product = Self.products.randomElement(using: &numbers) ?? ""
            try await store.add("\(numbers.next(1...9)) \(product)")
            return
        }
        switch choice {
        case ...65: try await store.tick(item)
        case ...78: try await store.untick(item)
        case ...90: try await store.delete(item)
        default: try await store.change(item, .note("note \(numbers.next(1...999))"))
        }
    }

    private func show() async throws {
        let state = await store.state
        let items = try (state.list?.items ?? []).map { item in
            try JSONSerialization.jsonObject(with: LarderJSON.encoder().encode(item))
        }
        Output.write(["shown": ["items": items, "waiting": state.waiting, "problem": state.problem ?? ""]])
    }
}

/// Random numbers that a seed repeats.
struct Numbers: RandomNumberGenerator {
    fileprivate(set) var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

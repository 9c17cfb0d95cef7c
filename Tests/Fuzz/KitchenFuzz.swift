import Kitchen

/// What libFuzzer calls with bytes of its own making; compiled with `Shared/Kitchen` by `make fuzz`.
///
/// Each line of the bytes is read as an ingredient. A failed precondition is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLines(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: size)
    let lines = bytes.split(separator: 0x0A, maxSplits: 20).map { String(decoding: $0, as: UTF8.self) }
    let parser = IngredientParser()
    let read = lines.map { parser.parse($0) }
    for (line, text) in zip(read, lines) { check(line, text) }
    checkSums(read)
    return 0
}

/// The text is kept, amounts are sane, and what is printed is read as the same quantity.
private func check(_ line: IngredientLine, _ text: String) {
    precondition(line.text == text)
    precondition((0...1).contains(line.confidence))
    precondition(line.amount == line.amounts.first)
    precondition(line.name.utf8.count <= text.utf8.count)
    for amount in line.amounts {
        precondition(amount.value >= .zero && amount.value.denominator > 0)
        if let max = amount.max { precondition(max > amount.value) }
        checkPrint(amount)
        for system in MeasurementSystem.allCases { precondition(!amount.display(in: system).isEmpty) }
    }
    _ = IngredientParser.heading(in: text)
    _ = MeasureUnit(named: text)
    _ = Categorizer().classify(text)
    _ = AllergenReader().report(on: [line])
}

/// What is printed is read as the same quantity; numbers of eight digits and more are not read at all.
private func checkPrint(_ amount: Amount) {
    let numbers = [amount.value, amount.max ?? amount.value]
    guard amount.value > .zero, amount.unit != .piece,
        numbers.allSatisfy({ $0.numerator < 10_000_000 && $0.denominator < 10_000_000 })
    else { return }
    let again = IngredientParser().parse("\(amount) moonberries").amount
    precondition(again == amount, "\(amount) is read as \(String(describing: again))")
}

/// The order of lines does not matter, and taking away what was added leaves what was there.
private func checkSums(_ lines: [IngredientLine]) {
    let kitchen = Consolidation()
    let shares = lines.enumerated().map { Contribution(line: $1, source: $0) }
    guard let all = try? kitchen.items(shares), let back = try? kitchen.items(shares.reversed()) else { return }
    precondition(all.map(\.key) == back.map(\.key))
    precondition(all.map(\.quantities) == back.map(\.quantities))
    let half = lines.count / 2
    guard let first = try? kitchen.items(Array(shares[..<half])) else { return }
    // An unknown food goes by the least name of its lines, so items may stand in another order with fewer of them.
    let left = all.compactMap { try? kitchen.removing(from: $0) { $0 >= half } }.sorted { $0.key < $1.key }
    precondition(left == first.sorted { $0.key < $1.key })
}

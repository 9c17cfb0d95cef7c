/// An item that is being read.
struct TypedDraft {
    var title: String
    var text: String
    var amounts: [Amount] = []
    var amountText = ""
    var note: String?

    mutating func add(note more: String) {
        guard !more.isEmpty else { return }
        note = note.map { $0 + ", " + more } ?? more
        text += ", " + more
    }

    mutating func set(_ found: TypedAmounts.Found) {
        amounts = found.amounts
        amountText = found.text
    }
}

/// Reads one line.
struct TypedLine {
    let known: TypedFood
    private var amounts: TypedAmounts { TypedAmounts(known: known) }
    private var notes: TypedNotes { TypedNotes(known: known) }

    init(known: TypedFood) {
        self.known = known
    }

    /// The things that a line names, in its order.
    func read(_ line: String) -> [TypedDraft] {
        let text = TypedText(line, known.lexicon)
        guard text.hasWords else { return line.isEmpty ? [] : [TypedDraft(title: line, text: line)] }
        if let drafts = headed(text) { return drafts }
        return drafts(text)
    }

    /// "Costco: paper towels, beef", "bananas: 5", "eggs: free range".
    private func headed(_ text: TypedText) -> [TypedDraft]? {
        guard let colon = text.tokens.firstIndex(where: { $0.kind == .colon }), colon > 0, colon < text.count - 1,
            text.kind(colon - 1) != .number
        else { return nil }
        let (left, right) = (text.part(0..<colon), text.part(colon + 1..<text.count))
        guard left.hasWords, right.hasWords, left.count <= 6 else { return nil }
        if amounts.only(right) != nil || known.isName(left, left.all) && notes.isNote(right) {
            var draft = single(left)
            attach(right, to: &draft)
            return [draft]
        }
        return drafts(right).map { draft in
            var draft = draft
            draft.add(note: left.string)
            return draft
        }
    }

    private func drafts(_ text: TypedText) -> [TypedDraft] {
        var chunks = TypedChunks(known: known).read(text)
        while chunks.count > 1, notes.isOpen(text.part(chunks[0].range)) {
            chunks[0].range = chunks[0].range.lowerBound..<chunks[1].range.upperBound
            chunks.remove(at: 1)
        }
        var result: [TypedDraft] = []
        for (place, chunk) in chunks.enumerated() {
            let part = text.part(chunk.range)
            let last = result.count - 1
            let isAmount = last >= 0 && amounts.only(part) != nil
            switch chunk.sign {
            case .start, .semicolon, .plus:
                if isAmount, chunk.sign != .start { attach(part, to: &result[last]) } else { result += things(part) }
            case .comma:
                if last >= 0, isAmount || notes.isNote(part) {
                    attach(part, to: &result[last])
                } else {
                    result += things(part)
                }
            case .dash:
                let dashes = chunks.count { $0.sign == .dash }
                let isThing = dashes > 1 && place > 0 && notes.isThing(part)
                if last >= 0, !isThing { attach(part, to: &result[last]) } else { result += things(part) }
            case .bracket:
                if last >= 0 { attach(part, to: &result[last]) } else { result += things(part) }
            }
        }
        return result.isEmpty ? [TypedDraft(title: text.string, text: text.string)] : result
    }

    /// Adds what was said behind a comma to the item before it: an amount if it has none, else a note.
    private func attach(_ part: TypedText, to draft: inout TypedDraft) {
        if draft.amounts.isEmpty, let found = amounts.only(part) {
            draft.set(found)
            draft.text += ", " + part.string
        } else {
            draft.add(note: part.string)
        }
    }

    /// The things between two commas.
    private func things(_ text: TypedText) -> [TypedDraft] {
        let ands = TypedAnds(known: known)
        let text = text.part(ands.start(of: text)..<text.count)
        return ands.split(text).flatMap { range in
            TypedNumbers(amounts: amounts).split(text.part(range)).flatMap(row)
        }
    }

    /// Foods in a row; the amount in front is the first one's, the one behind the last one's.
    private func row(_ text: TypedText) -> [TypedDraft] {
        let whole = single(text)
        let name = TypedText(whole.title, known.lexicon)
        let parts = TypedRow(known: known).split(name)
        guard parts.count > 1 else { return [whole] }
        var drafts = parts.map { TypedDraft(title: name.string($0), text: name.string($0)) }
        let isFront = amounts.front(text) != nil
        let place = isFront ? 0 : drafts.count - 1
        drafts[place].amounts = whole.amounts
        drafts[place].amountText = whole.amountText
        if !whole.amountText.isEmpty {
            drafts[place].text =
                isFront ? whole.amountText + " " + drafts[place].text : drafts[place].text + " " + whole.amountText
        }
        return drafts
    }

    /// A text as one thing.
    func single(_ text: TypedText) -> TypedDraft {
        var draft = TypedDraft(title: text.string, text: text.string)
        if let found = amounts.front(text) {
            draft.title = text.string(found.next..<text.count)
            draft.set(found)
        } else if let (found, end) = amounts.behind(text) {
            draft.title = text.string(0..<end)
            draft.set(found)
        } else if let (found, end) = amounts.inside(text) {
            draft.title = text.string(0..<end)
            draft.set(found)
            draft.note = text.string(found.next..<text.count)
        }
        return draft
    }
}

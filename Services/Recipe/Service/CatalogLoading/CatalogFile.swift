import Archives
import Synchronization

/// Reads the pieces of a catalogue's file, some at a time.
final class CatalogFile: Sendable {
    /// Some pieces that follow each other.
    struct Portion: Sendable {
        /// How many come before them.
        var before: Int
        var pieces: [CatalogPieces.Piece] = []
        /// Which part of the file has been read, from 0 to 1.
        var fraction = 0.0
    }

    /// A portion ends after so many pieces, or about so many bytes.
    static let most = 200
    static let mostBytes = 4 << 20

    fileprivate struct State {
        let file: PackedFile
        var cutter = CatalogPieces()
        /// What has been cut and not been given.
        var ready: [CatalogPieces.Piece] = []
        /// How many pieces have been given, or are passed over.
        var given: Int
        var isOver = false
    }

    private let state: Mutex<State>

    /// Opens a file; the first `skipping` pieces are passed over.
    init(path: String, skipping: Int) throws(CatalogLoadError) {
        do {
            state = Mutex(State(file: try PackedFile(path: path), given: skipping))
        } catch {
            throw error == .unreadable ? .unreadable : .damaged
        }
    }

    /// The next pieces; nil at the end of the file.
    func next() throws(CatalogLoadError) -> Portion? {
        do {
            return try state.withLock { try $0.next() }
        } catch CatalogPieces.Trouble.notJSON {
            throw .notJSON
        } catch CatalogPieces.Trouble.cutOff(let number) {
            throw .cutOff(number)
        } catch {
            throw .damaged
        }
    }
}

extension CatalogFile.State {
    fileprivate mutating func next() throws -> CatalogFile.Portion? {
        var portion = CatalogFile.Portion(before: given)
        var bytes = 0
        while true {
            while !isOver, ready.isEmpty { try read() }
            guard portion.pieces.count < CatalogFile.most, bytes < CatalogFile.mostBytes, !ready.isEmpty else { break }
            let count = min(ready.count, CatalogFile.most - portion.pieces.count)
            for piece in ready.prefix(count) { if case .value(let value) = piece { bytes += value.count } }
            portion.pieces += ready.prefix(count)
            ready.removeFirst(count)
        }
        portion.fraction = Double(file.position) / Double(max(1, file.size))
        if portion.pieces.isEmpty {
            try cutter.finish()
            return nil
        }
        given += portion.pieces.count
        return portion
    }

    /// Cuts the next block.
    private mutating func read() throws {
        let skipping = given
        var (cutter, ready) = (self.cutter, self.ready)
        self.ready = []
        isOver = try !file.next { block in
            try cutter.take(block) { piece, number in if number > skipping { ready.append(piece) } }
        }
        (self.cutter, self.ready) = (cutter, ready)
    }
}

import Foundation

/// What a `GroceryListStore` keeps in its file.
struct StoredList: Codable, Sendable {
    /// Of the form of the file.
    var format = 1
    var listID: UUID
    /// The list as the server had it last.
    var list: GroceryList?
    /// What the server has not answered, in its order.
    var waiting: [GroceryOperation] = []
    /// What it has refused, until the app has shown it.
    var refused: [RefusedOperation] = []

    /// Reads a file; nil if there is none.
    static func read(_ file: URL, for list: UUID) throws -> StoredList? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let stored = try LarderJSON.decoder().decode(StoredList.self, from: Data(contentsOf: file))
            guard stored.format == 1 else {
                throw LarderError.damagedFile(file, "it is of a later version: \(stored.format)")
            }
            guard stored.listID == list else {
                throw LarderError.damagedFile(file, "it has the list \(stored.listID.wire), not \(list.wire)")
            }
            return stored
        } catch let error as LarderError {
            throw error
        } catch {
            throw LarderError.damagedFile(file, "\(error)")
        }
    }

    /// Writes the file as a whole, beside the old one, which it then replaces: at no moment there is half a file.
    func write(_ file: URL) throws { try LarderJSON.encoder().encode(self).write(to: file, options: .atomic) }
}

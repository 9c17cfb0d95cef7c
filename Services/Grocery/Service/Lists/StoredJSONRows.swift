import GroceryAPI
import JSON

/// The JSON columns: written as the API answers them, so that a read copies them as they are.
enum StoredJSON {
    /// An array as JSON text.
    static func text(_ values: [some JSONEncodable]) -> String {
        var json = JSONWriter()
        json.array { json in for value in values { value.encode(to: &json) } }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Reads a column back.
    static func decode<Value: JSONReadable>(_ type: Value.Type, from text: String) throws -> Value {
        try JSONReader.read(type, from: Array(text.utf8))
    }
}

import Values

/// Values as a JSON array, for SQLite's `json_each`.
func jsonArray(of values: [SQLValue]) -> String {
    var json: [UInt8] = []
    append(values, to: &json)
    return String(decoding: json, as: UTF8.self)
}

/// Rows as a JSON array of arrays.
func jsonArray(of rows: [[SQLValue]]) -> String {
    var json: [UInt8] = [UInt8(ascii: "[")]
    for (index, row) in rows.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        append(row, to: &json)
    }
    json.append(UInt8(ascii: "]"))
    return String(decoding: json, as: UTF8.self)
}

private func append(_ values: [SQLValue], to json: inout [UInt8]) {
    json.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        append(value, to: &json)
    }
    json.append(UInt8(ascii: "]"))
}

private func append(_ value: SQLValue, to json: inout [UInt8]) {
    switch value {
    case .null: json += "null".utf8
    case .uuid(let uuid), .household(let uuid), .user(let uuid): quote(uuid.canonical, to: &json)
    case .text(let text): quote(text, to: &json)
    case .integer(let number): json += String(number).utf8
    case .boolean(let flag): json.append(UInt8(ascii: flag ? "1" : "0"))
    case .instant(let instant): json += String(instant.milliseconds).utf8
    case .date(let date): quote(date.description, to: &json)
    // JSON has no infinity, but SQLite reads an out-of-range number as one. NaN is NULL in SQLite.
    case .double(let number) where number.isInfinite: json += (number < 0 ? "-9e999" : "9e999").utf8
    case .double(let number): json += (number.isNaN ? "null" : number.description).utf8
    case .bytes, .array: preconditionFailure("lists and rows hold neither bytes nor arrays")
    }
}

private func quote(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
        // Left as it is, so that binding refuses it like a single text.
        case 0: json.append(byte)
        case 1..<0x20: json += "\\u00\(CollectionOfOne(byte).hex)".utf8
        default: json.append(byte)
        }
    }
    json.append(UInt8(ascii: "\""))
}

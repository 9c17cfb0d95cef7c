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
    var text = text
    json.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
        // A text is put down in runs between the characters that need an escape. NUL is left as it is, so that binding
        // refuses it like a single text.
        var start = 0
        for index in utf8.indices {
            let byte = utf8[index]
            guard byte < 0x20 && byte != 0 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            json += utf8[start..<index]
            if byte < 0x20 {
                json += "\\u00\(CollectionOfOne(byte).hex)".utf8
            } else {
                json.append(UInt8(ascii: "\\"))
                json.append(byte)
            }
            start = index + 1
        }
        json += utf8[start...]
    }
    json.append(UInt8(ascii: "\""))
}

import HTTP
import RecipeAPI
import Values

/// What a client wants imported, in JSON or as a form.
struct ImportForm: Sendable {
    var wish: ImportWish
    var id: ImportID?
    var again = false

    /// A JSON body.
    init(_ input: ImportRequest) throws(Problem) {
        wish = try input.wish()
        id = input.id
        again = input.again ?? false
    }

    /// A form: files, or one of the fields that the JSON body has.
    init(_ request: Request) throws(Problem) {
        var files: [ImportFile] = []
        var input = ImportRequest()
        var isTogether = false
        for field in try request.multipartFields(most: ImportFile.most + ImportRequest.mostPages) {
            if let name = field.fileName {
                guard !field.body.isEmpty else { continue }
                guard field.body.count <= ImportFile.mostBytes else {
                    throw .contentTooLarge(limit: ImportFile.mostBytes)
                }
                guard !name.unicodeScalars.contains(where: \.isControl) else {
                    throw .invalid("/files", code: "format", "a file's name must not have control characters")
                }
                let shown = FieldCheck.isVisible(name) ? ImportFile.name(of: name) : field.name
                files.append(ImportFile(name: shown.cut(300), bytes: field.body))
                continue
            }
            let value = String(decoding: field.body, as: UTF8.self)
            switch field.name {
            case "url": if !value.isEmpty { input.url = value }
            case "urls": if !value.isEmpty { input.urls = (input.urls ?? []) + [value] }
            case "text": if !value.isEmpty { input.text = value }
            case "html": if !value.isEmpty { input.html = value }
            case "again": again = Self.isYes(value)
            case "together": isTogether = Self.isYes(value)
            case "id":
                guard let id = ImportID(value) else { throw .invalid("/id", code: "format", "id must be a UUID") }
                self.id = id
            default: throw .invalid("/\(field.name.cut(60))", code: "unknown", "there is no field with this name")
            }
        }
        guard files.count <= ImportFile.most else {
            throw .invalid("/files", code: "too_many", "at most \(ImportFile.most) files can be sent at once")
        }
        guard !files.isEmpty else {
            wish = try input.wish()
            return
        }
        guard input.url == nil, input.urls == nil, input.text == nil, input.html == nil else {
            throw .invalid("/files", code: "conflict", "Files are imported by themselves, without a page or a text.")
        }
        guard isTogether, files.count > 1 else {
            wish = .files(files)
            return
        }
        guard files.allSatisfy({ $0.kind != .file }) else {
            throw .invalid("/together", code: "conflict", "only photos and PDFs can be one recipe together")
        }
        wish = .together(files)
    }

    /// Whether a field of a form is set.
    private static func isYes(_ value: String) -> Bool { ["true", "1", "on"].contains(value) }
}

extension ImportRequest {
    /// One request asks for no more pages.
    static let mostPages = 100

    /// What is wanted; throws a 422 that names what is wrong.
    func wish() throws(Problem) -> ImportWish {
        let given = [url != nil && html == nil, urls != nil, text != nil, html != nil, file != nil].count { $0 }
        guard given == 1 else {
            throw given == 0
                ? .invalid("/url", code: "required", "Give a page, a text or a file to import.")
                : .invalid("", code: "conflict", "Give one thing only: a page, several pages, a text or files.")
        }
        var fields = FieldCheck()
        if let file {
            let name = fields.text(file.name, "/file/name", max: 300)
            fields.number(file.size, "/file/size", in: 1...ImportFile.mostUpload)
            try fields.finish()
            return .upload(name: ImportFile.name(of: name), size: file.size)
        }
        if let text {
            try Self.check(text, "/text")
            return .text(text)
        }
        if let html {
            try Self.check(html, "/html")
            let address = fields.webAddress(url.map { PlainText.collapsed(PlainText.cut($0, 10_000)) }, "/url")
            try fields.finish()
            return .html(html, url: address)
        }
        let all = urls ?? url.map { [$0] } ?? []
        guard fields.count(all.count, "/urls", most: Self.mostPages) else {
            try fields.finish()
            return .pages([])
        }
        var pages: [String] = []
        for (index, address) in all.enumerated() {
            let pointer = urls == nil ? "/url" : "/urls/\(index)"
            let checked = fields.webAddress(PlainText.collapsed(PlainText.cut(address, 10_000)), pointer)
            if let checked { pages.append(checked) } else { fields.refuse(pointer, "required", "must not be empty") }
        }
        if all.isEmpty { fields.refuse("/urls", "required", "Enter at least one address.") }
        try fields.finish()
        return .pages(pages)
    }

    private static func check(_ text: String, _ pointer: String) throws(Problem) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .invalid(pointer, code: "required", "\(pointer.dropFirst()) must not be empty")
        }
    }
}

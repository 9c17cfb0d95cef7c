import HTTP
import RecipeAPI

extension ImportRequest {
    /// One request asks for no more pages.
    static let mostPages = 100

    /// What is wanted; throws a 422 that names what is wrong.
    func wish() throws(Problem) -> ImportWish {
        let given = [url != nil && html == nil, urls != nil, text != nil, html != nil].count { $0 }
        guard given == 1 else {
            throw given == 0
                ? .invalid("/url", code: "required", "url, urls, text or html is required")
                : .invalid("", code: "conflict", "only one of url, urls, text and html can be given")
        }
        var fields = FieldCheck()
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
        if all.isEmpty { fields.refuse("/urls", "required", "urls must not be empty") }
        try fields.finish()
        return .pages(pages)
    }

    private static func check(_ text: String, _ pointer: String) throws(Problem) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .invalid(pointer, code: "required", "\(pointer.dropFirst()) must not be empty")
        }
    }
}

import Foundation
import Testing

/// What people have written stays text: no script of ours turns text into markup, and no page has a script in it.
@Suite
struct StoredContentTests {
    private func assets(_ ending: String) throws -> [(path: String, text: String)] {
        var found: [(path: String, text: String)] = []
        let services = root.appending(path: "Services").path()
        let files = FileManager.default.enumerator(atPath: services)
        while let file = files?.nextObject() as? String {
            guard file.contains("/Assets/"), file.hasSuffix(ending) else { continue }
            found.append((file, try String(contentsOfFile: "\(services)/\(file)", encoding: .utf8)))
        }
        return found
    }

    @Test func `no script turns text into markup or into a script`() throws {
        let scripts = try assets(".js")
        #expect(!scripts.isEmpty)
        for script in scripts {
            // The bookmark that people drag out of the page has nothing in it but the app's own address.
            let isBookmarklet = script.path.hasSuffix("/views/bookmarklet.js")
            if isBookmarklet {
                #expect(script.text.components(separatedBy: "javascript:").count == 2)
                #expect(
                    script.text.contains("`javascript:void(window.open(${JSON.stringify(`${location.origin}${base}/")
                )
            }
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "createContextualFragment", "srcdoc",
                "eval(", "new Function", "setTimeout('", "setTimeout(\"", "javascript:",
            ] where !(isBookmarklet && word == "javascript:") {
                #expect(!script.text.contains(word), "\(script.path): \(word)")
            }
        }
    }

    @Test func `no page and no picture has a script or a style of its own in it`() throws {
        let documents = try assets(".html") + assets(".svg")
        #expect(!documents.isEmpty)
        for document in documents {
            // The service puts one script in, and names it by its hash in the policy of the page.
            let text = document.text.replacing("<script>{early}</script>", with: "", maxReplacements: 1)
                .replacing("{files}", with: "/assets")
            #expect(text.firstMatch(of: /<[^>]*\son[a-z]+\s*=/.ignoresCase()) == nil, "\(document.path)")
            #expect(text.firstMatch(of: /<script(?![^>]*\ssrc="\/)/.ignoresCase()) == nil, "\(document.path)")
            guard document.path.hasSuffix(".html") else { continue }
            #expect(text.firstMatch(of: /<style|\sstyle\s*=/.ignoresCase()) == nil, "\(document.path)")
        }
    }
}

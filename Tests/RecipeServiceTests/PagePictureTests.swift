import Markup
import Testing
import Values

@testable import RecipeService

/// Which of a page's pictures is taken.
@Suite struct PagePictureTests {
    private func picture(_ image: String, head: String = "", and others: String = "{}") throws -> String? {
        let recipe =
            #"{"@type":"Recipe","name":"A","image":\#(image),"recipeIngredient":["1 egg"],"recipeInstructions":"Mix."}"#
        let html = """
            <html><head>\(head)<script type="application/ld+json">[\(others),\(recipe)]</script></head></html>
            """
        let page = try #require(try HTMLDocument(text: html, budget: .ample))
        return try PageReader.recipe(in: page, url: "https://a.example/b/")?.imageURL
    }

    private func offered(_ url: String, _ width: Int? = nil, _ height: Int? = nil) -> String {
        let size = [("width", width), ("height", height)].compactMap { name, length in
            length.map { "<meta property=\"og:image:\(name)\" content=\"\($0)\">" }
        }
        return "<meta property=\"og:image\" content=\"\(url)\">" + size.joined()
    }

    private let small = #"{"@type":"ImageObject","url":"https://c.example/s.jpg","width":"400 px","height":300}"#
    private let large = #"{"@type":"ImageObject","url":"https://c.example/l.jpg","width":1200,"height":{"value":900}}"#

    @Test func `the largest is taken, the recipe's or the one offered to other sites`() throws {
        #expect(try picture("[\(small),\(large)]") == "https://c.example/l.jpg")
        let head = offered("https://c.example/og.jpg", 1600, 900)
        #expect(try picture("[\(small),\(large)]", head: head) == "https://c.example/og.jpg")
        let preview = offered("https://c.example/og.jpg", 600, 315)
        #expect(try picture("[\(small),\(large)]", head: preview) == "https://c.example/l.jpg")
    }

    @Test func `of pictures of one size, or of none that is known, the first of the recipe is taken`() throws {
        let two = #"["https://c.example/a.jpg","https://c.example/b.jpg"]"#
        #expect(try picture(two, head: offered("https://c.example/og.jpg")) == "https://c.example/a.jpg")
        let known = offered("https://c.example/b.jpg", 100, 100)
        #expect(try picture(two, head: known) == "https://c.example/b.jpg")
    }

    @Test func `a size is read from an address, by its name or behind it`() throws {
        let cut = #"["https://c.example/a-225x225.jpg","https://c.example/a-320x180.jpg","https://c.example/a.jpg"]"#
        #expect(try picture(cut) == "https://c.example/a-320x180.jpg")
        let asked = #"["https://c.example/a.jpg?w=200&h=200","https://c.example/b.jpg?height=700&width=900"]"#
        #expect(try picture(asked) == "https://c.example/b.jpg?height=700&width=900")
        // A version, and a number that is no size.
        let others = #"["https://c.example/a-2x3.jpg","https://c.example/b-123456x900.jpg","https://c.example/x.jpg"]"#
        #expect(try picture(others) == "https://c.example/a-2x3.jpg")
    }

    @Test func `a partial address comes after the others, a logo and the article's picture last`() throws {
        #expect(try picture(#""/r.jpg""#, head: offered("https://c.example/og.jpg")) == "https://c.example/og.jpg")
        #expect(try picture(#""/r.jpg""#, head: offered("/site_logo.png", 900, 900)) == "https://a.example/r.jpg")
        let article = #"{"@type":"Article","image":"/article.jpg"}"#
        #expect(try picture("null", and: article) == "https://a.example/article.jpg")
        #expect(try picture(#""/r.jpg""#, and: article) == "https://a.example/r.jpg")
    }

    @Test func `a length has at most eight characters and is a number of pixels`() {
        #expect(PagePicture.length("1200") == 1200)
        #expect(PagePicture.length("1200px") == 1200)
        #expect(PagePicture.length("px") == nil)
        #expect(PagePicture.length("0") == nil)
        #expect(PagePicture.length("999999") == nil)
    }
}

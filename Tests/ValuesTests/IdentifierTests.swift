import Foundation
import Testing
import Values

@Suite struct IdentifierTests {
    @Test func `an id is written in lower case and read in either`() throws {
        let text = "0191D3E8-5A1C-7E30-9B44-4F0D8E216DC3"
        let id = try #require(RecipeID(text))
        #expect(id.description == text.lowercased())
        #expect(RecipeID(id.description) == id)
        #expect(id.uuid == UUID(uuidString: text))
    }

    @Test(arguments: [
        "", "0191d3e8", "0191d3e85a1c7e309b444f0d8e216dc3", "{0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3}",
        "0191d3e8-5a1c-7e30-9b44-4f0d8e216dcg", "0191d3e8-5a1c-7e30-9b444-f0d8e216dc3",
        "0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3 ", "０191d3e8-5a1c-7e30-9b44-4f0d8e216dc3",
    ])
    func `anything but 36 characters of the canonical form is refused`(text: String) {
        #expect(MenuID(text) == nil)
    }

    @Test func `each character of an id is a hexadecimal digit or a hyphen in its place`() {
        let text = Array("0191d3e8-5A1C-7e30-9b44-4f0d8e216dcf".utf8)
        for place in text.indices {
            for byte in UInt8.min...(.max) {
                var changed = text
                changed[place] = byte
                let isHyphen = [8, 13, 18, 23].contains(place)
                let isRight = isHyphen ? byte == UInt8(ascii: "-") : UInt8(hexadecimalDigit: byte) != nil
                let id = changed.withUnsafeBytes { UUID(canonical: $0) }
                #expect((id != nil) == isRight, "\(byte) in place \(place)")
                if let id { #expect(id == UUID(uuidString: String(decoding: changed, as: UTF8.self))) }
            }
        }
    }

    @Test func `version 7 sorts by time and carries its version and variant`() {
        var earlier = RecipeID(UUID.version7(at: Instant(milliseconds: 1_700_000_000_000)))
        for step in 1...200 {
            let later = RecipeID(UUID.version7(at: Instant(milliseconds: 1_700_000_000_000 + Int64(step))))
            #expect(earlier < later)
            let text = Array(later.description)
            #expect(text[14] == "7")
            #expect("89ab".contains(text[19]))
            earlier = later
        }
    }

    @Test func `a secret never prints itself`() {
        let secret = Secret("open sesame")
        #expect("\(secret)" == "***")
        #expect(String(reflecting: secret) == "***")
        var dumped = ""
        dump([secret].map { "\($0)" }, to: &dumped)
        #expect(!dumped.contains("sesame"))
    }

    @Test func `ids of one moment are in order`() {
        let ids = (0..<10_000).map { _ in UUID.version7() }
        // The time: milliseconds and their fraction. The rest is random.
        let times = ids.map { $0.canonical.prefix(18) }
        #expect(times == times.sorted())
        #expect(Set(times).count > Set(times.map { $0.prefix(13) }).count, "milliseconds alone tell fewer apart")
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { Array($0.canonical)[14] == "7" && "89ab".contains(Array($0.canonical)[19]) })
    }
}

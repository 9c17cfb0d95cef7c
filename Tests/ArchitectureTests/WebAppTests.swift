import Foundation
import Testing

/// What the web app says of the API's search and bulk changes is what the API has.
@Suite struct WebAppTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func asset(_ name: String) throws -> String { try text("Services/Web/Service/Assets/\(name)") }

    @Test func `every filter of the library is a parameter of the search`() throws {
        let operations = try text("Services/Recipe/Service/Search/SearchOperations.swift")
        let parameters = Set(operations.matches(of: /Parameter\(\s*"([a-z_]+)"/).map { String($0.output.1) })
        let filters = try asset("filters.js").matches(of: /\{ name: '([a-z_]+)'/).map { String($0.output.1) }
        #expect(filters.count >= 15)
        #expect(Set(filters).count == filters.count, "each stands once")
        #expect(Set(filters).subtracting(parameters) == [])
    }

    @Test func `the catalogue's filters and orders are those that its search takes`() throws {
        let request = try text("Services/Recipe/Service/Catalog/CatalogRequest.swift")
        let filters = try asset("filters.js")
        let refused = try #require(request.firstMatch(of: /ofHouseholds = \[([^\]]*)\]/)).output.1
        let left = filters.matches(of: /\{ name: '([a-z_]+)', isOfHousehold: true/).map { String($0.output.1) }
        #expect(Set(left) == Set(refused.matches(of: /"([a-z_]+)"/).map { String($0.output.1) }))
        let sorts = try #require(request.firstMatch(of: /!\[([^\]]*)\]\.contains/)).output.1
        let leftOut = try #require(filters.firstMatch(of: /ofHousehold = \[([^\]]*)\]/)).output.1
        // `lastCooked` there is `last_cooked` here.
        let names = leftOut.matches(of: /'([a-z_]+)'/).map { String($0.output.1).replacing("_", with: "") }
        #expect(Set(names) == Set(sorts.matches(of: /\.(\w+)/).map { $0.output.1.lowercased() }))
    }

    @Test func `every filter has a control, and what is counted for it is a facet`() throws {
        let source = try asset("filters.js")
        let known = try asset("views/filter-controls.js")
        let controls = source.matches(of: /control: '([a-z]+)'/).map { String($0.output.1) }
        #expect(controls.count >= 14)
        for name in Set(controls) {
            #expect(known.contains("  \(name): ") || known.contains(", \(name),"), "\(name)")
        }
        let schemas = try text("Services/Recipe/Service/Search/SearchSchemas.swift")
        let facets = source.matches(of: /facet: '([a-z_]+)'/).map { String($0.output.1) }
        #expect(facets.count >= 5)
        for name in facets { #expect(schemas.contains("Property(\"\(name)\""), "\(name)") }
    }

    @Test func `the library's orders are those of the search`() throws {
        let plan = try text("Services/Recipe/Service/SearchIndex/SearchPlan.swift")
        let sort = try #require(plan.firstMatch(of: /enum Sort[^{]*\{([^}]*)\}/)).output.1
        let cases = sort.matches(of: /case (\w+)(?: = "(\w+)")?/).map { String($0.output.2 ?? $0.output.1) }
        let orders = try #require(try asset("filters.js").firstMatch(of: /orders = \(\) => \(\{([^}]*)\}/)).output.1
        let names = orders.matches(of: /(\w+): t\(/).map { String($0.output.1) }
        // Chance has a button of its own.
        #expect(names == cases.filter { $0 != "random" })
    }

    @Test func `why a recipe was left out of a bulk change is said in words`() throws {
        let said = try #require(try asset("bulk.js").firstMatch(of: /WORDS = \{([^}]*)\}/)).output.1
        let words = Set(said.matches(of: /(\w+): t\(/).map { String($0.output.1) })
        var codes: Set<String> = []
        for file in try sources("Services/Recipe/Service/Bulk") {
            codes.formUnion(file.text.matches(of: /\.refused\("([a-z_]+)"\)/).map { String($0.output.1) })
        }
        #expect(codes.count >= 4)
        #expect(words == codes)
    }
}

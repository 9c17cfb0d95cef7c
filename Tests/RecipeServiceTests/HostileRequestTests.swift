import AccountAPI
import Foundation
import HTTP
import Kitchen
import Loop
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct HostileRequestTests {
    private func body(_ members: [String: [String]]) throws -> String {
        String(decoding: try JSONEncoder().encode(members), as: UTF8.self)
    }

    @Test func `a page that is too complicated is told so, in the older form as well`() async throws {
        let tag = "<p " + (0..<2000).map { "a\($0)" }.joined(separator: " ") + ">"
        let page = String(decoding: try JSONEncoder().encode(["html": tag]), as: UTF8.self)
        try await withService { service in
            let answer = await service.client.post(RecipePaths.extract, page)
            #expect(answer.status == 422 && answer.code == "too_complicated", "\(answer)")
            let legacy = await service.client.post(RecipePaths.legacyExtract, page)
            #expect(legacy.status == 400)
            #expect(
                String(decoding: legacy.body, as: UTF8.self)
                    == #"{"statusCode":400,"message":"This page is too complicated."}"#
            )
        }
    }

    @Test func `a large body is read past what nobody asked for, and what is wrong with it is named`() async throws {
        let numbers = String(repeating: "1,", count: 600_000)
        let html = #"<h2>Ingredients</h2><p>1 leek</p><h2>Method</h2><p>Cook.</p>"#
        try await withService { service in
            let answer = await service.client.post(RecipePaths.extract, #"{"x":[\#(numbers)1],"html":"\#(html)"}"#)
            #expect(answer.status == 200, "\(answer)")
            let wrong = await service.client.post(RecipePaths.extract, #"{"x":[\#(numbers)1],"html":1}"#)
            #expect(wrong.status == 422 && wrong.pointers == ["/html"], "\(wrong)")
            let broken = await service.client.post(RecipePaths.extract, #"{"x":[\#(numbers)1},"html":""}"#)
            #expect(broken.status == 400 && broken.code == "malformed_json", "\(broken)")
        }
    }

    @Test func `an answer that would say each line a hundred times is too complicated`() async throws {
        let line = String(repeating: "wheat milk egg or ", count: 55)
        let diners = (0..<20).map {
            Eater(id: "5f0c1e8e-0000-7000-8000-0000000000\(10 + $0)", name: "Mia", allergies: [.milk, .gluten, .eggs])
        }
        // It is the answer's size that ends it, however much time there is.
        let reports = WorkBudget.Limits.reports
        let budget = WorkBudget(WorkBudget.Limits(steps: reports.steps, bytes: reports.bytes, milliseconds: 60_000))
        #expect(throws: WorkBudget.Exhausted.bytes) {
            try AllergenAnswer(
                on: Array(repeating: line, count: 200),
                skippingHeadings: false,
                for: HouseholdEaters(restrictionVersion: 1, eaters: diners),
                by: .standard,
                within: budget
            )
        }
        let many = try body(["ingredients": Array(repeating: line, count: 1000)])
        let few = try body(["ingredients": Array(repeating: "1 cup milk", count: 1000)])
        try await withService { service in
            service.table.seat(diners)
            let answer = await service.client.post(RecipePaths.allergens, many)
            #expect(answer.status == 422 && answer.code == "too_complicated", "\(answer.status)")
            #expect(await service.client.post(RecipePaths.allergens, few).status == 200)
        }
    }

    @Test func `lines that would take too long are ended between two of them`() throws {
        let budget = WorkBudget(WorkBudget.Limits(steps: 100_000, bytes: 1 << 20, milliseconds: 60_000))
        let lines = (0..<1000).map { _ in RecipeContent.Line(text: String(repeating: "(1 ~ ", count: 200)) }
        #expect(throws: WorkBudget.Exhausted.steps) { try HouseholdKitchen.standard.read(lines, budget) }
        #expect(budget.steps < 101_000)
    }

    @Test func `a reading ends when nobody waits for it any more`() async throws {
        let pool = ThreadPool(name: "test", threads: 1)
        defer { pool.stop() }
        let limits = WorkBudget.Limits(steps: .max, bytes: .max, milliseconds: 600_000)
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let reading = Task {
            try await pool.run(within: limits) { budget in
                signal.finish()
                while budget.affords() {}
                try budget.check()
            }
        }
        for await _ in started {}
        reading.cancel()
        await #expect(throws: WorkBudget.Exhausted.abandoned) { try await reading.value }
    }

    @Test func `what has waited past its deadline is not begun`() async throws {
        let pool = ThreadPool(name: "test", threads: 1)
        defer { pool.stop() }
        await RequestContext.$current.withValue(RequestContext(deadline: 1)) {
            await #expect(throws: WorkBudget.Exhausted.abandoned) {
                try await pool.run(within: .page) { _ in Issue.record("it was begun") }
            }
        }
    }
}

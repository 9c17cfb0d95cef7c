import Foundation
import Testing

/// What an answer may be, and what may stand in it.
extension TenancyReplay {
    /// The request is refused in a way that says nothing.
    func expectRefusal(_ request: ReplayRequest, _ what: String, isMembers: Bool = false) async throws {
        let answer = try await send(request)
        #expect([401, 403, 404].contains(answer.status), "\(what): \(answer)")
        if !isMembers { expectNothingOf(answer, request, what) }
    }

    /// Whatever is answered is about the caller's own, and no fault of the service's.
    func expectOwn(_ request: ReplayRequest, _ what: String, open: Bool = false) async throws {
        expectOwn(try await send(request), to: request, what, open: open)
    }

    func expectOwn(_ answer: ReplayAnswer, to request: ReplayRequest, _ what: String, open: Bool = false) {
        #expect(answer.status < 500 && (open || answer.status != 400), "\(what): \(answer)")
        #expect(answer.status != 429, "\(what) was not answered: \(answer)")
        expectNothingOf(answer, request, what)
    }

    /// An answer to somebody else says nothing of the household but what the request said itself.
    func expectNothingOf(
        _ answer: ReplayAnswer,
        _ request: ReplayRequest,
        _ what: String,
        _ before: Set<String> = []
    ) {
        let text = answer.headers + "\n" + answer.text
        let said = request.said
        #expect(
            !text.localizedCaseInsensitiveContains(TenancyReplay.word)
                || said.localizedCaseInsensitiveContains(TenancyReplay.word),
            "\(what) leaks: \(answer)"
        )
        let found = ReplayJSON.uuids(in: text).intersection(ledger.ids).subtracting(before)
        let told = found.filter { !said.lowercased().contains($0) }
        #expect(told.isEmpty, "\(what) tells ids of the other household: \(told) in \(answer)")
        for secret in secrets where !secret.isEmpty && text.contains(secret) && !said.contains(secret) {
            Issue.record("\(what) tells a secret of the other household: \(answer)")
        }
        #expect(answer.status < 500, "\(what): \(answer)")
    }
}

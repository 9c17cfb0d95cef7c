import HTTP
import Loop
import Values

extension WorkBudget.Limits {
    /// What the reading of one page or text may cost.
    ///
    /// A multiple of what real pages need, see docs/limits.md, and less than a second with what is around it.
    static let page = WorkBudget.Limits(steps: 2_000_000, bytes: 8 << 20, milliseconds: 600)
    /// What the reading of the lines and names of one request may cost.
    static let lines = WorkBudget.Limits(steps: 4_000_000, bytes: 8 << 20, milliseconds: 700)
    /// The same where the lines, once read, are gone through for a report and for the people whom it concerns.
    static let reports = WorkBudget.Limits(steps: 4_000_000, bytes: 8 << 20, milliseconds: 350)
}

extension ThreadPool {
    /// Runs `body` on a thread of the pool, with a budget that also ends at the request's deadline and with its task.
    func run<Value: Sendable>(
        within limits: WorkBudget.Limits,
        _ body: @escaping @Sendable (WorkBudget) throws -> Value
    ) async throws -> Value {
        let abandonment = WorkBudget.Abandonment()
        let deadline = RequestContext.current?.deadline
        return try await withTaskCancellationHandler {
            try await answering {
                let budget = WorkBudget(limits, deadline: deadline, abandonment: abandonment)
                // What has waited in the queue for longer than its client is not begun.
                guard budget.look() else { throw budget.exhausted ?? .abandoned }
                return try body(budget)
            }
        } onCancel: {
            abandonment.abandon()
        }
    }
}

extension ThreadPool {
    /// Runs `body`, which reads lines or names, within what those of one request may cost; throws a 422 for more.
    func reading<Value: Sendable>(
        within limits: WorkBudget.Limits = .lines,
        _ body: @escaping @Sendable (WorkBudget) throws -> Value
    ) async throws -> Value {
        do {
            return try await run(within: limits, body)
        } catch is WorkBudget.Exhausted {
            throw Problem.tooComplicated
        }
    }
}

extension WorkBudget {
    /// Runs `body` where the caller is, within what the lines and names of one request may cost.
    static func reading<Value>(_ body: (WorkBudget) throws -> Value) throws -> Value {
        do {
            return try body(WorkBudget(.lines, deadline: RequestContext.current?.deadline))
        } catch is Exhausted {
            throw Problem.tooComplicated
        }
    }

    /// Counts the reading of a line, which goes over each of its words some times; false if it cannot be afforded.
    func affords(line: String) -> Bool {
        // defence: slow-lines
        affords(50 + line.utf8.count / 2)
    }

    /// Counts the reading of a line, or ends the work.
    func spend(line: String) throws(Exhausted) {
        guard affords(line: line) else { return try check() }
    }
}

extension Problem {
    /// The 422 of lines or names whose reading would cost too much.
    static let tooComplicated = Problem.unprocessable(
        code: "too_complicated",
        "This is too complicated to be parsed at once; please send less."
    )
}

import Database
import HTTP
import JSON
import Synchronization

/// Whether a process can answer, and why not.
///
/// `GET /readyz` asks the databases each time: a load balancer wants to know about now. Those who
/// ask while the databases are being asked share the answer, as nobody counts how often they ask.
final class Readiness: Sendable {
    private let state: Mutex<State>
    private let pools: WorkPools
    private let call = SharedCall<[String]>()

    private enum State {
        case starting(because: String)
        case started([ServiceDatabase], weaknesses: @Sendable () -> [String])
        case stopping
    }

    init(_ pools: WorkPools) {
        self.pools = pools
        state = Mutex(.starting(because: "The service is starting."))
    }

    /// The process waits for something before it can start.
    func isWaiting(because reason: String) {
        state.withLock { $0 = .starting(because: reason) }
    }

    /// The process answers as long as these databases do; `weaknesses` is asked what else there is to know.
    func isStarted(with databases: [ServiceDatabase], weaknesses: @escaping @Sendable () -> [String] = { [] }) {
        state.withLock { $0 = .started(databases, weaknesses: weaknesses) }
    }

    /// The process ends soon; no new requests should be sent to it.
    func isStopping() {
        state.withLock { $0 = .stopping }
    }

    /// Why the process cannot answer, its databases aside, and what is amiss although it can.
    var outline: (problem: String?, weaknesses: [String]) {
        switch state.withLock({ $0 }) {
        case .starting(let reason): (reason, [])
        case .stopping: ("The service is stopping.", [])
        case .started(_, let weaknesses): (pools.trouble, weaknesses())
        }
    }

    /// Throws the 503 that says why not, or gives what is amiss although there is an answer.
    @discardableResult
    func check() async throws -> [String] {
        try await call.run { try await checkNow() }
    }

    private func checkNow() async throws -> [String] {
        let databases: [ServiceDatabase]
        let weaknesses: @Sendable () -> [String]
        switch state.withLock({ $0 }) {
        case .starting(let reason): throw Problem.unavailable(code: "starting", reason)
        case .stopping: throw Problem.unavailable(code: "stopping", "The service is stopping.")
        case .started(let list, let others): (databases, weaknesses) = (list, others)
        }
        if let trouble = pools.trouble { throw Problem.unavailable(code: "overloaded", trouble) }
        for database in databases {
            do {
                try await database.ping()
            } catch {
                let fault = error.fault ?? .unreachable
                let words = fault.words(of: database.service.name, file: database.file)
                throw Problem.unavailable(code: "database", "\(words) \(fault.advice(file: database.file))")
            }
        }
        return weaknesses()
    }
}

import HTTP
import Identity
import Values

/// Every process of an installation, as far as one that knows their addresses can ask them how they are.
///
/// Of a service with replicas one is asked, whichever the address leads to.
public struct Installation: Sendable {
    /// How long a process is waited for.
    private static let patience = Duration.seconds(2)

    /// The services at each address, in their usual order.
    private let processes: [(address: String, services: [String])]
    private let neighbour: @Sendable (String) -> Neighbour
    private let secret: InternalSecret
    private let call = SharedCall<[ProcessStatus]>()

    /// The processes that a service's process knows of.
    public init(_ context: ServiceContext) {
        self.init(context.settings.neighbours, secret: context.internalSecret) { context.neighbour($0) }
    }

    /// Those at the addresses of services.
    init(
        _ addresses: [String: String],
        secret: InternalSecret,
        neighbour: @escaping @Sendable (String) -> Neighbour
    ) {
        var processes: [(address: String, services: [String])] = []
        for name in ServiceNames.all {
            guard let address = addresses[name] else { continue }
            if let known = processes.firstIndex(where: { $0.address == address }) {
                processes[known].services.append(name)
            } else {
                processes.append((address, [name]))
            }
        }
        self.processes = processes
        self.secret = secret
        self.neighbour = neighbour
    }

    /// How each of them is, in the order of their services; asked all at once.
    public func status() async throws -> [ProcessStatus] {
        try await call.run {
            await withTaskGroup(of: (Int, [ProcessStatus]).self) { group in
                for (number, process) in processes.enumerated() {
                    group.addTask { (number, await ask(process.address, process.services)) }
                }
                return await group.reduce(into: [Int: [ProcessStatus]]()) { $0[$1.0] = $1.1 }
                    .sorted { $0.key < $1.key }.flatMap(\.value)
            }
        }
    }

    /// How the process at an address is; of those services that are not there, that they are not.
    private func ask(_ address: String, _ services: [String]) async -> [ProcessStatus] {
        let neighbour = neighbour(services[0]).waiting(atMost: Installation.patience)
        do throws(Problem) {
            let status: ProcessStatus = try await neighbour.get(StatusRoute.path, as: .service(secret))
            let missing = services.filter { name in !status.services.contains { $0.name == name } }
            return [status] + (missing.isEmpty ? [] : [.silent(missing, at: address, status: 404)])
        } catch {
            let isAway = error.code == "neighbour_unavailable"
            return [.silent(services, at: address, status: isAway ? nil : error.status)]
        }
    }
}

extension ProcessStatus {
    /// That of services that gave no answer of use.
    fileprivate static func silent(_ services: [String], at address: String, status: Int?) -> ProcessStatus {
        let finding = DoctorRules.neighbour(services[0], address, status: status)
        let problem = [finding.words, finding.advice].compactMap(\.self).joined(separator: " ")
        return ProcessStatus(services: services.map { ServiceStatus(name: $0) }, ready: false, problem: problem)
    }
}

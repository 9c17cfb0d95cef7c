import Database

extension DatabaseFault {
    /// What is wrong, in a sentence; `file` is SQLite's, and nil on a server.
    func words(of service: String, file: String?) -> String {
        let database = file ?? "the \(service) service's database"
        switch self {
        case .diskFull: return "The disk that holds \(database) is full: nothing can be saved."
        case .diskFails: return "The disk that holds \(database) gives errors or cannot be written."
        case .damaged: return file.map { "\($0) is damaged." } ?? "The database of the \(service) service is damaged."
        case .noConnections: return "The server of \(database) takes no more connections."
        case .unreachable: return "The database of the \(service) service cannot be reached."
        case .slow: return "The database of the \(service) service takes too long."
        }
    }

    /// What to do about it, in a sentence or two.
    func advice(file: String?) -> String {
        switch (self, file) {
        case (.diskFull, _): "Make room on it; Larder goes on by itself."
        case (.diskFails, _): "Look at the system's log, and at the rights and the mount of the folder."
        case (.damaged, .some):
            "Run `larder doctor`; then stop Larder and put a backup in its place: larder restore FILE (docs/backups.md)."
        case (.damaged, nil): "Look at PostgreSQL's log, and restore what is damaged from a backup (docs/backups.md)."
        case (.noConnections, _): "Raise max_connections, or end what holds the connections."
        case (.unreachable, nil): "Start PostgreSQL, or look at LARDER_DATABASE_URL."
        case (.unreachable, .some): "Look at the folder and its rights."
        case (.slow, _): "Look at what else keeps the machine, its disk or the database busy."
        }
    }
}

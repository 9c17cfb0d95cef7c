import Database

extension DatabaseFault {
    /// What is wrong, in a sentence; `file` is SQLite's, and nil on a server.
    func words(of service: String, file: String?) -> String {
        let database = file ?? "the \(service) service's database"
        switch self {
        case .diskFull: return "The disk that holds \(database) is full: nothing can be saved."
        case .diskFails: return "The disk that holds \(database) has errors or cannot be written."
        case .damaged: return file.map { "\($0) is damaged." } ?? "The database of the \(service) service is damaged."
        case .noConnections: return "The database server has no free connections for \(database)."
        case .unreachable: return "The database of the \(service) service cannot be reached."
        case .pooler: return "The connection pooler of the \(service) service's database cannot be used."
        case .slow: return "The database of the \(service) service is too slow."
        }
    }

    /// What to do about it, in a sentence or two.
    func advice(file: String?) -> String {
        switch (self, file) {
        case (.diskFull, _): "Make room on it; Larder then continues by itself."
        case (.diskFails, _): "Check the system's log, and the folder's permissions and mount."
        case (.damaged, .some):
            "Run `larder doctor`; then stop Larder and restore a backup: larder restore FILE (docs/backups.md)."
        case (.damaged, nil): "Check PostgreSQL's log, and restore damaged data from a backup (docs/backups.md)."
        case (.noConnections, _): "Raise max_connections, or close other connections."
        case (.unreachable, nil): "Start PostgreSQL, or check LARDER_DATABASE_URL."
        case (.unreachable, .some): "Check the folder and its permissions."
        case (.pooler, _): "Set the pooler and the database roles up as docs/scale.md says."
        case (.slow, _): "Check what else keeps the machine, its disk or the database busy."
        }
    }
}

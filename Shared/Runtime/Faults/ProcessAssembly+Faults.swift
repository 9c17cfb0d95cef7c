import Database
import Glibc
import Telemetry

extension ProcessAssembly {
    /// Below this many free bytes the disk is nearly full.
    static let scarceBytes = 100 * 1_048_576.0

    /// Has the log tell what is wrong with the databases, once a minute for each cause; the metrics,
    /// what room there is.
    func tellFaults() {
        if case .folder = settings.storage {
            metrics.gauge("larder_disk_free_bytes", "Free space on the disk of the data folder.") { [weak self] in
                self?.freeBytes() ?? 0
            }
        }
        for (database, context) in zip(databases, contexts) {
            let (name, file, logger) = (context.name, database.file, context.logger)
            database.db.health?.listen { news in
                switch news {
                case .failing(let trouble, let times):
                    logger.error(
                        "the database fails",
                        [
                            "cause": trouble.fault.rawValue, "what": trouble.fault.words(of: name, file: file),
                            "advice": trouble.fault.advice(file: file), "said": trouble.diagnostic, "times": times,
                        ]
                    )
                case .well: logger.info("the database works again")
                }
            }
        }
    }

    /// What is not as it should be, though requests are answered: sentences.
    func weaknesses() -> [String] {
        var found = neighbourWatch.silent.map { "The \($0) service does not answer." }
        if let free = freeBytes(), free < ProcessAssembly.scarceBytes {
            found.append("The disk of the data folder has \(Int(free / 1_048_576)) MB left.")
        }
        return found
    }

    /// How much room there is for SQLite's files; nil on a server.
    func freeBytes() -> Double? {
        guard case .folder(let folder) = settings.storage else { return nil }
        var space = statvfs()
        guard statvfs(folder, &space) == 0 else { return nil }
        return Double(space.f_bavail) * Double(space.f_frsize)
    }

    /// Looks now and then whether there is room left, where there are files.
    var diskWatch: [BackgroundJob] {
        guard case .folder = settings.storage else { return [] }
        let watch = BackgroundJob("free space", every: .seconds(60)) { [weak self, logger] in
            guard let free = self?.freeBytes(), free < ProcessAssembly.scarceBytes else { return }
            logger.warning(
                "the disk of the data folder is nearly full",
                ["megabytes_left": Int(free / 1_048_576), "advice": "Make room: without it nothing can be saved."]
            )
        }
        return [watch]
    }
}

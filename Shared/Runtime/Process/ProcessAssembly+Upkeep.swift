import Events
import Telemetry
import Values

/// What works beside requests.
extension ProcessAssembly {
    func eventSweep(_ context: ServiceContext) -> BackgroundJob {
        // A client that was away for a day reads anew.
        BackgroundJob("event sweep of \(context.name)", every: .seconds(600)) {
            // A delivery that was given up stays for a month, for whoever looks for it.
            try await Outbox.sweepFailures(context.db, before: context.now() - .seconds(30 * 86_400))
            try await Outbox.sweep(context.db, before: context.now() - .seconds(24 * 3600))
        }
    }

    func idempotencySweep(_ context: ServiceContext) -> BackgroundJob {
        BackgroundJob("idempotency keys of \(context.name)", every: .seconds(3600)) {
            try await IdempotencyStore(context.db).sweep(at: context.now())
        }
    }

    func erasure(_ context: ServiceContext, leaving tables: Set<String>) -> BackgroundJob {
        BackgroundJob("erasure of households from \(context.name)", every: .seconds(5)) {
            let count = try await HouseholdErasure(context.db, leaving: tables).run(at: context.now())
            if count > 0 {
                context.logger.info("deleted the data of deleted households", ["rows": count])
            }
        }
    }
}

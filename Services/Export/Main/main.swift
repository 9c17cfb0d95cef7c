import ExportService
import Runtime

ServiceHost.run(ExportService.self)

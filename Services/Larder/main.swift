import AccountService
import ExportService
import MenuService
import Runtime
import WebService

// All of Larder in one process, on one port, with SQLite in one folder.
ServiceHost.runAll([
    AccountService.self, MenuService.self, ExportService.self, WebService.self,
])

import AllServices
import Runtime

// All of Larder in one process, on one port, with SQLite in one folder.
ServiceHost.runAll(allServices)

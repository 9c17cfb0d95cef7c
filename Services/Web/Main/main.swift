import Runtime
import WebService

ServiceHost.run(WebService.self)

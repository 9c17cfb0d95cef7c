import ActivityService
import Runtime

ServiceHost.run(ActivityService.self)

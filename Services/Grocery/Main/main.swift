import GroceryService
import Runtime

ServiceHost.run(GroceryService.self)

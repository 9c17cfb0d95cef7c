import MenuService
import Runtime

ServiceHost.run(MenuService.self)

import AccountService
import ExportService
import GroceryService
import MealPlanService
import MenuService
import RecipeService
import Runtime
import WebService

// All of Larder in one process, on one port, with SQLite in one folder.
ServiceHost.runAll([
    AccountService.self, RecipeService.self, MenuService.self, MealPlanService.self, GroceryService.self,
    ExportService.self, WebService.self,
])

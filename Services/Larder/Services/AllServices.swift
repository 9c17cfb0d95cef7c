import AccountService
import ActivityService
import ExportService
import GroceryService
import MealPlanService
import MenuService
import RecipeService
public import Runtime
import WebService

/// Every service of Larder.
public let allServices: [any HostedService.Type] = [
    AccountService.self, RecipeService.self, MenuService.self, MealPlanService.self, GroceryService.self,
    ExportService.self, WebService.self, ActivityService.self,
]

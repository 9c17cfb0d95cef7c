import MealPlanService
import Runtime

ServiceHost.run(MealPlanService.self)

import RecipeService
import Runtime

ServiceHost.run(RecipeService.self)

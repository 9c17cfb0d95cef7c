import AccountService
import Runtime

ServiceHost.run(AccountService.self)

/// The `main` of every executable: reads settings and the command word, runs the services, and ends the process.
public enum ServiceHost {
    /// Runs one service as a program of its own.
    public static func run(_ service: any HostedService.Type) -> Never {
        Program([service], name: service.name + "-service").main()
    }

    /// Runs services together in one program, on one port.
    public static func runAll(_ services: [any HostedService.Type]) -> Never {
        Program(services, name: "larder").main()
    }
}

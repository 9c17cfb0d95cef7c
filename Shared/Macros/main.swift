@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Tells the compiler which type expands which macro.
struct Macros: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "JSONObjectMacro": JSONObjectMacro.self
        case "ServiceEventMacro": ServiceEventMacro.self
        case "TableRowMacro": TableRowMacro.self
        case "MembersInitMacro": MembersInitMacro.self
        default: NoExpansion.self
        }
    }
}

// The compiler starts this program and talks to it over standard input and output.
try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Macros()).main()

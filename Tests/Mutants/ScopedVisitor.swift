import SwiftSyntax

/// Walks through a file and knows in which function it is.
class ScopedVisitor: SyntaxVisitor {
    /// The types and functions around the place, outermost first.
    private(set) var scopes: [String] = []

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = enter(node.name.text)
        return isInlined(node.attributes) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = enter("init")
        return isInlined(node.attributes) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = enter(node.bindings.first?.pattern.trimmedDescription ?? "")
        return isInlined(node.attributes) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

    /// The text of an inlinable function is compiled into other modules, which do not know the switch.
    private func isInlined(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.trimmedDescription == "@inlinable" }
    }
}

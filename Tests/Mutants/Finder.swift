import Foundation
import SwiftSyntax

/// Collects what can be changed in a file.
final class Finder: ScopedVisitor {
    private let converter: SourceLocationConverter
    private let lines: [Substring]
    private(set) var sites: [Site] = []

    init(_ text: String, _ tree: Syntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        super.init(viewMode: .sourceAccurate)
    }

    private func add(
        _ node: some SyntaxProtocol,
        _ kind: String,
        at token: some SyntaxProtocol,
        to: String,
        _ changed: String
    ) {
        let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        sites.append(
            Site(
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset,
                kind: kind,
                scope: scopes.joined(separator: "."),
                line: line,
                text: lines[line - 1].trimmingCharacters(in: .whitespaces),
                from: token.trimmedDescription,
                to: to,
                changed: changed
            )
        )
    }

    // MARK: Where nothing is changed

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    /// Long lists are data.
    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        node.elements.count > 20 ? .skipChildren : .visitChildren
    }
    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if case .elements(let elements) = node.content, elements.count > 20 { .skipChildren } else { .visitChildren }
    }

    /// Calls that change nothing, or that no right program makes fail, and those that only make room in memory.
    private static let passedOver: Set<String> = [
        "precondition", "assert", "fatalError", "preconditionFailure", "assertionFailure", "reserveCapacity",
        "reserve", "makeRoom",
    ]

    private func name(_ call: FunctionCallExprSyntax) -> String {
        if let plain = call.calledExpression.as(DeclReferenceExprSyntax.self) { return plain.baseName.text }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return ""
    }

    // MARK: What is changed

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.passedOver.contains(name(node)) { return .skipChildren }
        if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["min", "max"].contains(plain.baseName.text),
            node.arguments.count >= 2
        {
            let other = plain.baseName.text == "min" ? "max" : "min"
            let rest = node.trimmedDescription.dropFirst(3)
            add(node, "min", at: plain, to: other, other + rest)
        }
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let digits = node.literal.text.filter { $0 != "_" }
        let value =
            if digits.hasPrefix("0x") { Int(digits.dropFirst(2), radix: 16) } else if digits.hasPrefix("0b") {
                Int(digits.dropFirst(2), radix: 2)
            } else { Int(digits) }
        if let value, value < Int(Int32.max) { add(node, "number", at: node, to: "\(value + 1)", "\(value + 1)") }
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let other = node.literal.text == "true" ? "false" : "true"
        add(node, "truth", at: node, to: other, other)
        return .skipChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" {
            add(node, "not", at: node.operator, to: "", node.expression.trimmedDescription)
        }
        return .visitChildren
    }

    private static let others: [String: String] = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||",
        "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+",
    ]

    private func isText(_ node: ExprSyntax) -> Bool {
        node.is(StringLiteralExprSyntax.self) || node.is(ArrayExprSyntax.self)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self) else { return .visitChildren }
        let left = node.leftOperand.trimmedDescription
        let right = node.rightOperand.trimmedDescription
        switch sign.operator.text {
        case "..<", "...":
            // Both kinds of range are types of their own, so that its end is moved instead.
            let end = node.rightOperand
            let isMore = sign.operator.text == "..<"
            add(end, "range", at: sign, to: isMore ? "..." : "..<", "(\(right)) \(isMore ? "+" : "-") 1")
        case "+=", "-=":
            guard !isText(node.rightOperand) else { break }
            let other = sign.operator.text == "+=" ? "-" : "+"
            let item = node.parent?.is(CodeBlockItemSyntax.self) ?? false
            if item { addStatement(node, "sum", at: sign, to: other + "=", "\(left) \(other)= \(right)") }
        case let text:
            guard let other = Self.others[text] else { break }
            if text == "+", isText(node.leftOperand) || isText(node.rightOperand) { break }
            let kind =
                ["&&", "||"].contains(text)
                ? "logic" : ["+", "-", "*", "/", "%", "&+", "&-"].contains(text) ? "sum" : "comparison"
            // What stands between the operands stays as it is, comments and line breaks too.
            let gap = node.operator.leadingTrivia.description + other + node.operator.trailingTrivia.description
            let changed =
                left + node.leftOperand.trailingTrivia.description + gap
                + node.rightOperand.leadingTrivia.description + right
            add(node, kind, at: sign, to: other, changed)
        }
        return .visitChildren
    }

    private func addStatement(
        _ node: some SyntaxProtocol,
        _ kind: String,
        at token: some SyntaxProtocol,
        to: String,
        _ changed: String
    ) {
        add(node, "statement " + kind, at: token, to: to, changed)
    }

    /// A condition: a guard's is taken as true, any other as its opposite.
    private func condition(_ list: ConditionElementListSyntax, isGuard: Bool) {
        for element in list {
            guard case .expression(let test) = element.condition else { continue }
            let text = test.trimmedDescription
            let short = text.split(separator: "\n").count == 1 ? text : String(text.prefix { $0 != "\n" }) + " …"
            if isGuard {
                add(test, "guard", at: test, to: "true", "true")
            } else if !test.is(PrefixOperatorExprSyntax.self), !isComparison(test) {
                add(test, "condition", at: test, to: "!(\(short))", "!(\(text))")
            }
        }
    }

    /// Whether the opposite of a condition is another change of it already.
    private func isComparison(_ test: ExprSyntax) -> Bool {
        guard let infix = test.as(InfixOperatorExprSyntax.self) else { return false }
        return ["==", "!=", "===", "!=="].contains(infix.operator.trimmedDescription)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        condition(node.conditions, isGuard: false)
        return .visitChildren
    }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        condition(node.conditions, isGuard: false)
        return .visitChildren
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        condition(node.conditions, isGuard: true)
        return .visitChildren
    }
    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.condition.is(PrefixOperatorExprSyntax.self), !isComparison(node.condition) {
            let text = node.condition.trimmedDescription
            add(node.condition, "condition", at: node.condition, to: "!(\(text))", "!(\(text))")
        }
        return .visitChildren
    }

    /// A call whose answer nobody uses is left out.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let item) = node.item, let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count > 1
        else { return .visitChildren }
        var call = item
        if let tried = call.as(TryExprSyntax.self) { call = tried.expression }
        if let waited = call.as(AwaitExprSyntax.self) { call = waited.expression }
        guard let made = call.as(FunctionCallExprSyntax.self), !Self.passedOver.contains(name(made)),
            !made.calledExpression.trimmedDescription.hasSuffix(".init"),
            // A closure's `try` or assignment is not a statement that stands alone.
            made.trailingClosure == nil
        else { return .visitChildren }
        addStatement(item, "call", at: item, to: "", "")
        return .visitChildren
    }
}

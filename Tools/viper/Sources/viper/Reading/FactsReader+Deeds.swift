import SwiftSyntax

extension FactsReader {
    func noteService(_ token: TokenSyntax) {
        guard Service.types.contains(token.text) else { return }
        // A type within it, such as a challenge's disposition, asks nothing.
        let outer = token.parent?.parent
        let within = outer?.as(MemberAccessExprSyntax.self)?.declName.baseName ?? outer?.as(MemberTypeSyntax.self)?.name
        if within?.text.isTypeName != true {
            add(.asksService, token.text, token.offset, isHandedOver: outer?.isHandedOver ?? false)
        }
    }

    func noteWrappers(_ node: VariableDeclSyntax) {
        for case .attribute(let attribute) in node.attributes {
            let name = attribute.attributeName.written
            if Service.wrappers.contains(name) { add(.asksService, name, attribute.offset) }
        }
    }

    /// `AccountService.shared`, and what is called through a role that belongs to somebody else.
    func noteMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.unwrapped else { return }
        let member = node.declName.baseName.text
        if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeName {
            if Service.isInstance(member, of: type) {
                add(.asksService, "\(type).\(member)", node.offset, isHandedOver: Syntax(node).isHandedOver)
            }
            return
        }
        guard let path = base.path, let last = path.last, Self.roles.contains(last), member != "self" else { return }
        let text = path.first == "self" ? path.dropFirst() : path[...]
        add(.calls, text.joined(separator: "."), node.offset)
    }

    private static let roles: Set<String> = ["interactor", "router", "wireframe", "wireFrame"]
}

extension ExprSyntax {
    /// Without `?`, `!`, `try` and brackets around it.
    var unwrapped: ExprSyntax {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
        if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.unwrapped }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.unwrapped }
        if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.unwrapped }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.unwrapped
        }
        return self
    }

    /// `presenter`, `interactor` of `presenter?.interactor`; nil where there is more than names.
    var path: [String]? {
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return [name] }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.unwrapped.path else {
            return nil
        }
        return base + [member.declName.baseName.text]
    }
}

extension Syntax {
    /// Whether it stands alone where something is made of it: `Details(service: AccountService.shared)`.
    fileprivate var isHandedOver: Bool {
        guard let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
            return false
        }
        let called = call.calledExpression.withoutGenerics
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        guard let made = name?.baseName.text else { return false }
        return made.isTypeName || made == "init"
            || ["make", "create", "build", "assemble"].contains(where: made.hasPrefix)
    }
}

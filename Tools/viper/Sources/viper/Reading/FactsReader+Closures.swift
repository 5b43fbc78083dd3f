import SwiftSyntax

extension FactsReader {
    func noteClosure(_ node: ClosureExprSyntax) {
        guard let holder = holder(of: node), node.holdsSelf || holdsAbove(node) else { return }
        add(.isHeld, holder, node.offset)
    }

    /// Whether it captures one who keeps the type that it stands in: a Presenter's `[view]`, an Interactor's `[output]`.
    private func holdsAbove(_ node: ClosureExprSyntax) -> Bool {
        let names = outermost.flatMap { type in Self.above.first { type.hasSuffix($0.key) }?.value } ?? []
        return node.signature?.capture?.items.contains { $0.specifier == nil && names.contains($0.name.text) } ?? false
    }

    private static let above: [String: Set<String>] = [
        "Presenter": ["view", "viewController", "output", "moduleOutput", "delegate"],
        "Interactor": ["view", "viewController", "output", "presenter", "delegate", "listener"],
    ]

    /// The property that keeps a closure: `interactor` of `interactor.onUpdate = { … }`; `self` for a subscription.
    private func holder(of node: ClosureExprSyntax) -> String? {
        if let list = node.parent?.as(ExprListSyntax.self) {
            let elements = Array(list)
            guard elements.count >= 3, elements[elements.count - 2].is(AssignmentExprSyntax.self),
                elements.last?.id == node.id, let path = elements[elements.count - 3].unwrapped.path
            else { return nil }
            return path[0] == "self" && path.count > 2 ? path[1] : path[0]
        }
        var parent = node.parent
        while let current = parent, !current.is(FunctionCallExprSyntax.self) {
            if current.is(CodeBlockItemSyntax.self) { return nil }
            parent = current.parent
        }
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self)
        guard let name = called?.declName.baseName.text else { return nil }
        if ["store", "disposed", "disposeOnDeactivate"].contains(where: call.isFollowed) { return "self" }
        if name == "scheduledTimer" {
            return call.arguments.contains { $0.label?.text == "repeats" && $0.expression.written == "true" }
                ? "self" : nil
        }
        if name == "addObserver", call.arguments.contains(where: { $0.label?.text == "forName" }) { return "self" }
        guard ["observe", "subscribe", "addSnapshotListener"].contains(where: name.hasPrefix),
            let path = called?.base?.unwrapped.path
        else { return nil }
        return path[0] == "self" ? path.count > 1 ? path[1] : "self" : path[0]
    }
}

extension FunctionCallExprSyntax {
    /// Whether a method of that name is called on what it returns, or on what is made of that.
    fileprivate func isFollowed(by name: String) -> Bool {
        var current = Syntax(self)
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self) {
                if member.declName.baseName.text == name { return true }
            } else if !parent.is(FunctionCallExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self) {
                return false
            }
            current = parent
        }
        return false
    }
}

extension ClosureExprSyntax {
    /// Whether it names `self` without a capture that is weak or unowned.
    fileprivate var holdsSelf: Bool {
        for capture in signature?.capture?.items ?? [] {
            let names = capture.tokens(viewMode: .sourceAccurate).map(\.text)
            guard names.contains("self") else { continue }
            return capture.specifier == nil && names == ["self"] || names == ["self", ","]
        }
        return statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
}

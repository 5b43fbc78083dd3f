import SwiftSyntax

extension FactsReader {
    func noteClosure(_ node: ClosureExprSyntax) {
        guard let keeper = keeper(of: node), let held = node.holdsSelf ? "self" : above(in: node),
            statements.insert(statement(of: node)).inserted
        else { return }
        add(.isHeld, keeper, node.offset, held: held)
    }

    /// Notes `assign(to: \.name, on: self)` and `sink(receiveValue: show)`, which hold `self` where the subscription is
    /// kept.
    func noteSubscription(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
        guard name.text == "assign" || name.text == "sink", node.isFollowed(by: "store"),
            node.arguments.contains(where: { argument in
                switch argument.label?.text {
                case "on": argument.expression.written == "self"
                case "receiveValue", "receiveCompletion": isOwnMethod(argument.expression)
                default: false
                }
            }), statements.insert(statement(of: node)).inserted
        else { return }
        add(.isHeld, "self", name.offset)
    }

    /// Notes `retryView.onRetry = refresh`: a method holds its instance.
    func noteCallback(_ node: AssignmentExprSyntax) {
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
            elements[1].id == node.id, isOwnMethod(elements[2]), let path = elements[0].unwrapped.path
        else { return }
        let names = path[0] == "self" ? Array(path.dropFirst()) : path
        if names.count > 1 { add(.isHeld, names[0], elements[2].offset) }
    }

    /// One subscription is told of once, however many closures it has.
    private func statement(of node: some SyntaxProtocol) -> SyntaxIdentifier {
        var statement = Syntax(node)
        while let parent = statement.parent, !statement.is(CodeBlockItemSyntax.self) { statement = parent }
        return statement.id
    }

    /// Whether it names a method of the type that it stands in, which then holds the type's instance.
    private func isOwnMethod(_ expression: ExprSyntax) -> Bool {
        guard let path = expression.unwrapped.path, let name = path.last, path.count == 1 || path == ["self", name]
        else {
            return false
        }
        var parent = expression.parent
        while let current = parent, !current.is(MemberBlockSyntax.self) { parent = current.parent }
        return parent?.as(MemberBlockSyntax.self)?.members.contains {
            $0.decl.as(FunctionDeclSyntax.self)?.name.text == name
        } ?? false
    }

    /// One who keeps the type that it stands in, and whom it captures: `view` of a Presenter, `output` of an Interactor.
    private func above(in node: ClosureExprSyntax) -> String? {
        let names = outermost.flatMap { type in Self.above.first { type.hasSuffix($0.key) }?.value } ?? []
        return node.signature?.capture?.items.first { $0.specifier == nil && names.contains($0.name.text) }?.name.text
    }

    private static let above: [String: Set<String>] = [
        "Presenter": ["view", "viewController", "output", "moduleOutput", "delegate"],
        "Interactor": ["view", "viewController", "output", "presenter", "delegate", "listener"],
    ]

    /// The property that keeps a closure: `interactor` of `interactor.onUpdate = { … }`; `self` for a subscription.
    private func keeper(of node: ClosureExprSyntax) -> String? {
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
        if ["store", "disposed"].contains(where: call.isFollowed) { return "self" }
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
        if namesItsOwnSelf { return false }
        for capture in signature?.capture?.items ?? [] {
            let names = capture.tokens(viewMode: .sourceAccurate).map(\.text)
            guard names.contains("self") else { continue }
            return capture.specifier == nil && names == ["self"] || names == ["self", ","]
        }
        return statements.tokens(viewMode: .sourceAccurate).contains { token in
            // `Card.self` is a type.
            token.tokenKind == .keyword(.self) && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        } && !standsInOneThatDoesNot
    }

    /// Whether a parameter is called `self`, as of `{ (self, event) in … }`.
    private var namesItsOwnSelf: Bool {
        signature?.parameterClause?.tokens(viewMode: .sourceAccurate).contains {
            $0.text == "self" || $0.text == "`self`"
        } ?? false
    }

    /// Whether `self` is that of a closure around it, which is weak or unowned there and stays so.
    private var standsInOneThatDoesNot: Bool {
        var parent = parent
        while let current = parent {
            let closure = current.as(ClosureExprSyntax.self)
            if closure?.namesItsOwnSelf == true { return true }
            if let closure,
                let capture = closure.signature?.capture?.items.first(where: { $0.name.text == "self" })
            {
                return capture.specifier != nil && !closure.statements.bindsSelf
            }
            parent = current.parent
        }
        return false
    }
}

extension CodeBlockItemListSyntax {
    /// Whether `guard let self` or its like makes a strong one of a weak one.
    fileprivate var bindsSelf: Bool {
        let tokens = Array(tokens(viewMode: .sourceAccurate))
        return tokens.indices.dropFirst().contains { index in
            guard tokens[index].tokenKind == .keyword(.self) else { return false }
            let before = tokens[index - 1].tokenKind
            return before == .keyword(.let)
                || index > 2 && before == .equal && tokens[index - 3].tokenKind == .keyword(.let)
        }
    }
}

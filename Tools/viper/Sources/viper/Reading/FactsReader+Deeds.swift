import SwiftSyntax

extension FactsReader {
    func noteService(_ token: TokenSyntax) {
        if Service.types.contains(token.text) { add(.asksService, token.text, token.offset) }
    }

    func noteWrappers(_ node: VariableDeclSyntax) {
        for case .attribute(let attribute) in node.attributes {
            let name = attribute.attributeName.trimmedDescription
            if Service.wrappers.contains(name) { add(.asksService, name, attribute.offset) }
        }
    }

    /// `AccountService.shared`, and what is called through a role that belongs to somebody else.
    func noteMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.unwrapped else { return }
        let member = node.declName.baseName.text
        if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeName {
            if Service.isInstance(member, of: type) { add(.asksService, "\(type).\(member)", node.offset) }
            return
        }
        guard let path = base.path, let last = path.last, Self.roles.contains(last), member != "self" else { return }
        let text = path.first == "self" ? path.dropFirst() : path[...]
        add(.calls, text.joined(separator: "."), node.offset)
    }

    private static let roles: Set<String> = ["interactor", "router", "wireframe", "wireFrame"]

    // MARK: Ways to other screens

    func noteNavigation(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch name.text {
        case "performSegue":
            if labels.first == "withIdentifier" { add(.navigates, "performSegue", name.offset) }
        case "pushViewController", "present", "show", "showDetailViewController", "setViewControllers":
            guard let first = node.arguments.first, first.label == nil,
                labels.count > 1 && ["animated", "sender"].contains(labels[1]), let made = screen(first.expression)
            else { return }
            add(.navigates, made, name.offset)
        case "NavigationLink", "sheet", "fullScreenCover", "navigationDestination":
            for view in destinations(of: node, name.text) { add(.navigates, view.text, view.offset) }
        default: break
        }
    }

    /// The screen that an expression makes: its type, or how it is come to. Nil for those of the system, and unknown ones.
    func screen(_ expression: ExprSyntax) -> String? {
        let expression = expression.unwrapped
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return screens[name] }
        if let cast = expression.as(AsExprSyntax.self) { return screen(cast.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first.flatMap(screen)
        }
        if let list = expression.as(ArrayExprSyntax.self) { return list.elements.lazy.compactMap { self.screen($0.expression) }.first }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression.unwrapped
        if let type = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if type == "UINavigationController" { return call.arguments.first.flatMap { screen($0.expression) } }
            return Self.isScreen(type) ? type : nil
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if name.hasPrefix("instantiate") { return name }
        let base = member.base?.unwrapped
        let type =
            base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let type, type.isTypeName else { return nil }
        if name == "init" { return Self.isScreen(type) ? type : nil }
        let makers = ["Router", "Wireframe", "WireFrame", "Builder", "Assembly", "Factory", "Configurator", "Module"]
        return makers.contains(where: type.hasSuffix) || Self.isScreen(type) ? type : nil
    }

    private static func isScreen(_ type: String) -> Bool {
        guard type.hasSuffix("ViewController") || type.hasSuffix("Controller") || type.hasSuffix("VC") else { return false }
        return !["UI", "SF", "MF", "PH", "AV", "QL", "CN", "EK", "MK", "SK", "PK", "NS", "VN"].contains {
            type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true
                && type.dropFirst(3).first?.isLowercase == true
        } && !["Alert", "Activity", "Picker", "Safari", "Mail"].contains(where: type.contains)
    }

    /// The views that are made where a link or a sheet says what it shows.
    private func destinations(of node: FunctionCallExprSyntax, _ name: String) -> [(text: String, offset: Int)] {
        var roots: [Syntax] = []
        if name == "NavigationLink" {
            if let argument = node.arguments.first(where: { $0.label?.text == "destination" }) {
                roots.append(Syntax(argument.expression))
            } else if !node.additionalTrailingClosures.isEmpty || node.arguments.first.map({ $0.label == nil }) ?? false {
                roots += node.trailingClosure.map { [Syntax($0)] } ?? []
            }
        } else {
            roots += node.trailingClosure.map { [Syntax($0)] } ?? []
            roots += node.arguments.filter { $0.label?.text == "content" || $0.label?.text == "destination" }.map {
                Syntax($0.expression)
            }
        }
        return roots.flatMap(views)
    }

    private func views(in node: Syntax) -> [(text: String, offset: Int)] {
        if let call = node.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text.isTypeName, name.text.hasSuffix("View") || name.text.hasSuffix("Screen")
        {
            return [(name.text, name.offset)]
        }
        return node.children(viewMode: .sourceAccurate).flatMap(views)
    }

    // MARK: Closures that stay

    func noteClosure(_ node: ClosureExprSyntax) {
        guard let holder = holder(of: node), node.holdsSelf else { return }
        add(.isHeld, holder, node.offset)
    }

    /// The property that keeps a closure: `interactor` of `interactor.onUpdate = { … }`; `self` for a subscription.
    private func holder(of node: ClosureExprSyntax) -> String? {
        if let list = node.parent?.as(ExprListSyntax.self) {
            let elements = Array(list)
            guard elements.count >= 3, elements[elements.count - 2].is(AssignmentExprSyntax.self),
                elements.last?.id == node.id, let path = elements[elements.count - 3].unwrapped.path, path.count > 1
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
            return call.arguments.contains { $0.label?.text == "repeats" && $0.expression.trimmedDescription == "true" }
                ? "self" : nil
        }
        if name == "addObserver", call.arguments.contains(where: { $0.label?.text == "forName" }) { return "self" }
        guard ["observe", "subscribe", "addSnapshotListener"].contains(where: name.hasPrefix),
            let path = called?.base?.unwrapped.path
        else { return nil }
        return path[0] == "self" ? path.count > 1 ? path[1] : "self" : path[0]
    }
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

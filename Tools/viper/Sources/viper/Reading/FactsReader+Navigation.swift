import SwiftSyntax

extension FactsReader {
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
            let cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text
            if let cast, Self.isScreen(cast) { return cast }
            return sequence.elements.first.flatMap(screen)
        }
        if let list = expression.as(ArrayExprSyntax.self) {
            return list.elements.lazy.compactMap { self.screen($0.expression) }.first
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression.unwrapped
        if let type = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            // What puts another controller around it.
            if type == "UINavigationController" || !type.isTypeName {
                return call.arguments.lazy.compactMap { self.screen($0.expression) }.first
            }
            return Self.isScreen(type) ? type : nil
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if name.hasPrefix("instantiate") { return name }
        guard !Self.isPassing(name) else { return nil }
        let base = member.base?.unwrapped
        let type =
            base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let type, type.isTypeName, !Self.isPassing(type) else { return nil }
        if name == "init" { return Self.isScreen(type) ? type : nil }
        let makers = ["Router", "Wireframe", "WireFrame", "Builder", "Assembly", "Factory", "Configurator", "Module"]
        return makers.contains(where: type.hasSuffix) || Self.isScreen(type) ? type : nil
    }

    private static func isScreen(_ type: String) -> Bool {
        guard type.hasSuffix("ViewController") || type.hasSuffix("Controller") || type.hasSuffix("VC") else {
            return false
        }
        return !["UI", "SF", "MF", "PH", "AV", "QL", "CN", "EK", "MK", "SK", "PK", "NS", "VN"].contains {
            type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true
                && type.dropFirst(3).first?.isLowercase == true
        } && !["Activity", "Picker", "Safari", "Mail"].contains(where: type.contains) && !isPassing(type)
    }

    /// Whether it is called after something that is shown over a scene, and leads nowhere.
    private static func isPassing(_ name: String) -> Bool {
        ["Alert", "ActionSheet", "Toast", "HUD", "Hud"].contains(where: name.contains)
    }

    /// The views that are made where a link or a sheet says what it shows.
    private func destinations(of node: FunctionCallExprSyntax, _ name: String) -> [(text: String, offset: Int)] {
        var roots: [Syntax] = []
        if name == "NavigationLink" {
            if let argument = node.arguments.first(where: { $0.label?.text == "destination" }) {
                roots.append(Syntax(argument.expression))
            } else if !node.additionalTrailingClosures.isEmpty || node.arguments.first.map({ $0.label == nil }) ?? false
            {
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
}

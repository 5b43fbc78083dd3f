import SwiftParser
import SwiftSyntax

/// Collects the names of one file from its syntax.
final class NameReader: SyntaxVisitor {
    private var names: FileNames
    private let lines: LineTable
    /// The types that are open.
    private var types: [(name: String, isPrivate: Bool)] = []
    /// How many bodies are open; what is declared in one is nobody else's.
    private var bodies = 0
    /// The declarations that are open, outermost first, by number.
    private var units = [0]
    private var lastUnit = 0
    /// What is declared in the bodies and the parameters of each.
    private var locals: [Int: Set<String>] = [:]
    private var uses: [(unit: Int, use: FileNames.Use)] = []

    private init(path: String, lines: LineTable) {
        names = FileNames(path: path)
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    static func names(in text: UnsafeBufferPointer<UInt8>, at path: String) -> FileNames {
        let reader = NameReader(path: path, lines: LineTable(text))
        reader.walk(Parser.parse(source: text))
        reader.names.uses = reader.uses.compactMap { $1.beside(reader.locals[$0] ?? []) }
        return reader.names
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers, node.genericParameterClause)
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers, node.genericParameterClause)
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers, node.genericParameterClause)
    }

    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers, node.genericParameterClause)
    }

    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers, nil)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.extendedType.lastName ?? "", node.modifiers.arePrivate || isPrivate))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, .type, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = types.last { names.inner[type.name, default: []].insert(node.name.plain) }
        return .visitChildren
    }

    /// Those of types are noted with their type; those of functions are no one else's.
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        hide(node.name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.name.tokenKind { declare(node.name, .member, node.modifiers) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, .member, [])
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            declare(name, .member, node.modifiers)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if bodies > 0 { hide(node.identifier) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        hide(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        hide(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        hide(node.name)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        hide(node.name)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.firstName { names.labels.insert(label.plain) }
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { if let label = element.label { names.labels.insert(label.plain) } }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, .type)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, .member(of: node.baseType.lastName))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            use(name, .member(of: member.base?.typeName))
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            use(name, .member(of: nil))
        } else {
            use(name, name.plain.isTypeName ? .type : .plain)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: MemberBlockItemSyntax) { close() }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: CodeBlockItemSyntax) { close() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

    private var isPrivate: Bool { types.last?.isPrivate == true }

    private func open() -> SyntaxVisitorContinueKind {
        if bodies == 0 {
            lastUnit += 1
            units.append(lastUnit)
        }
        return .visitChildren
    }

    private func close() { if bodies == 0 { units.removeLast() } }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }

    private func enter(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        declare(name, .type, modifiers)
        for parameter in generics?.parameters ?? [] {
            names.inner[name.plain, default: []].insert(parameter.name.plain)
        }
        types.append((name.plain, modifiers.arePrivate || isPrivate))
        return .visitChildren
    }

    private func declare(_ token: TokenSyntax, _ kind: FileNames.Declaration.Kind, _ modifiers: DeclModifierListSyntax)
    {
        let name = token.plain
        guard bodies == 0 else { return hide(token) }
        if kind == .type, let type = types.last { names.inner[type.name, default: []].insert(name) }
        if modifiers.arePrivate || isPrivate {
            names.own.insert(name)
        } else {
            let kind = kind == .member && types.isEmpty ? .global : kind
            names.declarations.append(.init(name: name, kind: kind, owner: types.last?.name))
        }
    }

    private func hide(_ token: TokenSyntax) {
        locals[units[units.count - 1], default: []].insert(token.plain)
    }

    private func use(_ token: TokenSyntax, _ kind: FileNames.Use.Kind) {
        guard case .identifier = token.tokenKind else { return }
        let use = FileNames.Use(
            name: token.plain, kind: kind, position: lines.position(of: token.offset), enclosing: types.map(\.name))
        uses.append((units[units.count - 1], use))
    }
}

extension TokenSyntax {
    /// Without backticks, and without the sign of a property wrapper's projection.
    fileprivate var plain: String {
        let text = identifier?.name ?? text
        return text.hasPrefix("$") ? String(text.dropFirst()) : text
    }
}

extension TypeSyntax {
    /// `Index` of `Storage.Index`.
    fileprivate var lastName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.plain ?? self.as(MemberTypeSyntax.self)?.name.plain
    }
}

extension ExprSyntax {
    /// The type that it is, where it is one: `Storage` of `Storage<Int>`, and of `Module.Storage`.
    fileprivate var typeName: String? {
        let plain = withoutGenerics
        let name =
            plain.as(MemberAccessExprSyntax.self)?.declName.baseName ?? plain.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name = name?.plain, name.isTypeName else { return nil }
        return name
    }
}

extension DeclModifierListSyntax {
    /// `private(set)` is not private.
    fileprivate var arePrivate: Bool {
        contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name.text) }
    }
}

import Foundation
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Collects the facts of one file from its syntax.
final class FactsReader: SyntaxVisitor {
    private(set) var facts = SourceFacts()
    private var open: [SourceFacts.Declaration] = []
    private var functionNames: [String] = []
    private var previews = 0
    private var appNames: [String: Bool] = [:]
    private let words: [String]
    private let isScene: Bool
    /// The screens that the open function has made, by the names of its variables.
    private(set) var screens: [String: String] = [:]
    /// The statements of which it is told that they hold somebody.
    var statements: Set<SyntaxIdentifier> = []
    /// The first deed of the open function, and whether it puts a scene together.
    private var firstDeed = 0
    private var isComposing = false

    /// `audiences` are the names by which an app may be called here, in small letters; outside of scenes less is of
    /// interest.
    private init(audiences: [String], isScene: Bool) {
        words = audiences
        self.isScene = isScene
        super.init(viewMode: .sourceAccurate)
    }

    static func facts(of text: UnsafeBufferPointer<UInt8>, audiences: [String], isScene: Bool, lines: LineTable)
        -> SourceFacts
    {
        let tree = Parser.parse(source: text)
        let words = isScene ? audiences.map { $0.lowercased() }.filter(text.containsInEitherCase) : []
        let reader = FactsReader(audiences: words, isScene: isScene)
        reader.walk(tree)
        if text.contains(SuppressionReader.mark) {
            reader.facts.suppressions = SuppressionReader.suppressions(in: tree, lines: lines)
        }
        // What follows on the same line mostly follows from it.
        var seen: Set<Int> = []
        reader.facts.syntaxErrors = SyntaxFault.all(in: tree).filter {
            seen.insert(lines.position(of: $0.offset).line).inserted
        }
        return reader.facts
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first else { return .skipChildren }
        facts.imports.append(.init(module: module.name.text, offset: module.name.offset))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .struct, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock,
            node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .class, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock,
            node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .actor, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock,
            node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .enum, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock,
            node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .protocol, node.name, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock, nil,
            node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let token = node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword
        enter(
            .extension, token, node.attributes, node.modifiers, node.inheritanceClause, node.memberBlock, nil,
            node.genericWhereClause, named: node.extendedType.written)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if isScene, open.isEmpty {
            facts.aliases[node.name.text] = TypeNames.names(in: Syntax(node.initializer.value))
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if !open.isEmpty { open[open.count - 1].cases.append(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if isScene { keepScreen(node.pattern, node.initializer) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if isScene, !open.isEmpty { noteClosure(node) }
        return .visitChildren
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        if isScene, !open.isEmpty { noteCallback(node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if isScene, !open.isEmpty { noteMember(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isScene, !functionNames.isEmpty {
            for binding in node.bindings { keepScreen(binding.pattern, binding.initializer) }
        }
        // What stands in an accessor or in a closure is a variable of that.
        guard !open.isEmpty, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
        if isScene { noteWrappers(node) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let type = binding.typeAnnotation?.type
            let names = TypeNames.names(in: type.map(Syntax.init))
            let value = binding.initializer?.value
            let named =
                value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value?.as(MemberAccessExprSyntax.self)?.base
            let written = type?.written ?? ""
            let made = named?.withoutGenerics.as(DeclReferenceExprSyntax.self)?.baseName.text
            let madeType = made?.isTypeName == true ? made : nil
            if isScene, let madeType, Service.isMade(madeType), value?.is(FunctionCallExprSyntax.self) == true,
                outermost.flatMap({ Role.parse($0)?.role }) != .router
            {
                add(.asksService, madeType, name.identifier.offset)
            }
            let holdsFunction = type.map { TypeNames.hasFunction(Syntax($0)) } ?? false
            let heldType = SourceFacts.Property.heldType(written, made: madeType, holdsFunction: holdsFunction)
            open[open.count - 1].properties.append(
                .init(
                    name: name.identifier.text, offset: name.identifier.offset,
                    attributes: node.attributes.names, modifiers: node.modifiers.names,
                    isLet: node.bindingSpecifier.tokenKind == .keyword(.let), type: written,
                    typeNames: names + TypeNames.names(in: named.map(Syntax.init)), madeType: madeType,
                    holdsFunction: holdsFunction, isStored: binding.accessorBlock?.isComputed != true,
                    heldType: heldType, heldRole: heldType.flatMap(Counterpart.of),
                    asksRouter: written.hasSuffix("View")
                        && binding.accessorBlock.map { Syntax($0).asksRouter } ?? false))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(function(node.name, node.attributes, node.modifiers, node.signature, node.body, isInitializer: false))
        begin(node.name.text, isComposing: node.modifiers.names.contains { $0 == "static" || $0 == "class" })
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { end() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(function(node.initKeyword, node.attributes, node.modifiers, node.signature, node.body, isInitializer: true))
        begin("init", isComposing: false)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { end() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.withoutGenerics
        var base: String?
        let name: TokenSyntax
        if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName
            base = member.base?.withoutGenerics.as(DeclReferenceExprSyntax.self)?.baseName.text
        } else if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName
        } else {
            return .visitChildren
        }
        if let base, base.isTypeName { add(name, base, node) } else { add(name, nil, node) }
        if isScene, !open.isEmpty {
            noteNavigation(node, name)
            noteSubscription(node, name)
            if name.text.hasSuffix("Presenter") || name.text.hasSuffix("Interactor"), name.text.isTypeName {
                isComposing = true
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard !words.isEmpty, token.rawTokenKind == .identifier, token.rawText.count > 5 else { return .skipChildren }
        let text = token.text
        if callsAnApp(text) { facts.audienceWords.append((text, token.offset)) }
        return .skipChildren
    }

    /// Names come again and again.
    private func callsAnApp(_ text: String) -> Bool {
        if let known = appNames[text] { return known }
        let found = words.contains { text.callsAnApp($0) }
        appNames[text] = found
        return found
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if isScene, let condition = node.condition {
            for token in condition.tokens(viewMode: .sourceAccurate) where words.contains(token.text.lowercased()) {
                facts.audienceWords.append((token.text, token.offset))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionDeclSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionExprSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    /// The outermost type; `#Preview` counts as one that is called Previews.
    var outermost: String? { previews > 0 ? "Previews" : open.first?.name }

    private static let navigations: Set = ["push", "replace", "append", "navigationDestination"]

    /// Calls that make something of a scene, or lead somewhere.
    private func add(_ name: TokenSyntax, _ base: String?, _ node: FunctionCallExprSyntax) {
        let isMaking = base != nil || name.text.isTypeName
        let via = isMaking || !isScene ? nil : maker(asked: node)
        guard isMaking || via != nil || Self.navigations.contains(name.text) else { return }
        guard isScene || isMaking && SceneMaker.mayMake(name.text, of: base) else { return }
        let first = node.arguments.first?.expression
        facts.calls.append(
            .init(
                base: base, name: name.text, offset: base == nil ? name.offset : node.offset,
                labels: node.arguments.map { $0.label?.text ?? "_" }, argumentType: first?.namedType,
                argumentName: first?.lastName, within: outermost, function: functionNames.first, via: via))
    }

    /// The value that a method is called on, where its name says that it makes scenes: `coordinator`, `builder`.
    private func maker(asked node: FunctionCallExprSyntax) -> String? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let name = member.base?.unwrapped.path?.last, SceneMaker.isHolder(value: name)
        else { return nil }
        return name
    }

    private func begin(_ function: String, isComposing: Bool) {
        if functionNames.isEmpty {
            screens = [:]
            firstDeed = facts.deeds.count
            self.isComposing = isComposing
        }
        functionNames.append(function)
    }

    private func end() {
        functionNames.removeLast()
        guard functionNames.isEmpty, isComposing else { return }
        for index in facts.deeds.indices.dropFirst(firstDeed) { facts.deeds[index].isComposing = true }
    }

    private func keepScreen(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = initializer?.value,
            let screen = screen(value)
        else { return }
        screens[name] = screen
    }

    func add(
        _ kind: SourceFacts.Deed.Kind, _ text: String, _ offset: Int, isHandedOver: Bool = false, held: String = "self"
    ) {
        guard isScene, !open.isEmpty, previews == 0 else { return }
        facts.deeds.append(
            .init(kind: kind, text: text, offset: offset, within: outermost, isHandedOver: isHandedOver, held: held))
    }

    private func note(_ token: TokenSyntax) {
        guard isScene, token.rawTokenKind == .identifier, token.rawText.first.map({ $0 < 0x61 || $0 > 0x7A }) == true
        else { return }
        let text = token.text
        guard text.isTypeName else { return }
        noteService(token)
        facts.names.append(.init(text: text, offset: token.offset, within: outermost))
    }

    private func enter(
        _ kind: SourceFacts.Declaration.Kind, _ token: TokenSyntax, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?, _ body: MemberBlockSyntax,
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, named: String? = nil
    ) {
        let name = (open.last.map { $0.name + "." } ?? "") + (named ?? token.text)
        var parameters =
            generics?.parameters.map {
                SourceFacts.Generic(
                    name: $0.name.text, constraints: TypeNames.names(in: $0.inheritedType.map(Syntax.init)))
            } ?? []
        for case .conformanceRequirement(let requirement) in requirements?.requirements.map(\.requirement) ?? [] {
            let left = requirement.leftType.written
            if let index = parameters.firstIndex(where: { $0.name == left }) {
                parameters[index].constraints += TypeNames.names(in: Syntax(requirement.rightType))
            }
        }
        open.append(
            .init(
                kind: kind, name: name, offset: token.offset, attributes: attributes.names, modifiers: modifiers.names,
                inherits: inheritance?.inheritedTypes.flatMap { TypeNames.names(in: Syntax($0.type)) } ?? [],
                generics: parameters, isNested: !open.isEmpty,
                range: body.position.utf8Offset..<body.endPosition.utf8Offset))
    }

    private func leave() {
        facts.declarations.append(open.removeLast())
    }

    private func add(_ function: SourceFacts.Function) {
        guard functionNames.isEmpty else { return }
        if open.isEmpty {
            facts.functions.append(function)
        } else {
            open[open.count - 1].functions.append(function)
        }
    }

    private func function(
        _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?, isInitializer: Bool
    ) -> SourceFacts.Function {
        let results = TypeNames.names(in: signature.returnClause.map { Syntax($0.type) })
        return .init(
            name: name.text, offset: name.offset, attributes: attributes.names, modifiers: modifiers.names,
            parameters: signature.parameterClause.parameters.map {
                .init(
                    label: $0.firstName.text, offset: $0.firstName.offset,
                    typeNames: TypeNames.names(in: Syntax($0.type)),
                    holdsFunction: TypeNames.hasFunction(Syntax($0.type)),
                    defaultValue: $0.defaultValue?.value.written)
            },
            resultNames: results, isInitializer: isInitializer,
            asksRouter: results.contains { $0.hasSuffix("View") } && body.map { Syntax($0).asksRouter } ?? false)
    }
}

extension SyntaxProtocol {
    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

    /// As it stands in the source, without the space around it.
    var written: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        return String(decoding: bytes[start..<max(start, bytes.count - trailingTriviaLength.utf8Length)], as: UTF8.self)
    }
}

extension Syntax {
    /// Whether it names a Router.
    fileprivate var asksRouter: Bool {
        let routers: Set<String> = ["router", "wireframe", "wireFrame"]
        return tokens(viewMode: .sourceAccurate).contains { routers.contains($0.text) }
    }
}

extension AttributeListSyntax {
    fileprivate var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.written }
    }
}

extension DeclModifierListSyntax {
    /// `private(set)` is not `private`.
    fileprivate var names: [String] {
        map { $0.detail == nil ? $0.name.text : "\($0.name.text)(\($0.detail!.detail.text))" }
    }
}

extension AccessorBlockSyntax {
    /// A property with observers alone is stored.
    fileprivate var isComputed: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let list):
            !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension ExprSyntax {
    var withoutGenerics: ExprSyntax {
        self.as(GenericSpecializationExprSyntax.self)?.expression
            ?? self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    }

    /// `AppointmentParameters` of `AppointmentParameters(…)`, `AppointmentParameters.mock` and `.self`.
    fileprivate var namedType: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.namedType }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.namedType }
        guard let text = self.as(DeclReferenceExprSyntax.self)?.baseName.text, text.isTypeName else { return nil }
        return text
    }

    fileprivate var lastName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension String {
    var isTypeName: Bool {
        guard let first = utf8.first, first >= 0x80 else {
            return utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
        }
        return unicodeScalars.first?.properties.isUppercase ?? false
    }

    /// Whether it calls the audience's app, such as `isPatientApp`, `patientApp` or `doctorUser`.
    fileprivate func callsAnApp(_ audience: String) -> Bool {
        guard mayContain(audience) else { return false }
        let text = lowercased()
        return ["app", "user", "module", "scenes", "scope"].contains { text.contains(audience + $0) }
    }

    /// Whether a word in small letters may be here in either case, by its first two: this is asked of every name there is.
    private func mayContain(_ word: String) -> Bool {
        guard let first = word.utf8.first, utf8.count > word.utf8.count else { return false }
        guard let second = word.utf8.dropFirst().first, first < 0x80 else { return true }
        var last: UInt8 = 0
        for byte in utf8 {
            let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
            if last == first, small == second || second >= 0x80 { return true }
            last = small
        }
        return false
    }
}

extension UnsafeBufferPointer<UInt8> {
    func contains(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { wanted in
            guard let base = baseAddress, let first = wanted.first, count >= wanted.count else { return false }
            var from = 0
            let last = count - wanted.count
            while from <= last, let found = memchr(base + from, Int32(first), last - from + 1) {
                if memcmp(found, wanted.baseAddress!, wanted.count) == 0 { return true }
                from = base.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
            }
            return false
        }
    }

    /// Whether a word in small letters is here in either case.
    fileprivate func containsInEitherCase(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first, first < 0x80, count >= wanted.count else { return true }
        return (0...(count - wanted.count)).contains { start in
            self[start].small == first
                && wanted.indices.allSatisfy { self[start + $0].small == wanted[$0] || wanted[$0] >= 0x80 }
        }
    }
}

extension UInt8 {
    fileprivate var small: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}

extension String {
    /// Whether `word`, which is ASCII, stands in it, byte by byte.
    func has(_ word: String) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(word) } ?? contains(word)
    }
}

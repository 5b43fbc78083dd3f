import SwiftParser
import SwiftSyntax

/// Makes what one app has into what another has: the types that the first declares, its module, and its Factory methods
/// get the second's name. What is called alike elsewhere, such as an entity, keeps its own.
struct AppRename {
    let from: Configuration.Audience
    let to: Configuration.Audience
    /// The types that the first app declares with its name in theirs.
    private let types: Set<String>

    /// - Parameter tests: types that tests of the first app declare.
    init(
        from: Configuration.Audience, to: Configuration.Audience, _ project: Project, testing tests: [String] = []
    ) {
        self.from = from
        self.to = to
        let facts = project.files.filter { project.belongs($0, to: from) }.map(\.facts)
        let declared = facts.flatMap(\.declarations).filter { $0.kind != .extension && !$0.isNested }.map(\.name)
        types = Set((declared + facts.flatMap(\.aliases.keys)).filter { $0.hasWord(from.prefix) }).union(tests)
    }

    /// Of a file's or a folder's name: `HomeFactory+Doctor.swift`.
    func name(_ name: String) -> String { name.replacingWord(from.prefix, with: to.prefix) }

    /// In a program, what it calls itself changes too, such as in its help.
    func text(_ text: String, isProgram: Bool) -> String {
        var renamed = ""
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            renamed += token.leadingTrivia.description + word(token, isProgram) + token.trailingTrivia.description
        }
        return renamed
    }

    private func word(_ token: TokenSyntax, _ isProgram: Bool) -> String {
        switch token.tokenKind {
        case .identifier(from.place.module): to.place.module
        case .identifier(let text) where types.contains(text): text.replacingWord(from.prefix, with: to.prefix)
        case .identifier(let text) where text.firstWordIs(from.name) && isFactoryMethod(token):
            to.name + text.dropFirst(from.name.count)
        case .identifier(let text) where text.hasPrefix("`"): text.replacing(" \(from.name) ", with: " \(to.name) ")
        case .stringSegment(from.name) where isOwnName(token): to.name
        case .stringSegment(let text) where isProgram: text.replacingFreeWord(from.name, with: to.name)
        default: token.text
        }
    }

    /// The value of a constant of a type that has the app's name: `static let program = "doctor"`.
    private func isOwnName(_ token: TokenSyntax) -> Bool {
        var isConstant = false
        var node = token.parent
        while let next = node {
            if let property = next.as(VariableDeclSyntax.self) {
                isConstant = property.modifiers.contains { $0.name.text == "static" }
            } else if let type = next.asProtocol((any NamedDeclSyntax).self) {
                return isConstant && types.contains(type.name.text)
            } else if next.is(CodeBlockSyntax.self) || next.is(AccessorBlockSyntax.self) {
                return false
            }
            node = next.parent
        }
        return false
    }

    /// `static func doctor` and `HomeFactory.doctor`, and what begins so: `doctorCheck`.
    private func isFactoryMethod(_ token: TokenSyntax) -> Bool {
        if let function = token.parent?.as(FunctionDeclSyntax.self) {
            return function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        }
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return ["Factory", "Builder", "Wireframe", "Router"].contains { base.hasSuffix($0) }
    }
}

extension Project {
    /// Whether a file is of the app's scenes or of its program.
    func belongs(_ file: SourceFile, to audience: Configuration.Audience) -> Bool {
        configuration.audience(of: file.path) == audience || isProgram(file, of: audience)
    }

    /// Whether a file is of the program that shows the app: it imports the app's module and is in a folder of apps.
    func isProgram(_ file: SourceFile, of audience: Configuration.Audience) -> Bool {
        guard let folder = programFolder(of: audience) else { return false }
        return file.path.isInside(folder)
    }

    /// The folder of the program that shows the app; nil if there is none.
    func programFolder(of audience: Configuration.Audience) -> String? {
        files.first { file in
            configuration.isApp(file.path) && !configuration.places.contains { file.path.isInside($0.path) }
                && file.facts.imports.contains { $0.module == audience.place.module }
                && file.folder.lastComponent.lowercased() == audience.name.lowercased()
        }?.folder
    }
}

extension String {
    fileprivate func firstWordIs(_ word: String) -> Bool {
        hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
    }

    /// Whether a word of this name in camel case is `word`.
    fileprivate func hasWord(_ word: String) -> Bool { replacingWord(word, with: "\u{0}") != self }

    /// Replaces a word that stands alone: in `doctor [PATH]`, but not in `demo-doctor`.
    fileprivate func replacingFreeWord(_ word: String, with other: String) -> String {
        let isPart = { (character: Character?) in
            character.map { $0.isLetter || $0.isNumber || "-_/.".contains($0) } ?? false
        }
        var text = ""
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            let before = rest[..<range.lowerBound].last ?? text.last
            let after = rest[range.upperBound...]
            // A full stop that ends a sentence is no part of the word.
            let isFree =
                !isPart(before) && (!isPart(after.first) || after.hasPrefix(".") && !isPart(after.dropFirst().first))
            text += rest[..<range.lowerBound] + (isFree ? other : word)
            rest = after
        }
        return text + rest
    }

    fileprivate func replacingWord(_ word: String, with other: String) -> String {
        var text = ""
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            let before = rest[..<range.lowerBound].last ?? text.last
            let after = rest[range.upperBound...].first
            let isWord = !(before?.isUppercase ?? false) && !(after?.isLowercase ?? false)
            text += rest[..<range.lowerBound] + (isWord ? other : word)
            rest = rest[range.upperBound...]
        }
        return text + rest
    }
}

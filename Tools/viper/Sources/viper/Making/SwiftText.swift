import SwiftParser
import SwiftSyntax

/// Swift that is not in a file yet.
enum SwiftText {
    /// The first thing in it that is not Swift.
    static func error(in text: String) -> String? {
        let tree = Parser.parse(source: text)
        guard let error = SyntaxFault.all(in: tree).first else { return nil }
        let line = text.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
        return "line \(line): \(error.message)."
    }

    /// The types that it declares for others.
    static func declaredNames(in text: String) -> [String] {
        Parser.parse(source: text).statements.compactMap { item in
            guard let declaration = item.item.asProtocol((any NamedDeclSyntax).self),
                item.item.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: {
                    ["private", "fileprivate"].contains($0.name.text)
                }) != true
            else { return nil }
            return declaration.name.text
        }
    }
}

import Foundation

/// The public declarations of some folders.
struct DeclaredInterface {
    private(set) var declarations: [Declaration] = []
    private var types: [String: DeclaredType] = [:]

    /// The forms of each name of a type, whatever their labels are.
    private var forms: [String: [Declaration]] { Dictionary(grouping: declarations) { $0.scope + "." + $0.name } }

    init(of folders: [String]) throws {
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            for file in files.sorted() where file.hasSuffix(".swift") {
                let reader = DeclarationReader(try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))
                // The statements of a result builder are the compiler's to call.
                declarations += reader.found.filter { $0.isPublic && !$0.name.hasPrefix("build") }
                types.merge(reader.types) { first, _ in first }
            }
        }
    }

    /// Whether a declaration is the main actor's, by itself or by its type.
    private func isOnMainActor(_ declaration: Declaration) -> Bool {
        declaration.isOnMainActor ?? types.isOnMainActor(declaration.scope)
    }

    /// Returns a line for each declaration of this that another interface has with the same labels, and with which a call,
    /// or the closures that it hands over, mean something else there.
    func differences(from other: DeclaredInterface) -> [String] {
        let forms = other.forms
        return declarations.compactMap { declared in
            let others = forms[declared.scope + "." + declared.name] ?? []
            guard let first = others.first(where: { $0.key == declared.key }) else {
                // What the other does not have at all is told by the table.
                guard !others.isEmpty, !others.contains(where: { $0.takesCall(of: declared) }) else { return nil }
                return "\(declared.key) is not here"
            }
            let isThere = others.contains { own in
                own.key == declared.key && own.takesTheSame(as: declared) && isFree(declared, where: own, of: other)
                    && zip(own.parameters, declared.parameters).allSatisfy { !$0.hasDefault || $1.hasDefault }
                    // What has no default may have a form without it.
                    && declared.shorter.allSatisfy { call in others.contains { $0.takesCall(of: call) } }
            }
            return isThere ? nil : "\(declared.key) is \(words(of: declared)) there, and \(other.words(of: first)) here"
        }
    }

    /// Whether a form of the other's can be called where this one's can. What is the main actor's by its type alone may be
    /// anybody's there.
    private func isFree(_ declared: Declaration, where own: Declaration, of other: DeclaredInterface) -> Bool {
        other.isOnMainActor(own) ? isOnMainActor(declared) : declared.isOnMainActor != true
    }

    private func words(of declaration: Declaration) -> String {
        (isOnMainActor(declaration) ? "@MainActor " : "") + declaration.words
    }
}

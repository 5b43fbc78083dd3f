/// SwiftUI's `@Entry`: a variable of the environment, of a transaction, of the focus or of a container, with a key of
/// its own that holds the default.
struct EntryMacro {
    let declaration: VariableDeclaration
    let keyProtocol: String

    /// - Parameter context: The declaration around the variable, an extension of what the entry is of.
    init(_ source: String, in context: String) throws(MacroError) {
        declaration = try VariableDeclaration(source)
        let protocols = [
            "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
        ]
        keyProtocol = protocols.first { context.contains($0.key) }?.value ?? "EnvironmentKey"
    }

    func expansion(of role: String) -> String { role == "accessor" ? accessors : key }

    private var keyName: String { "__Key_\(declaration.name)" }

    private var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    private var key: String {
        if keyProtocol == "FocusedValueKey" {
            // There is a value only while something with one has the focus: an optional, without a default.
            return "private struct \(keyName): \(keyProtocol) {\ntypealias Value = \(declaration.wrappedType)\n}"
        }
        guard let type = declaration.type else {
            return "private struct \(keyName): \(keyProtocol) {\nstatic let defaultValue = \(declaration.initial)\n}"
        }
        return """
            private struct \(keyName): \(keyProtocol) {
            static var defaultValue: \(type) {
            \(declaration.initial)
            }
            }
            """
    }
}

/// Why a macro cannot be expanded.
struct MacroError: Error {
    let message: String
}

/// A function or an initializer as a source declares it.
struct Declaration {
    /// A parameter, as far as a call, or the closure that is handed over, depends on it.
    struct Parameter: Equatable {
        let label: String
        let hasDefault: Bool
        /// Whether it stands for any number of them.
        let isPack: Bool
        /// The attributes of closures, `inout` among them.
        let attributes: Set<String>

        /// Those that say which closures and values may be handed over.
        static let told: Set<String> = ["@escaping", "@autoclosure", "@MainActor", "@Sendable", "inout"]

        /// In words, such as `content: @escaping`.
        var words: String {
            let parts = attributes.sorted() + (hasDefault ? ["with a default"] : [])
            return parts.isEmpty ? "\(label):" : "\(label): \(parts.joined(separator: " "))"
        }
    }

    /// The type that it belongs to, such as `Axis.Set`; nothing at the top level.
    let scope: String
    let name: String
    let parameters: [Parameter]
    let isPublic: Bool
    /// Whether it runs on the main actor alone; nil where it is its type that says so.
    var isOnMainActor: Bool?

    /// Such as `View.sheet(isPresented:onDismiss:content:)`.
    var key: String {
        (scope.isEmpty ? "" : scope + ".") + "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// Whether what is handed to one can be handed to the other.
    func takesTheSame(as other: Declaration) -> Bool {
        parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.attributes) == other.parameters.map(\.attributes)
    }

    /// The same without each of the parameters in turn that have a default.
    var shorter: [Declaration] {
        parameters.indices.filter { parameters[$0].hasDefault }.map { index in
            var rest = parameters
            rest.remove(at: index)
            return Declaration(
                scope: scope, name: name, parameters: rest, isPublic: isPublic, isOnMainActor: isOnMainActor)
        }
    }

    /// The parameters in words, for a person who is to mend them.
    var words: String { "(\(parameters.map(\.words).joined(separator: ", ")))" }

    /// Whether it can be called with the parameters of another one: it has them in this order, and a default for whatever
    /// else it has.
    func takesCall(of other: Declaration) -> Bool {
        var wanted = other.parameters[...]
        for parameter in parameters {
            if parameter.isPack {
                wanted = wanted.drop { $0.label == "_" }
            } else if wanted.first?.label == parameter.label {
                wanted.removeFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return wanted.isEmpty
    }
}

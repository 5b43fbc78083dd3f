/// Something that a coordinator did. Names are those of the Parameters' types; nil where others changed the path, and what
/// they put there does not tell itself.
public enum NavigationEvent: Hashable, Sendable {
    case push(String?)
    case pop(Int)
    case popTo(String)
    case popToRoot
    case replace(String?)
    /// A whole path of so many screens.
    case replacePath(Int)
    case present(String)
    case dismiss(String)
}

extension NavigationEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .push(let name): words("push", name)
        case .pop(1): "pop"
        case .pop(let count): "pop \(count)"
        case .popTo(let name): "pop to \(name)"
        case .popToRoot: "pop to root"
        case .replace(let name): words("replace", name)
        case .replacePath(let count): "replace path \(count)"
        case .present(let name): "present \(name)"
        case .dismiss(let name): "dismiss \(name)"
        }
    }

    private func words(_ verb: String, _ name: String?) -> String {
        name.map { "\(verb) \($0)" } ?? verb
    }
}

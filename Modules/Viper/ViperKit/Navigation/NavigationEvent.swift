/// A change that a coordinator made, for its journal and for transcripts.
///
/// A screen is named by the type of its Parameters; the name is nil where somebody else, such as a `NavigationLink`,
/// changed the path and the new value cannot be read from it.
///
/// Source: the kit's own.
public enum NavigationEvent: Hashable, Sendable {
    /// A screen came on top.
    case push(String?)
    /// So many screens were left.
    case pop(Int)
    /// Every screen above the nearest one with Parameters of that type was left.
    case popTo(String)
    /// Every screen above the root was left.
    case popToRoot
    /// A screen took the place of the one on top.
    case replace(String?)
    /// A whole path of so many screens took the place of the old one.
    case replacePath(Int)
    /// A scene was shown over the stack.
    case present(String)
    /// A scene over the stack was taken away.
    case dismiss(String)
}

extension NavigationEvent: CustomStringConvertible {
    /// The event as a transcript's line has it, such as `push AppointmentParameters` or `pop 2`.
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

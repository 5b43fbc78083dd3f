/// The modifier that takes the URLs that the program is opened with.
nonisolated public struct _OpenURLModifier: ViewModifier {
    public typealias Body = Never

    let action: (URL) -> Void

    /// Makes the node that takes them.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        OpenURLNode(view, context)
    }
}

private final class OpenURLNode<Base: View>: ContentNode<ModifiedContent<Base, _OpenURLModifier>, Base>, URLTaker {
    override init(_ view: ModifiedContent<Base, _OpenURLModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.urlTakers.append(WeakURLTaker(taker: self))
    }

    override class func content(of view: ModifiedContent<Base, _OpenURLModifier>) -> Base { view.content }

    func take(_ url: URL) { view.modifier.action(url) }
}

/// A node that takes URLs.
@MainActor
protocol URLTaker: ViewNode {
    func take(_ url: URL)
}

struct WeakURLTaker {
    weak var taker: (any URLTaker)?
}

extension View {
    /// Runs `action` with each URL that the program is opened with: the first argument of its command line, where that
    /// is one, and each that a test opens.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_OpenURLModifier(action: action))
    }
}

extension Graph {
    private enum URLTakersKey: GraphKey { static var initialValue: [WeakURLTaker] { [] } }

    /// The views that take the URLs that the program is opened with.
    var urlTakers: [WeakURLTaker] {
        get { self[URLTakersKey.self] }
        set { self[URLTakersKey.self] = newValue }
    }
}

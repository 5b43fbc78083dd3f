/// Pages over a root, one shown at a time. As SwiftUI's `NavigationStack`.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never

    /// How the stack reads and writes the path it was given.
    struct Path {
        let get: () -> [AnyHashable]
        let removeLast: (Int) -> Void
        let append: (AnyHashable) -> Bool
    }

    let path: Path?
    let root: Root

    init(path: Path?, root: Root) {
        self.path = path
        self.root = root
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationStackNode(view, context)
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.init(path: nil, root: root())
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Path(
                get: { path.wrappedValue.values }, removeLast: { path.wrappedValue.removeLast($0) },
                append: { value in
                    path.wrappedValue.append(erased: value)
                    return true
                }),
            root: root())
    }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Path(
                get: { path.wrappedValue.map { AnyHashable($0) } }, removeLast: { path.wrappedValue.removeLast($0) },
                append: { value in
                    guard let element = value.base as? Data.Element else { return false }
                    path.wrappedValue.append(element)
                    return true
                }),
            root: root())
    }
}

/// The older form of a stack. As SwiftUI's `NavigationView`: of several views the first, as on a narrow screen; the others
/// are for columns beside it.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    public var body: some View {
        NavigationStack {
            if let columns = content as? any ViewsInOrder { columns.first } else { content }
        }
    }
}

/// What links and titles below a stack ask of it.
@MainActor
protocol NavigationContext: AnyObject {
    func push(_ value: AnyHashable)
    /// Pushes a page that no value of the path stands for; `closed` is called when it goes.
    func push(_ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void)
    func update(_ owner: ObjectIdentifier)
    func remove(_ owner: ObjectIdentifier)
}

private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: WeakNavigation { WeakNavigation() }
}

struct WeakNavigation {
    weak var context: (any NavigationContext)?
}

extension EnvironmentValues {
    @MainActor
    var navigation: (any NavigationContext)? {
        get { self[NavigationContextKey.self].context }
        set { self[NavigationContextKey.self] = WeakNavigation(context: newValue) }
    }
}

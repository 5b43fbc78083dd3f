/// Pages over a root, of which the last one is shown. Its bar shows the way there, such as `Home › Appointments`.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never

    /// The ways to read and write the path that the stack was given.
    struct Path {
        let get: () -> [AnyHashable]
        let removeLast: (Int) -> Void
        let append: (AnyHashable) -> Bool
    }

    let path: Path?
    let root: Root
    /// The pages that stand beside the one on top; nil where that is alone.
    let columns: StackColumns?

    init(path: Path?, root: Root, columns: StackColumns? = nil) {
        self.path = path
        self.root = root
        self.columns = columns
    }

    /// Makes the node that keeps the pages and shows the last one.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationStackNode(view, context)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        self.init(path: nil, root: root())
    }

    /// Creates a stack of which the first pages may stand beside the one on top.
    init(columns: StackColumns?, @ViewBuilder root: () -> Root) {
        self.init(path: nil, root: root(), columns: columns)
    }

    /// Creates a stack whose path, of values of any types, is bound: links and going back write it.
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
    /// Creates a stack whose path, of values of one type, is bound. A link with a value of another type leaves the path
    /// as it is, and a line on standard error says so.
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

/// The older form of a stack. Of several views it shows the first, as on a narrow screen; the others are for columns
/// beside it.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content

    /// Creates a stack of a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The stack.
    @MainActor
    public var body: some View {
        NavigationStack {
            if let columns = content as? any ViewsInOrder { columns.first } else { content }
        }
    }
}

/// The stack as the links and titles below it see it.
@MainActor
protocol NavigationContext: AnyObject {
    func push(_ value: AnyHashable)
    /// Pushes a page that no value of the path stands for; `closed` is called when it goes.
    func push(_ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void)
    /// Pushes a page that is a column of a split view, to stand after `column` others.
    func push(
        _ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void,
        asColumn column: Int)
    func update(_ owner: ObjectIdentifier)
    func remove(_ owner: ObjectIdentifier)
    /// The titles from the root on of the pages that a page of this stands upon, with its own.
    var trail: [String] { get }
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

/// The modifier that presents a view before the screen for as long as a binding says so.
nonisolated public struct _SheetModifier: ViewModifier {
    public typealias Body = Never

    let kind: PresentationKind
    let item: () -> AnyHashable?
    let close: () -> Void
    let onDismiss: (() -> Void)?
    let build: () -> AnyView

    /// Makes the node that presents and closes the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        SheetNode(view, context)
    }
}

private final class SheetNode<Base: View>: ContentNode<ModifiedContent<Base, _SheetModifier>, Base>, Presentation,
    PageSource
{
    private var content: TypedNode<AnyView>?
    private var shown: AnyHashable?
    private lazy var dismissal = DismissAction { [weak self] in self?.close() }

    override init(_ view: ModifiedContent<Base, _SheetModifier>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _SheetModifier>) -> Base { view.content }

    var kind: PresentationKind { view.modifier.kind }
    var presented: ViewNode? { content }

    override var children: [ViewNode] { content.map { super.children + [$0] } ?? super.children }
    override var givingChildren: [ViewNode] { super.children }

    func change(_ chrome: inout PageChrome) { chrome.presentations.insert(self, at: 0) }

    override func elementsBelowChanged() {
        graph.presentationChanged()
        super.elementsBelowChanged()
    }

    override func update(_ view: ModifiedContent<Base, _SheetModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        content?.propagate(contentEnvironment())
    }

    override func refresh() {
        let item = Tracking.run(self) { view.modifier.item() }
        if let content, item == shown {
            content.update(Tracking.run(self) { view.modifier.build() }, contentEnvironment())
            return
        }
        guard item != nil || content != nil else { return }
        shown = item
        if let old = content {
            content = nil
            old.unmount()
            if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(mainActorAction(onDismiss)) }
        }
        if item != nil {
            var context = context(lazy: false)
            context.environment = contentEnvironment()
            content = AnyView._makeNode(view.modifier.build(), context)
        }
        givesAnew(PageKey.self)
        graph.presentationChanged()
    }

    private func contentEnvironment() -> EnvironmentValues {
        var environment = environment
        environment.dismiss = dismissal
        environment.isPresented = true
        environment.navigation = nil
        environment.splitColumn = nil
        environment.hasRoomForColumns = false
        environment.submit = nil
        environment.listItemTint = nil
        return environment
    }

    func close() {
        view.modifier.close()
    }
}

extension View {
    nonisolated private func sheet<C: View>(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(
            _SheetModifier(
                kind: kind, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                close: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                build: { AnyView(Deferred(content: content)) }))
    }

    nonisolated private func sheet<Item: Identifiable, C: View>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)?,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        modifier(
            _SheetModifier(
                kind: kind, item: { item.wrappedValue.map { AnyHashable($0.id) } }, close: { item.wrappedValue = nil },
                onDismiss: onDismiss,
                build: { item.wrappedValue.map { item in AnyView(Deferred { content(item) }) } ?? AnyView(EmptyView()) }
            ))
    }

    /// Presents a sheet while `isPresented` is true; going back sets it to false. In lines and json the sheet stands
    /// alone; a terminal of at least 60 columns and 16 rows shows an edge of the page behind it, and the sheet is as high as
    /// its content.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown.
    ///   - onDismiss: Runs after the sheet has closed, whoever closed it.
    ///   - content: The view on the sheet.
    nonisolated public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { sheet(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a sheet made of `item` while that is not `nil`; an item with another id is another sheet.
    nonisolated public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { sheet(.sheet, item: item, onDismiss: onDismiss, content: content) }

    /// Presents a view over the whole screen while `isPresented` is true; a terminal shows nothing of the page behind
    /// it.
    nonisolated public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { sheet(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a view over the whole screen, made of `item` while that is not `nil`.
    nonisolated public func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { sheet(.fullScreenCover, item: item, onDismiss: onDismiss, content: content) }

    /// Presents a popover while `isPresented` is true; in text it has no arrow.
    nonisolated public func popover<C: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
    ) -> some View { sheet(.popover, isPresented: isPresented, onDismiss: nil, content: content) }

    /// Presents a popover made of `item` while that is not `nil`; in text it has no arrow.
    nonisolated public func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { sheet(.popover, item: item, onDismiss: nil, content: content) }

    /// Keeps going back from closing the presented view. It presses a button in the leading place of the view's bar
    /// instead, or the one with the shortcut `.cancelAction`. At a terminal Ctrl-C asks first while it is set, on a page
    /// that is not presented, too; where that has a button in the place of its way back, Ctrl-C presses the button.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_ChromeModifier { $0.dismissIsDisabled = $0.dismissIsDisabled || isDisabled })
    }
}

import PlainText

/// The modifier that presents an alert or a confirmation dialog while a binding says so.
nonisolated public struct _AlertModifier: ViewModifier {
    public typealias Body = Never

    let kind: PresentationKind
    let title: Text
    let showsTitle: Bool
    let isPresented: () -> Bool
    let close: () -> Void
    /// Whether the binding leads to a Boolean that is kept: an action may toggle that, and cannot present another alert
    /// by it.
    let isByFlag: Bool
    let actions: AnyView
    let message: AnyView

    /// Makes the node that presents and closes it.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        AlertNode(view, context)
    }
}

private final class AlertNode<Base: View>: ContentNode<ModifiedContent<Base, _AlertModifier>, Base>, Presentation,
    PageSource
{
    private var content: TypedNode<_AlertView>?

    override init(_ view: ModifiedContent<Base, _AlertModifier>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _AlertModifier>) -> Base { view.content }

    var kind: PresentationKind { view.modifier.kind }
    var presented: ViewNode? { content }

    override var children: [ViewNode] { content.map { super.children + [$0] } ?? super.children }
    override var givingChildren: [ViewNode] { super.children }

    func change(_ chrome: inout PageChrome) { chrome.presentations.insert(self, at: 0) }

    override func elementsBelowChanged() {
        graph.presentationChanged()
        super.elementsBelowChanged()
    }

    override func update(_ view: ModifiedContent<Base, _AlertModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        content?.propagate(contentEnvironment())
    }

    override func refresh() {
        guard Tracking.run(self, { view.modifier.isPresented() }) else {
            guard let old = content else { return }
            content = nil
            old.unmount()
            changed()
            return
        }
        let modifier = view.modifier
        let alert = _AlertView(
            kind: kind, title: modifier.title, showsTitle: modifier.showsTitle, actions: modifier.actions,
            message: modifier.message)
        if let content {
            content.update(alert, contentEnvironment())
        } else {
            var context = context(lazy: false)
            context.environment = contentEnvironment()
            content = _AlertView._makeNode(alert, context)
            changed()
        }
    }

    private func changed() {
        givesAnew(PageKey.self)
        graph.presentationChanged()
    }

    private func contentEnvironment() -> EnvironmentValues {
        var environment = environment
        environment.closeAlert = { [weak self] action in self?.close(with: action) }
        environment.navigation = nil
        environment.isEnabled = true
        environment.buttonStyle = nil
        environment.submit = nil
        environment.listItemTint = nil
        return environment
    }

    func close() {
        view.modifier.close()
    }

    /// In SwiftUI the action comes first. But one that asks for another alert by the same binding is to show that.
    private func close(with action: @MainActor () -> Void) {
        let modifier = view.modifier
        if !modifier.isByFlag { modifier.close() }
        action()
        if modifier.isByFlag { modifier.close() }
    }
}

/// An alert's title, message and buttons, below each other; where it has no way out of its own, one is added.
nonisolated struct _AlertView: View {
    typealias Body = Never

    let kind: PresentationKind
    let title: Text
    let showsTitle: Bool
    let actions: AnyView
    let message: AnyView

    @MainActor
    static func _makeNode(_ view: _AlertView, _ context: NodeContext) -> TypedNode<_AlertView> {
        AlertContentNode(view, context)
    }
}

private final class AlertContentNode: TypedNode<_AlertView> {
    private var title: TypedNode<Text>!
    private var message: TypedNode<AnyView>!
    private var actions: TypedNode<AnyView>!
    private var wayOut: TypedNode<Button<Text>>!
    private var suppression: TypedNode<DialogSuppressionToggle>!
    private lazy var element = AlertElement(
        self, title: { [unowned self] in self.view.showsTitle ? self.title.elements : [] },
        message: { [unowned self] in self.message.elements },
        actions: { [unowned self] in self.buttons + self.suppression.elements })

    override init(_ view: _AlertView, _ context: NodeContext) {
        super.init(view, context)
        title = Text.makeNode(view.title.bold(), in: self, lazy: false)
        message = AnyView.makeNode(view.message, in: self, lazy: false)
        actions = AnyView.makeNode(view.actions, in: self, lazy: false)
        let button =
            view.kind == .alert
            ? Button(own: "OK", action: {}) : Button(own: "Cancel", role: .cancel, action: {})
        wayOut = Button<Text>.makeNode(button, in: self, lazy: false)
        suppression = DialogSuppressionToggle.makeNode(DialogSuppressionToggle(), in: self, lazy: false)
    }

    override var children: [ViewNode] {
        suppression == nil ? [] : [title, message, actions, wayOut, suppression]
    }
    override var elements: [ViewElement] { [element] }
    override var gatherer: ViewElement? { element }

    /// The buttons in their order, those that cancel last. An alert without buttons gets an OK, a dialog without a
    /// cancel button one of those.
    private var buttons: [ViewElement] {
        let all = actions.elements.map { (element: $0, cancels: Self.cancels($0)) }
        let own = all.filter { !$0.cancels }.map(\.element) + all.filter(\.cancels).map(\.element)
        let described = own.flatMap(SemanticTree.of)
        let needsWayOut =
            view.kind == .alert
            ? !described.contains { $0.press != nil && $0.role == .button }
            : !described.contains { $0.buttonRole == .cancel }
        return needsWayOut ? own + wayOut.elements : own
    }

    /// Whether the element is a button that cancels, and nothing else.
    private static func cancels(_ element: ViewElement) -> Bool {
        let described = SemanticTree.of(element)
        return described.count == 1 && described[0].buttonRole == .cancel
    }

    override func update(_ view: _AlertView, _ environment: EnvironmentValues) {
        super.update(view, environment)
        title.update(view.title.bold(), environment)
        message.update(view.message, environment)
        actions.update(view.actions, environment)
        wayOut.propagate(environment)
        suppression.propagate(environment)
        element.gather()
    }
}

private final class AlertElement: ViewElement {
    private let title: () -> [ViewElement]
    private let message: () -> [ViewElement]
    private let actions: () -> [ViewElement]
    private var gathered: (title: [ViewElement], message: [ViewElement], actions: [ViewElement])?
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)

    init(
        _ node: ViewNode, title: @escaping () -> [ViewElement], message: @escaping () -> [ViewElement],
        actions: @escaping () -> [ViewElement]
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        super.init(node)
    }

    override var axis: Axis? { .vertical }

    override func gather() {
        gathered = nil
        super.gather()
    }

    private var groups: (title: [ViewElement], message: [ViewElement], actions: [ViewElement]) {
        if let gathered { return gathered }
        let groups = (title(), message(), actions())
        for element in groups.0 + groups.1 + groups.2 { adopt(element) }
        gathered = groups
        return groups
    }

    override var children: [ViewElement] { groups.title + groups.message + groups.actions }

    private lazy var viewport = Viewport(self)

    private var border: Int { environment.growsWithContent ? 0 : 2 }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        let inner = SizeProposal(width: proposal.width.map { max(0, min($0, 60) - 2 * border) }, height: nil)
        let sizes = [groups.title, groups.message, groups.actions].map { Self.stack.fit($0, inner).total }
        let height = sizes.reduce(0) { $0 + $1.height } + 1 + (border > 0 ? 2 : 0)
        let width = (sizes.map(\.width).max() ?? 0) + 2 * border
        guard border > 0, let limit = proposal.height else { return CellSize(width: width, height: height) }
        return CellSize(width: width, height: min(height, limit))
    }

    override func layoutChildren() {
        let width = max(0, frame.width - 2 * border)
        let inside = frame.inset(top: border > 0 ? 1 : 0, bottom: border > 0 ? 1 : 0)
        let needed = measure(SizeProposal(width: frame.width, height: nil)).height - (border > 0 ? 2 : 0)
        var y = environment.growsWithContent ? inside.y : viewport.place(needed, in: inside).y
        for (index, group) in [groups.title, groups.message, groups.actions].enumerated() {
            if index == 2 { y += 1 }
            let size = Self.stack.fit(group, SizeProposal(width: width, height: nil)).total
            Self.stack.place(group, in: CellRect(x: frame.x + border, y: y, width: width, height: size.height))
            y += size.height
        }
    }

    override func draw(_ canvas: inout CellCanvas) {
        if border > 0 { canvas.box(frame, style: environment.style(.secondary)) }
        guard border > 0 else { return super.draw(&canvas) }
        viewport.draw(&canvas) { super.draw(&$0) }
    }

    override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        [PageStep(.question, node.number)]
    }

    override func describe(_ tree: inout SemanticTree) {
        if border > 0 { viewport.describe(in: &tree) }
        let view = (node as? AlertContentNode)?.view
        let label = view?.title.string(in: environment) ?? ""
        var title = SemanticElement(view?.kind == .alert ? .alert : .dialog, label: printable(label), frame: frame)
        title.source = self
        tree.add(title)
        for element in groups.message + groups.actions { element.describe(&tree) }
    }
}

extension View {
    nonisolated func ask<A: View, M: View>(
        _ kind: PresentationKind, _ title: Text, showsTitle: Bool = true, isPresented: Binding<Bool>,
        actions: () -> A, message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                kind: kind, title: title, showsTitle: showsTitle, isPresented: { isPresented.wrappedValue },
                close: { isPresented.wrappedValue = false }, isByFlag: isPresented.source != nil,
                actions: AnyView(actions()), message: AnyView(message())))
    }

    /// Presents an alert while `isPresented` is true, with a localized title. A press on any of its buttons runs the
    /// action and closes it; the one that cancels stands last; an alert without buttons gets `OK`. In lines it stands
    /// alone, in json `presented` is `alert`.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.alert, Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a title as it stands.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.alert, Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a title that is a text.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.alert, title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a localized title and a message.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ask(.alert, Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a title as it stands and a message.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ask(.alert, Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a title that is a text, and a message.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ask(.alert, title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a localized title and a message.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(
            .alert, Text(titleKey), isPresented: isPresented, actions: { data.map(actions) },
            message: { data.map(message) })
    }

    /// Presents an alert about a value, with a title as it stands and a message.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(
            .alert, Text(title), isPresented: isPresented, actions: { data.map(actions) },
            message: { data.map(message) })
    }

    /// Presents an alert about a value, with a localized title.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(.alert, Text(titleKey), isPresented: isPresented, actions: { data.map(actions) }) { EmptyView() }
    }

    /// Presents an alert whose title is the description of an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.alert, Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert whose title is the description of an error; actions and message are made of the error.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        ask(
            .alert, Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: { error.map(actions) },
            message: { error.map(message) })
    }

    /// Presents a confirmation dialog while `isPresented` is true, with a localized title. A press on any of its
    /// buttons runs the action and closes it; the one that cancels stands last; a dialog without one gets `Cancel`.
    /// The title is shown unless its visibility is `.hidden`.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        ask(
            .dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions
        ) { EmptyView() }
    }

    /// Presents a confirmation dialog with a title as it stands.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.dialog, Text(title), showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a confirmation dialog with a localized title and a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        ask(
            .dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog with a title as it stands and a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        ask(
            .dialog, Text(title), showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog with a title that is a text, and a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        ask(
            .dialog, title, showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog about a value, with a localized title.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(
            .dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented: isPresented,
            actions: { data.map(actions) }
        ) { EmptyView() }
    }

    /// Presents a confirmation dialog about a value, with a localized title and a message.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(
            .dialog, Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented: isPresented,
            actions: { data.map(actions) }, message: { data.map(message) })
    }
}

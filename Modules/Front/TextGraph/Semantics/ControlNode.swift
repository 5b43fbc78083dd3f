/// A control of the front's own, with a label made of views and a state that is asked for.
@MainActor
package protocol ControlView: View where Body == Never {
    associatedtype LabelContent: View
    /// The label, as it stands in this environment.
    func label(in environment: EnvironmentValues) -> LabelContent
    func state(_ node: ViewNode) -> ControlState
    /// Whether controls in the label can be acted on by themselves.
    static var labelMayHoldControls: Bool { get }
    /// Whether a line limit that reserves lines holds for the label, too: not where it is a text's that is typed.
    static var labelReservesLines: Bool { get }
}

extension ControlView {
    package static var labelMayHoldControls: Bool { false }
    package static var labelReservesLines: Bool { true }
}

package final class ControlNode<V: ControlView>: TypedNode<V> {
    private var child: TypedNode<V.LabelContent>!
    private lazy var element = ControlElement(
        self, labels: { [unowned self] in self.child.elements },
        state: { [unowned self] in Tracking.run(self) { self.view.state(self) } })

    /// Whether the label was told that the control has the focus.
    private var hasFocus = false

    package override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        var inner = self.context(lazy: false)
        inner.environment = labelEnvironment()
        child = V.LabelContent._makeNode(view.label(in: environment), inner)
    }

    package override var children: [ViewNode] { ViewNode.only(child) }
    package override var elements: [ViewElement] { [element] }

    package override var gatherer: ViewElement? { element }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        super.update(view, environment)
        isOutdated = false
        hasFocus = element.isFocused
        child.update(view.label(in: environment), labelEnvironment())
        element.stateChanged()
    }

    public override func focusMoved() {
        invalidate()
    }

    package override func refresh() {
        element.stateChanged()
        guard element.isFocused != hasFocus else { return }
        hasFocus.toggle()
        child.propagate(labelEnvironment())
    }

    /// The environment of the label, with that which it was made of.
    private var known: (outer: EnvironmentValues, hasFocus: Bool, inner: EnvironmentValues)?

    private func labelEnvironment() -> EnvironmentValues {
        if let known, known.hasFocus == hasFocus, known.outer.isIdentical(to: environment) { return known.inner }
        let inner = makeLabelEnvironment()
        known = (environment, hasFocus, inner)
        return inner
    }

    /// Inside most controls nothing else is numbered.
    private func makeLabelEnvironment() -> EnvironmentValues {
        var inner = environment.insideFocusable(hasFocus: hasFocus)
        if inner.refColumns > 0, !V.labelMayHoldControls { inner.refColumns = 0 }
        if !V.labelReservesLines { inner.leastLines = 0 }
        return inner
    }
}

extension View {
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: label, isValue: false), isOn: isEnabled))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: value, isValue: true), isOn: isEnabled))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityIdentifier(isEnabled ? identifier : "")
    }

    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some View
    { self }
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

    /// Where the focus stands when the view appears.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { defaultFocus(binding, value) }

    /// An action whose name is a view's words.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { modifier(_ActionsModifier(actions: Button(action: mainActorAction(action), label: label))) }

    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Four further actions, one for each direction.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        let handler = mainActorAction(handler)
        return modifier(
            _ActionsModifier(
                actions: ForEach(Edge.allCases, id: \.self) { edge in
                    Button(own: edge.scrollName) { handler(edge) }
                }))
    }

    /// Two further actions, to zoom in and out.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return modifier(
            _ActionsModifier(
                actions: ForEach(AccessibilityZoomGestureAction.Direction.allCases, id: \.self) { direction in
                    Button(own: direction == .zoomIn ? "Zoom in" : "Zoom out") {
                        handler(AccessibilityZoomGestureAction(direction: direction))
                    }
                }))
    }

    /// Other views are read as what is inside.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children)
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key.label, value) }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key.label, Text(valueKey)) }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value) }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(label), Text(value)) }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value)) }
}

/// Words that name or value what is inside.
nonisolated struct _LabelledModifier: ViewModifier {
    let label: Text
    let isValue: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isValue { content.accessibilityValue(label) } else { content.accessibilityLabel(label) }
    }
}

/// A modifier that can be left out without another identity for what is inside.
nonisolated struct _SwitchedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let isOn: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isOn { content.modifier(modifier) } else { content }
    }
}

/// What names a custom content. As SwiftUI's `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    public init(_ label: Text, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// As Accessibility's `AXCustomContent`, of which SwiftUI's sources name the importance.
public enum AXCustomContent {
    public enum Importance: Sendable { case `default`, high }
}

/// As SwiftUI's `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What actions are for. As SwiftUI's `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")
    public init(_ name: Text) { self.name = "own" }
    init(name: String) { self.name = name }
}

/// A zoom that was asked for. As SwiftUI's `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction {
    public enum Direction: CaseIterable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public var location: UnitPoint { .center }
    public var point: CGPoint { .zero }
}

extension Edge {
    fileprivate var scrollName: LocalizedStringKey {
        switch self {
        case .top: "Scroll top"
        case .leading: "Scroll leading"
        case .bottom: "Scroll bottom"
        case .trailing: "Scroll trailing"
        }
    }
}

extension View {
    /// Names the view by a text while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: label, isValue: false), isOn: isEnabled))
    }

    /// Names the view by a localized string while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Names the view by a string as it stands while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the view's value to a text while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: value, isValue: true), isOn: isEnabled))
    }

    /// Sets the view's value to a localized string while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the view's value to a string as it stands while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Leaves the view out of the elements while `hidden` and `isEnabled` are true; it is still drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Sets the view's identifier while `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityIdentifier(isEnabled ? identifier : "")
    }

    /// Says what comes of the view while `isEnabled` is true. Has no effect in text.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        semantics { elements, _, environment in
            guard isEnabled else { return elements }
            return elements.hinting(hint.string(in: environment))
        }
    }

    /// Says by a localized string what comes of the view while `isEnabled` is true. Has no effect in text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Says by a string as it stands what comes of the view while `isEnabled` is true. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Says which point is touched. Has no effect in text.
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    /// Says which part of the view is touched. Has no effect in text.
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View { self }
    /// Lets touches pass to the view. Has no effect in text.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    /// Names a point to drag from by a localized string. Has no effect in text.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }
    /// Names a point to drag from by a text. Has no effect in text.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Names a point to drop on by a localized string. Has no effect in text.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }
    /// Names a point to drop on by a text. Has no effect in text.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Says where a drag begins, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }
    /// Says where a drag begins, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }
    /// Says where a drop ends, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }
    /// Says where a drop ends, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }
    /// Says how far the view is scrolled, by a localized string. Has no effect in text.
    nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some View
    { self }
    /// Says how far the view is scrolled, by a text. Has no effect in text.
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

    /// Gives the focus to the view with a value when the screen appears, as `defaultFocus(_:_:)` does.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { defaultFocus(binding, value) }

    /// Gives the view a further action whose name is the words of a view.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { modifier(_ActionsModifier(actions: Button(action: mainActorAction(action), label: label))) }

    /// Gives the view further actions, the buttons of `content`. The category has no effect in text.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Gives the view four further actions, `Scroll top`, `Scroll leading`, `Scroll bottom` and `Scroll trailing`.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        let handler = mainActorAction(handler)
        return modifier(
            _ActionsModifier(
                actions: ForEach(Edge.allCases, id: \.self) { edge in
                    Button(own: edge.scrollName) { handler(edge) }
                }))
    }

    /// Gives the view the further actions `Zoom in` and `Zoom out`.
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

    /// Reads other views as the view's content.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children)
    }

    /// Adds a key's label and a text to the view's value. The importance has no effect in text.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key.label, value) }

    /// Adds a key's label and a localized string to the view's value.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key.label, Text(valueKey)) }

    /// Adds a localized label and a text to the view's value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value) }

    /// Adds a label and a value as they stand to the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(label), Text(value)) }

    /// Adds a localized label and a value as it stands to the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value)) }
}

/// The modifier that names or values its content.
nonisolated struct _LabelledModifier: ViewModifier {
    let label: Text
    let isValue: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isValue { content.accessibilityValue(label) } else { content.accessibilityLabel(label) }
    }
}

/// The modifier that applies another or leaves it out, without another identity of its content.
nonisolated struct _SwitchedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let isOn: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isOn { content.modifier(modifier) } else { content }
    }
}

/// The label of a custom content.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    /// Creates a key of a text. The id has no effect.
    public init(_ label: Text, id: String) { self.label = label }
    /// Creates a key of a localized string. The id has no effect.
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    /// Creates a key of a localized string.
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// The custom content of an element, of which SwiftUI names the importance alone.
public enum AXCustomContent {
    /// The importance of a custom content; without effect in text.
    public enum Importance: Sendable { case `default`, high }
}

/// The ways in which touches pass to a view; without effect in text.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches pass once the view has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view is not spoken while it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The purpose of actions; without effect in text.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: String
    /// The actions of the view.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// The actions that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")
    /// Creates a purpose with a name.
    public init(_ name: Text) { self.name = "own" }
    init(name: String) { self.name = name }
}

/// A zoom that is asked for.
public struct AccessibilityZoomGestureAction {
    /// A direction to zoom in.
    public enum Direction: CaseIterable, Sendable { case zoomIn, zoomOut }

    /// The direction of the zoom.
    public let direction: Direction
    /// The place of the zoom in the view; in text its centre.
    public var location: UnitPoint { .center }
    /// The place of the zoom in points; in text `.zero`.
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

/// The appearance of buttons, as SwiftUI's `ButtonStyle`. The front runs the action, the style draws the label.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view that a button shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for a style to draw.
public struct ButtonStyleConfiguration {
    /// The button's label with its type erased.
    public struct Label: View {
        let content: AnyView
        /// The label as the button was given it.
        public var body: some View { content }
    }

    /// The button's role, or nil.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down: always false, since a press in text has no length.
    public let isPressed: Bool
}

/// The appearance of buttons and the moment of their action, as SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view that a button shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action, for a primitive style.
public struct PrimitiveButtonStyleConfiguration: @unchecked Sendable {
    /// The button's label with its type erased.
    public struct Label: View {
        let content: AnyView
        /// The label as the button was given it.
        public var body: some View { content }
    }

    /// The button's role, or nil.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor
    public func trigger() { action() }
}

/// The button style of the system, as SwiftUI's `DefaultButtonStyle`: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label in the tint.
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

/// A button style without decoration, as SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label unchanged.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button style without a border, as SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label in the tint.
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

/// A button style that looks like a link, as SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label in the tint.
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

/// A bordered button style, as SwiftUI's `BorderedButtonStyle`. Text draws no border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label in the tint.
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

/// A prominent button style, as SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the label in the tint and bold.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint).bold()
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of the system: the label in the tint.
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label without decoration.
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the tint, as a link's.
    public static var link: LinkButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint; text draws no border.
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in the tint and bold.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

typealias ButtonLabelMaker = @MainActor (ButtonRole?, @escaping @MainActor () -> Void, AnyView) -> AnyView

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonLabelMaker? { nil } }

extension EnvironmentValues {
    var buttonStyle: ButtonLabelMaker? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the buttons inside the view by a style. Pressing works as before.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.buttonStyle) { role, _, label in
            AnyView(
                StyledBody(style: style.value) {
                    $0.makeBody(configuration: .init(role: role, label: .init(content: label), isPressed: false))
                })
        }
    }

    /// Draws the buttons inside the view by a style that also triggers their action.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.buttonStyle) { role, action, label in
            AnyView(
                StyledBody(style: style.value) {
                    $0.makeBody(configuration: .init(role: role, label: .init(content: label), action: action))
                })
        }
    }
}

/// The body of a style, whose own dynamic properties are bound as a view's are.
package struct StyledBody<Style, Content: View>: View {
    var style: BoundStyle<Style>
    let make: @MainActor (Style) -> Content

    package init(style: Style, make: @escaping @MainActor (Style) -> Content) {
        self.style = BoundStyle(style: style)
        self.make = make
    }

    package var body: some View { make(style.style) }
}

extension View {
    /// The body of a style, which may hold the very kind of view that it styles: inside, `reset` gives that its own
    /// look again.
    func insideStyle(_ reset: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(_EnvironmentModifier(transform: reset, isSame: { _ in true }, value: nil))
    }
}

struct BoundStyle<Style>: DynamicProperty {
    var style: Style

    @MainActor
    mutating func _bind(_ slots: inout DynamicSlots) {
        FieldPlan.of(Style.self).bind(&style, &slots)
    }
}

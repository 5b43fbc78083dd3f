/// A look of toggles, and the way they act.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the view of a toggle from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for a style to arrange.
public struct ToggleStyleConfiguration {
    /// The toggle's label as a view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// Whether the toggle is on; setting it turns it on or off.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for values that differ; in text always `false`.
    public var isMixed: Bool { false }
}

/// The style of a toggle that sets none.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    /// Makes a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch, which text shows as `[x]` or `[ ]` before its label.
public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style. The tint has no effect in text.
    public init(tint: Color) {}

    /// Makes a switch.
    public func makeBody(configuration: Configuration) -> some View {
        _Switch(isOn: configuration.$isOn, label: configuration.label)
    }
}

/// A checkbox; in text as a switch.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    /// Makes a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that stays pressed; in text as a switch.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    /// Makes a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the parts of another, within a style. It has the front's look.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

typealias ToggleMaker = @MainActor (Binding<Bool>, AnyView) -> AnyView

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleMaker? { nil } }

extension EnvironmentValues {
    /// The style of a program's own for the toggles here; `nil` where they have the front's look.
    var toggleStyle: ToggleMaker? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the toggles within the view. Only a style of the program's own has an effect in text.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        let isOwn =
            style.value is DefaultToggleStyle || style.value is SwitchToggleStyle
            || style.value is CheckboxToggleStyle || style.value is ButtonToggleStyle
        let make: ToggleMaker = { isOn, label in
            AnyView(
                StyledBody(style: style.value) {
                    $0.makeBody(configuration: .init(label: .init(content: label), isOn: isOn))
                }.insideStyle { $0.toggleStyle = nil })
        }
        return setting(\.toggleStyle, isOwn ? nil : make)
    }
}

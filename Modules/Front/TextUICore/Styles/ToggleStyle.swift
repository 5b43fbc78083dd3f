/// How switches look and act. As SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        _Switch(isOn: configuration.$isOn, label: configuration.label)
    }
}

public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

typealias ToggleMaker = @MainActor (Binding<Bool>, AnyView) -> AnyView

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleMaker? { nil } }

extension EnvironmentValues {
    /// The style of a program's own that switches have here; nil where they have the front's.
    var toggleStyle: ToggleMaker? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
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

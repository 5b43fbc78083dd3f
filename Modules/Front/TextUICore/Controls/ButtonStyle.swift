/// How buttons look. As SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How buttons look and when they act. As SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration: @unchecked Sendable {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor
    public func trigger() { action() }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint).bold()
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
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
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.buttonStyle) { role, _, label in
            AnyView(
                StyledBody(style: style.value) {
                    $0.makeBody(configuration: .init(role: role, label: .init(content: label), isPressed: false))
                })
        }
    }

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
struct StyledBody<Style, Content: View>: View {
    var style: BoundStyle<Style>
    let make: @MainActor (Style) -> Content

    init(style: Style, make: @escaping @MainActor (Style) -> Content) {
        self.style = BoundStyle(style: style)
        self.make = make
    }

    var body: some View { make(style.style) }
}

extension View {
    /// A style's body, which may hold what it is a style of: there that has its own look again.
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

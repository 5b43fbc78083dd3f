/// How gauges look. As SwiftUI's `GaugeStyle`; those of the system look the same in text.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge is made of. As SwiftUI's `GaugeStyleConfiguration`.
nonisolated public struct GaugeStyleConfiguration {
    nonisolated public struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    nonisolated public struct CurrentValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    nonisolated public struct MinimumValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    nonisolated public struct MaximumValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    nonisolated public struct MarkedValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}

/// The looks that SwiftUI has for gauges; one in text.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _GaugeRow(configuration: configuration)
    }
}
public typealias AccessoryCircularGaugeStyle = DefaultGaugeStyle
public typealias AccessoryCircularCapacityGaugeStyle = DefaultGaugeStyle
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
public typealias LinearGaugeStyle = DefaultGaugeStyle
public typealias CircularGaugeStyle = DefaultGaugeStyle

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: Self { .init() }
    public static var accessoryCircular: Self { .init() }
    public static var accessoryCircularCapacity: Self { .init() }
    public static var accessoryLinear: Self { .init() }
    public static var accessoryLinearCapacity: Self { .init() }
    public static var linearCapacity: Self { .init() }
    public static var linear: Self { .init() }
    public static var circular: Self { .init() }
}

typealias GaugeMaker = @MainActor (GaugeStyleConfiguration) -> AnyView

private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: GaugeMaker? { nil } }

extension EnvironmentValues {
    var gaugeStyle: GaugeMaker? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.gaugeStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.gaugeStyle = nil })
        }
    }
}

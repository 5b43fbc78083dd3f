/// A look of gauges. The system's styles look the same in text.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes the view of a gauge from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for a style to arrange.
nonisolated public struct GaugeStyleConfiguration {
    /// The view that names the gauge.
    nonisolated public struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// The view that says the value.
    nonisolated public struct CurrentValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// The view that says the least value.
    nonisolated public struct MinimumValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// The view that says the greatest value.
    nonisolated public struct MaximumValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// The views that mark values between.
    nonisolated public struct MarkedValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    /// The value, from 0 at the least to 1 at the greatest.
    public var value: Double
    /// The name of the gauge.
    public var label: Label
    /// The words for the value, if the gauge has any.
    public var currentValueLabel: CurrentValueLabel?
    /// The words for the least value, if the gauge has any.
    public var minimumValueLabel: MinimumValueLabel?
    /// The words for the greatest value, if the gauge has any.
    public var maximumValueLabel: MaximumValueLabel?
    /// The marks between, if the gauge has any.
    public var markedValueLabels: MarkedValueLabel?
}

/// The one look that gauges have in text: the name and the value above a bar, with its ends on both sides.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with a tint, which its labels can have; the bar has the colour of text.
    public init(tint: Color) { self.tint = tint }
    /// Makes a bar with its labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _GaugeRow(configuration: configuration).transformEnvironment(\.tint) { $0 = tint ?? $0 }
    }
}
/// A small ring with a mark; in text a bar.
public typealias AccessoryCircularGaugeStyle = DefaultGaugeStyle
/// A small ring that fills; in text a bar.
public typealias AccessoryCircularCapacityGaugeStyle = DefaultGaugeStyle
/// A small bar with a mark.
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle
/// A small bar that fills.
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle
/// A bar that fills.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
/// A bar with a mark.
public typealias LinearGaugeStyle = DefaultGaugeStyle
/// A ring with a mark; in text a bar.
public typealias CircularGaugeStyle = DefaultGaugeStyle

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look of a gauge that sets none.
    public static var automatic: Self { .init() }
    /// A small ring with a mark; in text a bar.
    public static var accessoryCircular: Self { .init() }
    /// A small ring that fills; in text a bar.
    public static var accessoryCircularCapacity: Self { .init() }
    /// A small bar with a mark.
    public static var accessoryLinear: Self { .init() }
    /// A small bar that fills.
    public static var accessoryLinearCapacity: Self { .init() }
    /// A bar that fills.
    public static var linearCapacity: Self { .init() }
    /// A bar with a mark.
    public static var linear: Self { .init() }
    /// A ring with a mark; in text a bar.
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
    /// Sets the look of the gauges within the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.gaugeStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.gaugeStyle = nil })
        }
    }
}

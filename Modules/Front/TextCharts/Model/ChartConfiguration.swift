import TextUICore

/// The modifiers around a chart.
struct ChartConfiguration {
    struct Axis {
        var visibility = Visibility.automatic
        /// The sets of marks; nil leaves them to the chart.
        var content: (() -> [_Axis])?
        var title: Title?
        var domain: _Domain?
        var type: ScaleType?
        var padding: (start: CGFloat, end: CGFloat) = (0, 0)
        var visibleLength: Double?
        var scrolls = false
        var selection: Selection?
        var rangeSelection: RangeSelection?
        var scrollPosition: (get: () -> _Plotted?, set: (_Plotted) -> Void)?
        var initialPosition: _Plotted?
        var scrollTarget: ScrollAlignment?
    }

    struct Title {
        let view: AnyView
        let position: AnnotationPosition
    }

    /// A binding to a value along an axis, whatever its type.
    struct Selection {
        let get: () -> _Plotted?
        let set: (_Plotted?) -> Void
    }

    /// A binding to the first and the last value of a range along an axis, whatever their type.
    struct RangeSelection {
        let get: () -> (first: _Plotted, last: _Plotted)?
        let set: ((first: _Plotted, last: _Plotted)?) -> Void
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var content: (() -> AnyView)?
    }

    /// The colours of series: a function of the value and its place among them.
    struct Styles {
        var domain: [_Plotted]?
        var range: [AnyShapeStyle]?
        var mapping: ((_Plotted) -> AnyShapeStyle?)?
    }

    var x = Axis()
    var y = Axis()
    var legend = Legend()
    var styles = Styles()
    var symbols: (domain: [_Plotted]?, range: [BasicChartSymbolShape])?
    var symbolSizes: SymbolSizes?
    var strokes: (domain: [_Plotted]?, range: [StrokeStyle])?
    var angleSelection: Selection?
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var gestures: [@MainActor (AnyView, ChartProxy) -> AnyView] = []
    var backgrounds: [Layer] = []
    var overlays: [Layer] = []

    struct Layer {
        let alignment: Alignment
        let content: @MainActor (ChartProxy) -> AnyView
    }
}

private struct ChartConfigurationKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = ChartConfiguration()
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}

import TextUICore

/// A view of marks on scales. As Swift Charts' `Chart`: text draws lines in dots, bars and areas in blocks, points as
/// signs, and tells the values as a table, a row for each place.
///
/// It takes the room that it is given, and 60 columns by 16 rows where nobody says.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.self) private var environment
    @State private var positions: (x: _Plotted?, y: _Plotted?) = (nil, nil)

    /// Makes a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a chart of a mark for each element of a collection, told apart by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// Makes a chart of a mark for each element of a collection.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    /// The drawing, with the controls for scrolling and choosing below it.
    @MainActor
    public var body: some View {
        let model = ChartModel(content, configuration, environment, from: positions)
        VStack(alignment: .leading, spacing: 0) {
            ArrangedView(ChartRoom()) {
                GeometryReader { geometry in
                    ChartDrawing(
                        plan: ChartPlan(
                            model, columns: Int(geometry.size.width / 8), rows: Int(geometry.size.height / 16)))
                }
            }
            // In every language its scales grow to the right.
            .environment(\.layoutDirection, .leftToRight)
            scrollers(model)
            selectors(model)
        }
    }

    @MainActor @ViewBuilder
    private func scrollers(_ model: ChartModel) -> some View {
        let words = ChartWords(model)
        if let window = model.windowX {
            ChartScroller(window: window, words: words) { value in
                let value = window.rest(at: value) { aligned($0, configuration.x, model) }
                positions.x = value
                configuration.x.scrollPosition?.set(value)
            }
        }
        if let window = model.windowY {
            ChartScroller(window: window, words: words) { value in
                let value = window.rest(at: value) { aligned($0, configuration.y, model) }
                positions.y = value
                configuration.y.scrollPosition?.set(value)
            }
        }
    }

    /// The value at which a scroll along an axis comes to rest.
    @MainActor
    private func aligned(_ value: _Plotted, _ axis: ChartConfiguration.Axis, _ model: ChartModel) -> _Plotted {
        let environment = model.environment
        return axis.scrollTarget?.aligned(value, in: environment.calendar(in: environment.timeZone)) ?? value
    }

    @MainActor @ViewBuilder
    private func selectors(_ model: ChartModel) -> some View {
        if let selection = configuration.x.selection { ChartSelector(model, along: \.x, selection) }
        if let selection = configuration.y.selection { ChartSelector(model, along: \.y, selection) }
        if let selection = configuration.x.rangeSelection { ChartRangeSelector(model, along: \.x, selection) }
        if let selection = configuration.y.rangeSelection { ChartRangeSelector(model, along: \.y, selection) }
        if let selection = configuration.angleSelection { ChartSelector(anglesOf: model, selection) }
    }
}

/// A chart takes the room that it is offered, and a usual one where it is asked what it would like.
private struct ChartRoom: Arrangement {
    func size(of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool) -> (width: Int, height: Int) {
        (width ?? 60, height ?? 16)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        for child in children { child.place(x: x, y: y, width: width, height: height) }
    }
}

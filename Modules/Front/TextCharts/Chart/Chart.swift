import TextUI

/// Marks on scales. As Swift Charts' `Chart`: lines in dots, bars and areas in blocks, points as signs; in words, a table.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.self) private var environment

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    @MainActor
    public var body: some View {
        let model = ChartModel(content, configuration, environment)
        VStack(alignment: .leading, spacing: 0) {
            ArrangedView(ChartRoom()) {
                GeometryReader { geometry in
                    ChartDrawing(
                        plan: ChartPlan(
                            model, columns: Int(geometry.size.width / 8), rows: Int(geometry.size.height / 16)))
                }
            }
        }
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

import TextUICore

/// Chooses the first and the last value of a range of a chart's values. A value that is chosen alone is both.
struct ChartRangeSelector: View {
    let first: ChartSelector
    let last: ChartSelector

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            first
            last
        }
    }

    @MainActor
    init(
        _ model: ChartModel, along direction: KeyPath<Mark, Datum?>, _ selection: ChartConfiguration.RangeSelection
    ) {
        func end(_ name: (String) -> LocalizedStringKey, _ selection: ChartConfiguration.Selection) -> ChartSelector {
            var selector = ChartSelector(model, along: direction, selection)
            selector.title = name(selector.title).own
            return selector
        }
        first = end(
            { "\($0) from" },
            .init(
                get: { selection.get()?.first },
                set: { value in selection.set(value.map { ($0, selection.get()?.last ?? $0) }) }))
        last = end(
            { "\($0) to" },
            .init(
                get: { selection.get()?.last },
                set: { value in selection.set(value.map { (selection.get()?.first ?? $0, $0) }) }))
    }
}

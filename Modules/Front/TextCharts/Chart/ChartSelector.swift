import TextUICore

/// Chooses one of a chart's values with the keys that choose elsewhere, since nobody points into a text.
struct ChartSelector: View {
    struct Choice {
        let label: String
        let value: _Plotted
        /// Whether a value that is chosen means this one.
        let fits: (_Plotted) -> Bool
    }

    var title: String
    let choices: [Choice]
    let selection: ChartConfiguration.Selection

    var body: some View {
        Picker(title, selection: chosen) {
            Text(own: "None").tag(Int?.none)
            ForEach(choices.indices, id: \.self) { index in Text(verbatim: choices[index].label).tag(Int?(index)) }
        }
    }

    private var chosen: Binding<Int?> {
        Binding {
            guard let value = selection.get() else { return nil }
            return choices.firstIndex { $0.fits(value) }
        } set: { index in
            selection.set(index.map { choices[$0].value })
        }
    }
}

extension ChartSelector {
    /// The values of the marks along one direction, in their order.
    @MainActor
    init(_ model: ChartModel, along direction: KeyPath<Mark, Datum?>, _ selection: ChartConfiguration.Selection) {
        let words = ChartWords(model)
        var known: Set<_Plotted> = []
        let data = model.marks.filter { $0.kind != .rule && $0.isPlottable }.compactMap { $0[keyPath: direction] }
            .filter { known.insert($0.value).inserted }
            .sorted { ($0.value.number ?? 0) < ($1.value.number ?? 0) }
        title = words.name(of: data.first)
        choices = data.map { datum in
            Choice(label: words.text(of: datum), value: datum.value) { value in
                guard let end = datum.end?.number, let number = value.number, let start = datum.value.number else {
                    return value == datum.value
                }
                return start <= number && number < end
            }
        }
        self.selection = selection
    }

    /// The sectors of a pie; what is chosen is the sum of those before and half of its own.
    @MainActor
    init(anglesOf model: ChartModel, _ selection: ChartConfiguration.Selection) {
        let words = ChartWords(model)
        let pie = Pie(model)
        let whole = pie.sectors.reduce(0) { $0 + $1.value }
        title = words.name(of: pie.sectors.first?.mark.angle)
        choices = pie.sectors.map { sector in
            let (start, end) = (sector.start * whole, sector.end * whole)
            return Choice(
                label: words.series(of: sector.mark) ?? words.text(of: .number(sector.value)),
                value: .number((start + end) / 2)
            ) { value in
                guard let number = value.number else { return false }
                return start <= number && number < end
            }
        }
        self.selection = selection
    }
}

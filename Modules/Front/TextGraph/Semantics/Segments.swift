import PlainText

/// Choices beside each other, of which one is marked. An object, as the state of each control has a place for it.
@MainActor
package final class Segments {
    let names: [String]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    package init(names: [String], chosen: Int?, choose: @escaping @MainActor (Int) -> Void) {
        self.names = names
        self.chosen = chosen
        self.choose = choose
    }

    private static let line = " │ "

    /// The columns of all.
    var width: Int { places.last.map { $0.upperBound } ?? 0 }

    /// Whether there is room for all.
    func fit(in area: CellRect) -> Bool { width <= area.width }

    /// The columns of each, from the first's beginning.
    var places: [Range<Int>] {
        var start = 0
        return names.map { name in
            let end = start + TextWidth.columns(of: name)
            defer { start = end + Self.line.count }
            return start..<end
        }
    }

    /// The choice at a column: a line belongs to the choice before it.
    func index(at column: Int) -> Int? {
        column < 0 || column >= width ? nil : places.lastIndex { $0.lowerBound <= column }
    }

    func draw(x: Int, y: Int, _ environment: EnvironmentValues, isEnabled: Bool, _ canvas: inout CellCanvas) {
        let (plain, quiet) = (environment.textStyle, environment.style(.secondary))
        for (index, place) in places.enumerated() {
            var style = index == chosen ? environment.style(environment.tint ?? .accentColor) : plain
            if index == chosen { style.attributes.formUnion([.bold, .underline]) }
            if !isEnabled { style.attributes.insert(.faint) }
            if index > 0 { canvas.text(Self.line, x: x + place.lowerBound - Self.line.count, y: y, style: quiet) }
            canvas.text(names[index], x: x + place.lowerBound, y: y, style: style)
        }
    }
}

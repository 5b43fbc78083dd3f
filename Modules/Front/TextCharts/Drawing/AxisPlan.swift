import PlainText
import TextUICore

/// The lines, ticks and labels at the values of an axis of some length.
@MainActor
struct AxisPlan {
    enum Label {
        case text(String)
        case view(AnyView)
    }

    struct Item {
        /// A share of the axis' length.
        let position: Double
        let labelPosition: Double
        var label: Label?
        var width = 0
        var height = 1
        let parts: _AxisParts
    }

    let axis: _Axis
    let isLevel: Bool
    private(set) var items: [Item] = []

    /// - Parameter unit: What the chart's values stand for on this axis, where that is a unit of the calendar.
    init(
        _ axis: _Axis, _ scale: Scale, isLevel: Bool, count: Int, unit: Calendar.Component?,
        _ environment: EnvironmentValues
    ) {
        self.axis = axis
        self.isLevel = isLevel
        let values = AxisValues(axis.values, scale, count: count, environment)
        let all = values.all
        for (index, value) in all.enumerated() {
            guard let position = scale.position(value) else { continue }
            guard position > -1e-9, position < 1 + 1e-9 else { continue }
            let axisValue = AxisValue(index: index, count: all.count, value: value)
            var parts = axis.parts?(axisValue) ?? Self.usual(scale, isLevel: isLevel)
            if let stroke = axis.stroke {
                parts.gridLine?.stroke = stroke
                parts.tick?.stroke = stroke
            }
            let next = index + 1 < all.count ? scale.position(all[index + 1]) : nil
            var item = Item(
                position: position,
                labelPosition: Self.labelPosition(
                    value, position, next, scale, isCentered: parts.labelIsCentered, unit, environment),
                parts: parts)
            // Of a day that begins where the plot ends, nothing is seen.
            guard item.labelPosition < 1 + 1e-9 else { continue }
            Self.fill(&item, value, axis, values, environment)
            items.append(item)
        }
    }

    /// The usual parts: lines from the values that are read off, ticks at the others.
    private static func usual(_ scale: Scale, isLevel: Bool) -> _AxisParts {
        var parts = _AxisParts()
        parts.label = .automatic
        if !scale.isCategory {
            if isLevel { parts.tick = .init() } else { parts.gridLine = .init() }
        }
        return parts
    }

    private static func labelPosition(
        _ value: _Plotted, _ position: Double, _ next: Double?, _ scale: Scale, isCentered: Bool?,
        _ unit: Calendar.Component?, _ environment: EnvironmentValues
    ) -> Double {
        if let unit, isCentered != false, case .date(let date) = value,
            let interval = environment.calendar(in: environment.timeZone).dateInterval(of: unit, for: date),
            let end = scale.position(.date(interval.end)), let start = scale.position(.date(interval.start))
        {
            return (start + end) / 2
        }
        if isCentered == true, !scale.isCategory { return (position + (next ?? 1)) / 2 }
        return position
    }

    private static func fill(
        _ item: inout Item, _ value: _Plotted, _ axis: _Axis, _ values: AxisValues, _ environment: EnvironmentValues
    ) {
        switch item.parts.label {
        case .automatic:
            item.label = .text(axis.format?(value, environment) ?? values.text(of: value))
        case .text(let text): item.label = text(value, environment).map(Label.text)
        case .view(let view):
            let size = ViewMeasure.size(of: view.environment(\.self, environment), width: nil, height: nil)
            guard size.width > 0, size.height > 0 else { break }
            item.label = .view(view)
            (item.width, item.height) = size
        case nil: break
        }
        if case .text(let text) = item.label {
            let text = printable(text)
            item.label = text.isEmpty ? nil : .text(text)
            item.width = TextWidth.columns(of: text)
        }
    }

    var widest: Int { items.reduce(0) { max($0, $1.label == nil ? 0 : $1.width) } }
    var highest: Int { items.reduce(0) { max($0, $1.label == nil ? 0 : $1.height) } }
}

import Foundation

/// The results of one kind that somebody has had, over time.
package struct ResultSeries: Hashable, Codable, Sendable, Identifiable {
    /// The code of what was measured, such as `4548-4`; with the unit where there are results in several.
    package struct ID: Hashable, Sendable, CodedAsText, ExpressibleByStringLiteral {
        package let description: String

        package init(_ text: String) {
            description = text
        }

        package init(stringLiteral value: String) {
            self.init(value)
        }
    }

    package let id: ID
    package let title: String
    /// Oldest first; there is at least one.
    package let results: [Observation]

    package init(id: ID, title: String, results: [Observation]) {
        self.id = id
        self.title = title
        self.results = results
    }

    /// The title in the reader's language.
    package var words: Phrase { last?.code.words ?? "\(title)" }

    package var last: Observation? { results.last }
    package var category: Observation.Category? { last?.category }
    package var awaitsRelease: Bool { results.contains(where: \.awaitsRelease) }

    /// One value over time: a result with components has a line for each.
    package struct Line: Hashable, Codable, Sendable, Identifiable {
        package struct Point: Hashable, Codable, Sendable, Identifiable {
            package let id: Observation.ID
            package let date: Date
            package let value: ExactDecimal
        }

        package let title: String
        /// The title in the reader's language.
        package let words: Phrase
        package let points: [Point]
        /// What was usual when the last was measured.
        package let referenceRange: Observation.ReferenceRange?

        package var id: String { title }
    }

    /// What can be drawn: the values that are numbers and have a date.
    package var lines: [Line] {
        let own = line(title, words) { ($0.value?.quantity, $0.referenceRanges.first) }
        var codes: [CodeableConcept] = []
        for code in results.flatMap(\.orderedComponents).map(\.code)
        where !codes.contains(where: { $0.display == code.display }) {
            codes.append(code)
        }
        let parts = codes.map { code in
            line(code.display, code.words) { result in
                let part = result.components.first { $0.code.display == code.display }
                return (part?.value?.quantity, part?.referenceRanges.first)
            }
        }
        return ([own] + parts).filter { !$0.points.isEmpty }
    }

    package var unit: String? {
        guard let last else { return nil }
        return last.unit
    }

    /// Where the straight line goes that is nearest to all values.
    package var trend: Trend? { lines.first.flatMap { Trend($0.points) } }

    private func line(
        _ title: String, _ words: Phrase, _ value: (Observation) -> (Quantity?, Observation.ReferenceRange?)
    ) -> Line {
        let points = results.compactMap { result -> Line.Point? in
            guard let number = value(result).0?.value, let date = result.date?.beginning else { return nil }
            return Line.Point(id: result.id, date: date, value: number)
        }
        return Line(
            title: title, words: words, points: points, referenceRange: results.last.flatMap { value($0).1 })
    }
}

/// Where values go, by the straight line of the least squares: within a twentieth of their mean they stay.
package enum Trend: String, Hashable, Codable, Sendable, CaseIterable {
    case rising, steady, falling

    /// Nil for fewer than two values, and where all are of one instant.
    init?(_ points: [ResultSeries.Line.Point]) {
        guard let first = points.first?.date, let last = points.last?.date, first < last else { return nil }
        let times = points.map { $0.date.timeIntervalSince(first) }
        let values = points.map(\.value.value)
        let (meanTime, mean) = (times.mean, values.mean)
        let slope =
            zip(times, values).map { ($0 - meanTime) * ($1 - mean) }.mean
            / times.map { ($0 - meanTime) * ($0 - meanTime) }.mean
        let change = slope * last.timeIntervalSince(first)
        if abs(change) <= abs(mean) / 20 {
            self = .steady
        } else {
            self = change > 0 ? .rising : .falling
        }
    }
}

extension [Double] {
    fileprivate var mean: Double { reduce(0, +) / Double(count) }
}

extension Observation {
    /// The unit of its value, or that of all of its components.
    package var unit: String? {
        if let value { return value.quantity?.unitText }
        let units = Set(components.map { $0.value?.quantity?.unitText })
        return units.count == 1 ? units.first ?? nil : nil
    }

    /// What results of one kind have in common.
    fileprivate var kind: String { code.codings.lazy.compactMap(\.code).first ?? code.display }
}

extension [Observation] {
    /// The series that these are, by title. A kind that was measured in several units has one for each.
    package var series: [ResultSeries] {
        // By their places, so that each is copied once.
        let dates = map { $0.date?.beginning ?? .distantPast }
        let oldestFirst = indices.sorted { (dates[$0], self[$0].id) < (dates[$1], self[$1].id) }
        var kinds: [String: [String?: [Observation]]] = [:]
        for index in oldestFirst {
            kinds[self[index].kind, default: [:]][self[index].unit, default: []].append(self[index])
        }
        return kinds.flatMap { kind, units in
            units.map { unit, results in
                let name = units.count > 1 ? [kind, unit].compactMap(\.self).joined(separator: " ") : kind
                return ResultSeries(id: ResultSeries.ID(name), title: results.last?.title ?? kind, results: results)
            }
        }
        .sorted { ($0.title.localizedLowercase, $0.id.description) }
    }
}

extension Array {
    /// In the order of keys that are made once for each, and moved in place of the elements.
    fileprivate func sorted<First: Comparable, Second: Comparable>(
        by key: (Element) -> (First, Second)
    ) -> [Element] {
        let keys = map(key)
        return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
    }
}

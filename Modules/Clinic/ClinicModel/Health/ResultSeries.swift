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
        /// What was usual when the last was measured. Of a vital sign for which nothing was said then, what is usual for
        /// everybody by the last that says so.
        package let referenceRange: Observation.ReferenceRange?

        package var id: String { title }
    }

    /// What can be drawn: the values that are numbers and have a date.
    package var lines: [Line] {
        let own = line(title, words) { ($0.value?.quantity, $0.referenceRanges.first) }
        var codes: [CodeableConcept] = []
        for code in results.flatMap(\.orderedComponents).map(\.code)
        where !codes.contains(where: { $0.isOfSamePart(as: code) }) {
            codes.append(code)
        }
        let parts = codes.map { code in
            line(code.display, code.partWords) { result in
                let part = result.components.first { $0.code.isOfSamePart(as: code) }
                return (part?.value?.quantity, part?.referenceRanges.first)
            }
        }
        return ([own] + parts).filter { !$0.points.isEmpty }
    }

    package var unit: String? {
        guard let last else { return nil }
        return last.unit
    }

    /// Where the straight line goes that is nearest to all values. Of several parts, where all go; nil where they go
    /// different ways.
    package var trend: Trend? {
        let trends = Set(lines.compactMap(\.trend))
        return trends.count == 1 ? trends.first : nil
    }

    /// What is usual, of each part where there are several; nil where nothing is said.
    package var usual: Phrase? {
        let lines = lines
        let parts = lines.compactMap { line in
            line.referenceRange?.words.map { lines.count > 1 ? Phrase(joining: [line.words, $0], by: " ") : $0 }
        }
        return parts.isEmpty ? last?.referenceRanges.first?.words : Phrase(joining: parts, by: ", ")
    }

    private func line(
        _ title: String, _ words: Phrase, _ value: (Observation) -> (Quantity?, Observation.ReferenceRange?)
    ) -> Line {
        let points = results.compactMap { result -> Line.Point? in
            guard let number = value(result).0?.value, let date = result.date?.beginning else { return nil }
            return Line.Point(id: result.id, date: date, value: number)
        }
        let ranges = results.map { value($0).1 }
        let earlier = category == .vitalSigns ? ranges.compactMap(\.self).last { !$0.isForSome } : nil
        return Line(title: title, words: words, points: points, referenceRange: (ranges.last ?? nil) ?? earlier)
    }
}

extension ResultSeries.Line {
    /// Where the straight line goes that is nearest to its values.
    package var trend: Trend? { Trend(points) }
}

extension CodeableConcept {
    /// Whether it is of the part of a result that `other` is of, whatever the two are called.
    fileprivate func isOfSamePart(as other: CodeableConcept) -> Bool {
        display == other.display || sharesCode(with: other)
            || partWords.description == other.partWords.description
    }

    /// What the part is called: as the program does where it knows the code, since results may call it differently.
    fileprivate var partWords: Phrase { codings.lazy.compactMap(\.known).first ?? words }
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

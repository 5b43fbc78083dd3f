import Foundation

enum Report {
    static func json(_ figures: [Figure]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(figures), as: UTF8.self)
    }

    static func table(_ figures: [Figure]) -> String {
        let head = ["work", "median", "at most", "", "baseline", "ratio", "peak KiB", "frame", "neighbour"]
        let rows = [head] + figures.map(row)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 || column == 3 || column > 6 ? text + blanks : blanks + text
            }
            .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        .joined(separator: "\n")
    }

    private static func row(_ figure: Figure) -> [String] {
        [
            figure.name, "\(number(figure.value, figure.unit)) \(figure.unit.rawValue)",
            figure.limit.map { number($0, figure.unit) } ?? "",
            figure.limit == nil ? "" : figure.isWithinLimit ? "ok" : "over",
            figure.baseline.map { number($0, figure.unit) } ?? "",
            figure.baseline.map { String(format: "%.1f", figure.value / $0) } ?? "",
            figure.peakMemory.map(String.init) ?? "", figure.checksum ?? "",
            figure.neighbour ?? "",
        ]
    }

    private static func number(_ value: Double, _ unit: Figure.Unit) -> String {
        switch unit {
        case .milliseconds: String(format: value < 10 ? "%.4f" : "%.1f", value)
        case .times: String(format: "%.2f", value)
        case .bytes, .wakeUps, .kibibytes: String(Int(value))
        }
    }
}

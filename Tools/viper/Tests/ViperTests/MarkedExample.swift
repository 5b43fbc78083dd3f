@testable import viper

/// An example in which a mark `▸` stands before each place that a finding is expected at.
struct MarkedExample: Sendable {
    struct Place: Hashable, Comparable, CustomStringConvertible {
        let path: String
        let line: Int
        let column: Int

        var description: String { "\(path):\(line):\(column)" }

        static func < (left: Self, right: Self) -> Bool {
            (left.path, left.line, left.column) < (right.path, right.line, right.column)
        }
    }

    /// Without the marks.
    let example: Example
    /// Those of the marks, as compilers count.
    let places: [Place]

    init(_ text: String) {
        var example = Example(text)
        var places: [Place] = []
        for (index, file) in example.files.enumerated() {
            places += Self.places(in: file.text, at: file.path)
            example.files[index].text = file.text.replacing("▸", with: "")
        }
        self.example = example
        self.places = places.sorted()
    }

    static func places(in text: String, at path: String) -> [Place] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            let pieces = line.split(separator: "▸", omittingEmptySubsequences: false).map(\.utf8.count)
            return pieces.indices.dropFirst().map { end in
                Place(path: path, line: index + 1, column: pieces[..<end].reduce(1, +))
            }
        }
    }
}

extension Finding {
    var place: MarkedExample.Place { .init(path: path, line: line, column: column) }
}

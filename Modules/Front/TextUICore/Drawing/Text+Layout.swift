extension Text {
    /// The lines of a text as they stand, as SwiftUI's `Text.Layout`.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Whether a part of the text has no room.
        public let isTruncated: Bool

        /// - Parameter columns: The width in which the lines stand.
        init(_ words: BrokenText, columns: Int, _ environment: EnvironmentValues) {
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            let share = environment.multilineTextAlignment.fraction
            lines = words.lines.enumerated().map { row, line in
                let free = CGFloat(Swift.max(0, columns - line.width)) * Points.perColumn
                let x = (free * (isRightToLeft ? 1 - share : share) / Points.perColumn).rounded(.down)
                return Line(
                    line, words.marks, corner: CGPoint(x: x * Points.perColumn, y: CGFloat(row) * Points.perRow),
                    direction: environment.layoutDirection)
            }
            isTruncated = words.isTruncated
        }

        /// The first place: 0.
        public var startIndex: Int { 0 }
        /// The place after the last line.
        public var endIndex: Int { lines.count }
        /// Returns a line.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// A line of a text: its runs from the left, each of one style.
    public struct Line: RandomAccessCollection, Equatable {
        private let runs: [Run]
        let words: TextLine
        let corner: CGPoint
        /// The direction of the writing around the text.
        public let paragraphLayoutDirection: LayoutDirection

        init(_ line: TextLine, _ marks: TextMarks, corner: CGPoint, direction: LayoutDirection) {
            words = TextLine(runs: line.runs.map { TextRun($0.text, style: $0.style.unmarked) }, width: line.width)
            self.corner = corner
            paragraphLayoutDirection = direction
            runs = Run.runs(
                of: VisualLine(line.runs, isRightToLeft: direction == .rightToLeft), marks, corner: corner,
                direction: direction)
        }

        /// The first place: 0.
        public var startIndex: Int { 0 }
        /// The place after the last run.
        public var endIndex: Int { runs.count }
        /// Returns a run.
        public subscript(index: Int) -> Run { runs[index] }

        /// The point where the line's letters begin to stand, in points.
        public var origin: CGPoint {
            get { typographicBounds.origin }
            set { self = moved(to: newValue) }
        }

        /// The room of the line.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(corner: corner, width: CGFloat(words.width) * Points.perColumn)
        }

        private init(_ line: Line, by offset: CGSize) {
            runs = line.runs.map { $0.moved(by: offset) }
            words = line.words
            corner = line.corner.moved(by: offset)
            paragraphLayoutDirection = line.paragraphLayoutDirection
        }

        private func moved(to origin: CGPoint) -> Line {
            Line(self, by: CGSize(width: origin.x - self.origin.x, height: origin.y - self.origin.y))
        }

        /// Whether two lines have the same letters at the same place.
        public static func == (a: Line, b: Line) -> Bool { a.words == b.words && a.corner == b.corner }
    }

    /// The room of a part of a text, in points: each letter is 16 high, all above the line on which it stands.
    public struct TypographicBounds: Equatable, Sendable {
        /// The point where the letters begin to stand.
        public var origin: CGPoint
        /// The width of the letters.
        public var width: CGFloat
        /// The height above the line on which they stand.
        public var ascent = Points.perRow
        /// The height below it.
        public var descent: CGFloat = 0
        /// The room between lines.
        public var leading: CGFloat = 0

        init(corner: CGPoint, width: CGFloat) {
            origin = CGPoint(x: corner.x, y: corner.y + Points.perRow)
            self.width = width
        }

        /// Creates an empty room.
        public init() { self.init(corner: CGPoint(x: 0, y: -Points.perRow), width: 0) }

        /// The rectangle of the letters.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// A place in the words of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let column: Int

        /// Whether one place comes before another.
        public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.column < b.column }
        /// Returns the letters from this place to another.
        public func distance(to other: CharacterIndex) -> Int { other.column - column }
        /// Returns the place so many letters further.
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(column: column + n) }
    }

    /// Choices for the drawing of letters. Has no effect in text, where they stand in whole cells.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Letters may stand between the pixels.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

extension CGPoint {
    func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}

extension CellStyle {
    /// The style without the mark of its part of the text.
    fileprivate var unmarked: CellStyle {
        var style = self
        style.attributes.mark = 0
        return style
    }
}

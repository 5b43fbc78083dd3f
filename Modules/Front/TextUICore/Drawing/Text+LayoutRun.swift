extension Text.Layout {
    /// A stretch of letters of one style, from the left. Each element is a letter.
    public struct Run: RandomAccessCollection, Equatable {
        /// A letter and its place in points from the run's beginning.
        struct Letter: Equatable {
            let text: String
            let x: CGFloat
            let width: CGFloat
            /// The letter's number in its line, from the left.
            let number: Int
        }

        let letters: [Letter]
        let style: CellStyle
        private(set) var corner: CGPoint
        private let values: [any TextAttribute]
        /// The direction of the writing around the text.
        public let layoutDirection: LayoutDirection

        static func runs(
            of line: VisualLine, _ marks: TextMarks, corner: CGPoint, direction: LayoutDirection
        ) -> [Run] {
            var runs: [Run] = []
            var (start, x) = (0, corner.x)
            let places = line.places
            while start < places.count {
                let style = places[start].style
                let end = places[start...].firstIndex { $0.style != style } ?? places.count
                var width: CGFloat = 0
                let letters = (start..<end).map { number in
                    let place = places[number]
                    let room = CGFloat(place.width) * Points.perColumn
                    defer { width += room }
                    return Letter(text: place.glyph.text, x: width, width: room, number: number)
                }
                runs.append(
                    Run(
                        letters: letters, style: style, corner: CGPoint(x: x, y: corner.y),
                        values: marks.values(of: style), layoutDirection: direction))
                (start, x) = (end, x + width)
            }
            return runs
        }

        /// The first place: 0.
        public var startIndex: Int { 0 }
        /// The place after the last letter.
        public var endIndex: Int { letters.count }
        /// Returns a letter.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        /// Returns some of the letters.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Returns the value of a type that the text was given by `customAttribute(_:)`; nil where it has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { values.lazy.compactMap { $0 as? T }.last }

        /// The room of the run.
        public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
        /// The places of the letters in the words of the line.
        public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

        func moved(by offset: CGSize) -> Run {
            var run = self
            run.corner = corner.moved(by: offset)
            return run
        }

        /// Whether two runs have the same letters at the same place.
        public static func == (a: Run, b: Run) -> Bool {
            a.letters == b.letters && a.style == b.style && a.corner == b.corner
        }
    }

    /// Some letters of a run. Each element is a letter.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run.
        public var run: Run
        /// The places of the letters in the run.
        public var indices: Range<Int>

        /// Creates a slice of the letters of a run that stand at some places.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        /// The first place.
        public var startIndex: Int { indices.lowerBound }
        /// The place after the last letter.
        public var endIndex: Int { indices.upperBound }
        /// Returns a letter.
        public subscript(index: Int) -> RunSlice { run[index] }
        /// Returns some of the letters.
        public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
        /// Returns the value of a type that the text was given by `customAttribute(_:)`; nil where it has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        var letters: ArraySlice<Run.Letter> { run.letters[indices] }

        /// The room of the letters.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(
                corner: CGPoint(x: run.corner.x + (letters.first?.x ?? 0), y: run.corner.y),
                width: letters.reduce(0) { $0 + $1.width })
        }

        /// The places of the letters in the words of the line.
        public var characterIndices: [CharacterIndex] { letters.map { CharacterIndex(column: $0.number) } }
    }
}

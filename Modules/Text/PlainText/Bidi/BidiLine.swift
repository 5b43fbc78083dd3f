/// The order in which a line of text is seen, by Unicode's annex 9 without its formatting characters: `printable` takes
/// those out of all that is drawn.
package struct BidiLine: Sendable {
    /// Of each scalar: even from left to right, odd from right to left.
    package private(set) var levels: [UInt8]

    private let base: UInt8
    private let scalars: [Unicode.Scalar]
    private let originals: [BidiClass]
    private var classes: [BidiClass]
    /// The scalars that the rules see: all but those without a meaning for the order.
    private let seen: [Int]

    /// - Parameter isRightToLeft: The direction of the line as a whole.
    package init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) {
        self.init(scalars, classes: scalars.map(BidiClass.init), isRightToLeft: isRightToLeft)
    }

    package init(_ scalars: [Unicode.Scalar], classes: [BidiClass], isRightToLeft: Bool) {
        base = isRightToLeft ? 1 : 0
        self.scalars = scalars
        originals = classes
        self.classes = classes
        seen = classes.indices.filter { classes[$0] != .BN }
        levels = Array(repeating: base, count: classes.count)
        resolveWeak()
        resolveBrackets()
        resolveNeutral()
        setLevels()
    }

    /// The places of the line from left to right, each with the index that is seen there.
    package static func order(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    /// The direction of the first character that has one (P2, P3); nil where none has.
    package static func direction(of classes: some Sequence<BidiClass>) -> Bool? {
        classes.first(where: \.isStrong)?.isRightToLeft
    }

    private var outside: BidiClass { base == 1 ? .R : .L }

    /// Marks, numbers and the signs among numbers (W1 to W7).
    private mutating func resolveWeak() {
        var last = outside
        for index in seen {
            if classes[index] == .NSM { classes[index] = last }
            last = classes[index]
        }
        var strong = outside
        for index in seen {
            if classes[index].isStrong { strong = classes[index] }
            if classes[index] == .EN, strong == .AL { classes[index] = .AN }
        }
        for index in seen where classes[index] == .AL { classes[index] = .R }
        for place in seen.indices.dropFirst().dropLast() {
            let (before, now, after) = (classes[seen[place - 1]], classes[seen[place]], classes[seen[place + 1]])
            guard before == after else { continue }
            if before == .EN, now == .ES || now == .CS { classes[seen[place]] = .EN }
            if before == .AN, now == .CS { classes[seen[place]] = .AN }
        }
        for run in runs(where: { $0 == .ET }) where neighbour(before: run) == .EN || neighbour(after: run) == .EN {
            for place in run { classes[seen[place]] = .EN }
        }
        for index in seen where [.ES, .ET, .CS].contains(classes[index]) { classes[index] = .ON }
        strong = outside
        for index in seen {
            if classes[index].isStrong { strong = classes[index] }
            if classes[index] == .EN, strong == .L { classes[index] = .L }
        }
    }

    /// Brackets go together, and as what is in them (N0).
    private mutating func resolveBrackets() {
        for (open, close) in bracketPairs() {
            let inside = (open + 1..<close).compactMap { Self.strong(classes[seen[$0]]) }
            guard let direction = inside.contains(outside) ? outside : inside.first else { continue }
            var resolved = outside
            if direction != outside {
                let before = (0..<open).last { Self.strong(classes[seen[$0]]) != nil }
                if before.flatMap({ Self.strong(classes[seen[$0]]) }) ?? outside == direction { resolved = direction }
            }
            for place in [open, close] {
                classes[seen[place]] = resolved
                // Marks go with what they stand on.
                for mark in seen[(place + 1)...] {
                    guard originals[mark] == .NSM else { break }
                    classes[mark] = resolved
                }
            }
        }
    }

    private func bracketPairs() -> [(Int, Int)] {
        var open: [(closing: UInt32, place: Int)] = []
        var pairs: [(Int, Int)] = []
        for place in seen.indices where classes[seen[place]] == .ON {
            let code = Self.canonical(scalars[seen[place]].value)
            if let closing = BidiPairs.closing[code] {
                guard open.count < 63 else { break }
                open.append((Self.canonical(closing), place))
            } else if let match = open.lastIndex(where: { $0.closing == code }) {
                pairs.append((open[match].place, place))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.0 < $1.0 }
    }

    /// Two pairs of angle brackets are the same.
    private static func canonical(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x2329: 0x3008
        case 0x232A: 0x3009
        default: code
        }
    }

    /// What stands between the same directions goes in it, all else as the line (N1, N2).
    private mutating func resolveNeutral() {
        for run in runs(where: { [.B, .S, .WS, .ON].contains($0) }) {
            let before = neighbour(before: run).flatMap(Self.strong) ?? outside
            let after = neighbour(after: run).flatMap(Self.strong) ?? outside
            for place in run { classes[seen[place]] = before == after ? before : outside }
        }
    }

    /// Numbers count as text from right to left.
    private static func strong(_ found: BidiClass) -> BidiClass? {
        switch found {
        case .L: .L
        case .R, .EN, .AN: .R
        default: nil
        }
    }

    private func neighbour(before run: Range<Int>) -> BidiClass? {
        run.lowerBound > 0 ? classes[seen[run.lowerBound - 1]] : nil
    }

    private func neighbour(after run: Range<Int>) -> BidiClass? {
        run.upperBound < seen.count ? classes[seen[run.upperBound]] : nil
    }

    private func runs(where isPart: (BidiClass) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in seen.indices where isPart(classes[seen[place]]) {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        return runs
    }

    /// I1 and I2, and what the end of a line does (L1).
    private mutating func setLevels() {
        for index in seen {
            switch classes[index] {
            case .R: levels[index] = 1
            case .EN, .AN: levels[index] = 2
            case .L: levels[index] = base * 2
            default: levels[index] = base
            }
        }
        var isEnd = true
        for index in originals.indices.reversed() {
            switch originals[index] {
            case .S, .B:
                levels[index] = base
                isEnd = true
            case .WS, .BN: if isEnd { levels[index] = base }
            default: isEnd = false
            }
        }
    }
}

extension TextClusters {
    /// Breaks the text into lines no wider than `width`, except where one cluster is.
    func plan(width: Int?, lineLimit: Int? = nil, truncation: TextTruncation = .tail) -> [LinePlan] {
        var lines: [LinePlan] = []
        let limit = lineLimit.map { max($0, 1) } ?? .max
        var start = 0
        while lines.count <= limit {
            let end = clusters[start...].firstIndex { $0.kind.contains(.newline) } ?? count
            wrap(start..<end, width: width ?? .max, limit: limit, into: &lines)
            guard end < count else { break }
            start = end + 1
        }
        guard lines.count > limit else { return lines }
        lines.removeSubrange(limit...)
        lines[limit - 1] = truncated(from: lines[limit - 1].head.lowerBound, width: width ?? .max, truncation)
        return lines
    }

    /// Adds the lines of what stands between two newlines, and stops when they are more than the limit.
    private func wrap(_ paragraph: Range<Int>, width: Int, limit: Int, into lines: inout [LinePlan]) {
        guard width > 0, !paragraph.isEmpty else {
            lines.append(LinePlan(paragraph.lowerBound..<paragraph.lowerBound, width: 0))
            return
        }
        var start = paragraph.lowerBound
        while start < paragraph.upperBound, lines.count <= limit {
            let (line, next) = nextLine(from: start, to: paragraph.upperBound, width: width)
            if let line { lines.append(line) }
            start = next
        }
    }

    /// The line that begins at a cluster, and the cluster that begins the next one.
    ///
    /// Spaces at the end of a wrapped line hang over its edge and are left out; those at the paragraph's end stay as
    /// far as they fit. An indent that leaves no room for the word after it is left out: then there is no line.
    private func nextLine(from start: Int, to end: Int, width: Int) -> (LinePlan?, Int) {
        var columns = 0
        var ink = LinePlan(start..<start, width: 0)
        var wrapped: (line: LinePlan, next: Int)?
        var index = start
        while index < end {
            let cluster = clusters[index]
            if index > start, canBreak(before: index) { wrapped = (ink, index) }
            if !cluster.kind.contains(.space) {
                if columns + Int(cluster.width) > width { break }
                ink = LinePlan(start..<index + 1, width: columns + Int(cluster.width))
            }
            columns += Int(cluster.width)
            index += 1
        }
        if index == end {
            while columns > width {
                index -= 1
                columns -= Int(clusters[index].width)
            }
            return (LinePlan(start..<index, width: columns), end)
        }
        if let wrapped { return (wrapped.line.head.isEmpty ? nil : wrapped.line, wrapped.next) }
        if let joint = lastJoint(from: start, to: index) {
            let columns = clusters[start..<joint].reduce(0) { $0 + Int($1.width) }
            return (LinePlan(start..<joint, width: columns), joint)
        }
        if index > start { return (ink, index) }
        return (LinePlan(start..<start + 1, width: Int(clusters[start].width)), skippingSpaces(start + 1, to: end))
    }

    /// Where a word that is wider than its line is broken rather than at the edge: behind the last sign within the line that
    /// joins the parts of an address. A sign alone is no line.
    private func lastJoint(from start: Int, to edge: Int) -> Int? {
        guard edge > start + 1 else { return nil }
        return (start + 2...edge).last { isJoint(before: $0) }
    }

    private func skippingSpaces(_ start: Int, to end: Int) -> Int {
        clusters[start..<end].firstIndex { !$0.kind.contains(.space) } ?? end
    }

    /// All from a cluster on, on one line, with an ellipsis for what has no room.
    private func truncated(from start: Int, width: Int, _ truncation: TextTruncation) -> LinePlan {
        guard width > 0 else { return LinePlan(start..<start, width: 0) }
        let room = width - 1
        let none = LinePlan(start..<start, width: 0)
        let head: LinePlan
        let tail: LinePlan
        switch truncation {
        case .tail:
            head = beginning(from: start, width: room)
            tail = LinePlan(count..<count, width: 0)
        case .head:
            head = none
            tail = ending(from: start, width: room)
        case .middle:
            head = beginning(from: start, width: room - room / 2)
            tail = ending(from: head.head.upperBound, width: room - head.width)
        }
        return LinePlan(head.head, tail: tail.head, width: head.width + 1 + tail.width)
    }

    private func beginning(from start: Int, width: Int) -> LinePlan {
        var line = LinePlan(start..<start, width: 0)
        var columns = 0
        var index = start
        while index < count, !clusters[index].kind.contains(.newline) {
            columns += Int(clusters[index].width)
            if columns > width { break }
            index += 1
            if !clusters[index - 1].kind.contains(.space) { line = LinePlan(start..<index, width: columns) }
        }
        return line
    }

    private func ending(from start: Int, width: Int) -> LinePlan {
        var line = LinePlan(count..<count, width: 0)
        var columns = 0
        var index = count
        while index > start, !clusters[index - 1].kind.contains(.newline) {
            columns += Int(clusters[index - 1].width)
            if columns > width { break }
            index -= 1
            if !clusters[index].kind.contains(.space) { line = LinePlan(index..<count, width: columns) }
        }
        return line
    }
}

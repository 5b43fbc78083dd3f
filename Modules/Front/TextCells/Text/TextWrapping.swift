import PlainText

/// Breaks text into lines by the columns it takes.
///
/// Lines end between words, before and after Chinese characters and emoji but not before closing punctuation, and in
/// the middle of a word that is wider than a line, of an address between its parts. The text's own newlines stay. A width
/// of nil is one without end; a width of 0 or less leaves every line empty. More lines than `lineLimit`, which is at least
/// 1, end in an ellipsis.
package enum TextWrapping {
    package static func lines(
        _ runs: [TextRun], width: Int?, lineLimit: Int? = nil, truncation: TextTruncation = .tail
    ) -> [TextLine] {
        if let columns = columnsOfOneLine(runs), columns <= width ?? .max { return [oneLine(runs, columns: columns)] }
        let clusters = TextClusters(runs)
        return clusters.plan(width: width, lineLimit: lineLimit, truncation: truncation).map(clusters.line)
    }

    /// What `lines` would take, without making them.
    static func size(
        _ runs: [TextRun], width: Int?, lineLimit: Int? = nil, truncation: TextTruncation = .tail
    ) -> CellSize {
        if let columns = columnsOfOneLine(runs), columns <= width ?? .max { return CellSize(width: columns, height: 1) }
        let plan = TextClusters(runs).plan(width: width, lineLimit: lineLimit, truncation: truncation)
        return CellSize(width: plan.reduce(0) { max($0, $1.width) }, height: plan.count)
    }

    /// All of a text, which has so many columns, on one line.
    package static func oneLine(_ runs: [TextRun], columns: Int) -> TextLine {
        if runs.count == 1, columns > 0 { return TextLine(runs: runs, width: columns) }
        return TextLine(runs: runs.filter { !$0.text.isEmpty }.joined(), width: columns)
    }

    /// The columns of a text on one line; nil of one that is not printable ASCII throughout.
    package static func columnsOfOneLine(_ runs: [TextRun]) -> Int? {
        var total = 0
        for run in runs {
            guard let columns = TextWidth.asciiColumns(run.text) else { return nil }
            total += columns
        }
        return total
    }
}

extension TextClusters {
    fileprivate func line(_ plan: LinePlan) -> TextLine {
        guard let tail = plan.tail else { return TextLine(runs: runs(of: plan.head), width: plan.width) }
        let neighbour = plan.head.isEmpty ? tail.lowerBound : plan.head.upperBound - 1
        let ellipsis = TextRun("…", style: style(at: min(neighbour, count - 1)))
        return TextLine(runs: (runs(of: plan.head) + [ellipsis] + runs(of: tail)).joined(), width: plan.width)
    }
}

extension [TextRun] {
    /// The same runs, with neighbours of one style made one.
    func joined() -> [TextRun] {
        reduce(into: []) { runs, run in
            if let last = runs.last, last.style == run.style {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
    }
}

import PlainText

/// A text taken apart for wrapping: its clusters, with what each takes and where a line may end beside it.
struct TextClusters: Sendable {
    struct Cluster: Sendable {
        var offset: Int
        var run: Int32
        var width: UInt8
        var kind: ClusterKind
    }

    private(set) var clusters: [Cluster] = []
    private let runs: [TextRun]
    private let text: String

    init(_ runs: [TextRun]) {
        var text = ""
        var ends: [Int] = []
        for run in runs {
            text += printable(run.text, keepingNewlines: true)
            ends.append(text.utf8.count)
        }
        text.makeContiguousUTF8()
        self.text = text
        self.runs = runs
        clusters.reserveCapacity(text.utf8.count)
        var run = 0
        // A cluster across the seam of two runs is in the style of the run where it starts.
        func append(_ width: Int, _ kind: ClusterKind, at offset: Int) {
            while offset >= ends[run] { run += 1 }
            clusters.append(Cluster(offset: offset, run: Int32(run), width: UInt8(width), kind: kind))
        }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for (offset, byte) in text.utf8.enumerated() {
                append(byte == 0x0A ? 0 : 1, ClusterKind.ascii[Int(byte)], at: offset)
            }
        } else {
            var offset = 0
            text.forEachCluster { cluster in
                append(cluster.width, ClusterKind(cluster), at: offset)
                offset += cluster.utf8Count
                return true
            }
        }
    }

    var count: Int { clusters.count }

    /// Whether a line may end before the cluster at an index, which is not the first.
    func canBreak(before index: Int) -> Bool {
        let before = clusters[index - 1].kind
        let after = clusters[index].kind
        if !after.isDisjoint(with: .hanging) { return false }
        if !before.isDisjoint(with: .anySpace) { return true }
        if after.contains(.staysAfter) || before.contains(.staysBefore) { return false }
        if before.contains(.free) || after.contains(.free) { return true }
        return before.contains(.dash) && after.contains(.letter) && index > 1
            && clusters[index - 2].kind.contains(.letter)
    }

    /// Whether a sign that joins the parts of an address stands before the cluster at an index, which is not the first, and
    /// a part begins there: of `ana@example.org`, before `example` and `org`.
    func isJoint(before index: Int) -> Bool {
        let utf8 = text.utf8
        let sign = utf8[utf8.index(utf8.startIndex, offsetBy: clusters[index - 1].offset)]
        return Self.joints.contains(sign) && clusters[index].kind.isDisjoint(with: [.staysAfter, .space, .newline])
    }

    private static let joints = Array("@./_&=".utf8)

    /// The runs of some clusters, each with its style.
    func runs(of range: Range<Int>) -> [TextRun] {
        var result: [TextRun] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let style = style(at: start)
            var end = start + 1
            while end < range.upperBound, self.style(at: end) == style { end += 1 }
            result.append(TextRun(text(of: start..<end), style: style))
            start = end
        }
        return result
    }

    func style(at index: Int) -> CellStyle {
        runs[Int(clusters[index].run)].style
    }

    private func text(of range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: clusters[range.lowerBound].offset)
        let end =
            range.upperBound < count
            ? utf8.index(utf8.startIndex, offsetBy: clusters[range.upperBound].offset) : utf8.endIndex
        return String(text[start..<end])
    }
}

/// One line of a wrapped text as ranges of clusters: a beginning, and where something is left out, an ellipsis and
/// an end.
struct LinePlan: Equatable, Sendable {
    var head: Range<Int>
    var tail: Range<Int>?
    var width: Int

    init(_ head: Range<Int>, tail: Range<Int>? = nil, width: Int) {
        self.head = head
        self.tail = tail
        self.width = width
    }
}

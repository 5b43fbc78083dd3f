/// A limit on following one's own changes: twice in one flush, as in one frame of SwiftUI's.
package struct FrameLimit {
    package init() {
    }
    private var flush: Int?
    private var count = 0

    @MainActor
    package mutating func allows(in graph: Graph) -> Bool {
        if flush != graph.flushCount { (flush, count) = (graph.flushCount, 0) }
        count += 1
        return count <= 2
    }
}

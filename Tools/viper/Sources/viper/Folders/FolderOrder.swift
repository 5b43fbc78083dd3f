/// Puts folders one above the other, so that each uses those below it as far as that is possible.
struct FolderOrder {
    /// Folders that use each other, in one direction or through others, from the bottom up; a folder that goes round with
    /// no other is a group of its own. Each group uses only those before it.
    private(set) var groups: [[String]] = []

    private let graph: FolderGraph
    private var numbers: [String: Int] = [:]
    private var waiting: [String] = []

    init(_ graph: FolderGraph) {
        self.graph = graph
        for folder in graph.folders where numbers[folder] == nil { _ = visit(folder) }
    }

    /// All folders, from the bottom up.
    var folders: [String] { groups.flatMap(\.self) }

    var circles: [[String]] { groups.filter { $0.count > 1 } }

    /// The places at which a folder of the circle names something of one above it: without them it would be none.
    func closing(_ circle: [String]) -> [(from: String, to: String, places: [FolderGraph.Place])] {
        circle.indices.flatMap { low in
            circle[(low + 1)...].compactMap { high in
                let places = graph.places(from: circle[low], to: high)
                return places.isEmpty ? nil : (circle[low], high, places)
            }
        }
    }

    /// Finds groups by Tarjan's algorithm, which comes to those that others use first. Returns the lowest number among
    /// the open folders that this one reaches.
    private mutating func visit(_ folder: String) -> Int {
        let number = numbers.count
        numbers[folder] = number
        waiting.append(folder)
        var lowest = number
        for used in graph.used(by: folder) {
            if let known = numbers[used] {
                if waiting.contains(used) { lowest = min(lowest, known) }
            } else {
                lowest = min(lowest, visit(used))
            }
        }
        if lowest == number, let start = waiting.firstIndex(of: folder) {
            groups.append(bestOrder(of: waiting[start...].sorted()))
            waiting.removeSubrange(start...)
        }
        return lowest
    }

    /// The order with the fewest places at which one names another above it. Where that would take too long, rows
    /// of neighbours change places for as long as that helps.
    private func bestOrder(of circle: [String]) -> [String] {
        let weights = circle.map { low in circle.map { graph.places(from: low, to: $0).count } }
        let order = circle.count <= Self.mostTried ? Self.leastOrder(weights) : Self.betterOrder(weights)
        return order.map { circle[$0] }
    }

    private static let mostTried = 12

    /// Goes through all sets of folders that can stand at the bottom, smaller ones first.
    private static func leastOrder(_ weights: [[Int]]) -> [Int] {
        let all = weights.indices
        var best = [(cost: Int, last: Int)](repeating: (.max, 0), count: 1 << all.count)
        best[0].cost = 0
        for set in best.indices {
            for next in all where set & (1 << next) == 0 {
                let upward = all.reduce(0) { set & (1 << $1) == 0 ? $0 : $0 + weights[$1][next] }
                let cost = best[set].cost + upward
                if cost < best[set | 1 << next].cost { best[set | 1 << next] = (cost, next) }
            }
        }
        var order: [Int] = []
        var set = best.count - 1
        while set != 0 {
            order.append(best[set].last)
            set &= ~(1 << best[set].last)
        }
        return order.reversed()
    }

    private static func betterOrder(_ weights: [[Int]]) -> [Int] {
        var order = Array(weights.indices)
        while let (start, middle, end) = exchange(in: order, weights) {
            order.replaceSubrange(start..<end, with: order[middle..<end] + order[start..<middle])
        }
        return order
    }

    /// The first row of folders, from `start`, that had better change places with the row above it, from `middle` to
    /// before `end`.
    private static func exchange(in order: [Int], _ weights: [[Int]]) -> (start: Int, middle: Int, end: Int)? {
        let count = order.count
        // What the first folders gain, in places, if they change sides with the first ones: a table of sums, in which
        // a move is looked up. To count the places of each order anew takes minutes for fifty folders.
        var sums = [[Int]](repeating: [Int](repeating: 0, count: count + 1), count: count + 1)
        for low in 0..<count {
            for high in 0..<count {
                let gain = weights[order[low]][order[high]] - weights[order[high]][order[low]]
                sums[low + 1][high + 1] = gain + sums[low][high + 1] + sums[low + 1][high] - sums[low][high]
            }
        }
        for start in 0..<count {
            for middle in (start + 1)..<max(count, start + 1) {
                for end in (middle + 1)...count
                where sums[middle][end] - sums[start][end] - sums[middle][middle] + sums[start][middle] > 0 {
                    return (start, middle, end)
                }
            }
        }
        return nil
    }
}

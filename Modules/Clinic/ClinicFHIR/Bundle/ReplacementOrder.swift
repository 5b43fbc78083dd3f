/// Puts what replaces something after that, and leaves everything else where it is.
enum ReplacementOrder {
    static func sort<Item>(
        _ items: [Item], id: (Item) -> String, replaced: (Item) -> String?
    ) -> [Item] {
        let replacing = items.indices.filter { replaced(items[$0]) != nil }
        guard !replacing.isEmpty else { return items }
        let byID = Dictionary(replacing.map { (id(items[$0]), $0) }) { first, _ in first }
        var isPlaced: Set<Int> = []
        var order: [Int] = []
        for start in replacing {
            var chain: [Int] = []
            var next: Int? = start
            while let index = next, !isPlaced.contains(index), !chain.contains(index) {
                chain.append(index)
                next = replaced(items[index]).flatMap { byID[$0] }
            }
            isPlaced.formUnion(chain)
            order += chain.reversed()
        }
        // The places of the replacing items are kept and filled in the new order.
        var sorted = items
        for (place, index) in zip(replacing, order) { sorted[place] = items[index] }
        return sorted
    }
}

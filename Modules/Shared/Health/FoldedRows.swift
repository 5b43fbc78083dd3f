import SwiftUI

/// The first rows of a section, and all of them when that is asked for.
struct FoldedRows<Item: Identifiable, Row: View>: View {
    private let most = 6

    @State private var isUnfolded = false
    private let items: [Item]
    private let row: (Item) -> Row

    init(items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
        self.items = items
        self.row = row
    }

    var body: some View {
        // One more than can be folded would only take the room of the button.
        let isLong = items.count > most + 1
        ForEach(isLong && !isUnfolded ? Array(items.prefix(most)) : items) { item in
            row(item)
        }
        if isLong {
            Button(isUnfolded ? "Show fewer" : "Show all \(items.count)") { isUnfolded.toggle() }
        }
    }
}

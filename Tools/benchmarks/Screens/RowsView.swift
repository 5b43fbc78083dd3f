import TextUI

/// A list of so many rows that nobody could look at all of them, below a header.
struct RowsView: View {
    enum Change: String {
        /// The words above the list.
        case header
        /// An element of the array.
        case element
        /// A row's own state.
        case row
        /// Another element at the front.
        case insertion
        /// Nothing: the window moves.
        case window
    }

    struct Item: Identifiable {
        let id: Int
        var mark = 0
    }

    struct Row: View {
        let item: Item
        let change: Change
        let steps: Steps
        @State private var mark = 0

        var body: some View {
            HStack {
                Text(verbatim: "Row \(item.id)")
                Spacer()
                Text(verbatim: "Mark \(change == .row ? mark : item.mark)")
            }
            .onAppear { if change == .row, item.id == 5 { steps.make = { mark = $0 } } }
        }
    }

    let change: Change
    let steps: Steps
    @State private var items: [Item]
    @State private var header = 0

    init(count: Int, change: Change, steps: Steps) {
        self.change = change
        self.steps = steps
        _items = State(initialValue: (0..<count).map { Item(id: $0) })
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: "Header \(header)")
                Button("Step") { steps.next() }
            }
            List(items) { Row(item: $0, change: change, steps: steps) }
        }
        .onAppear {
            switch change {
            case .header: steps.make = { header = $0 }
            case .element: steps.make = { items[5].mark = $0 }
            case .insertion: steps.make = { items.insert(Item(id: -$0), at: 0) }
            case .row, .window: break
            }
        }
    }
}

/// A list that is searched.
struct SearchedView: View {
    let items: [RowsView.Item]
    let filter: Filter
    @State private var text = ""

    /// How long the program itself took to find what it shows.
    final class Filter {
        var samples = Samples()
    }

    private var found: [RowsView.Item] {
        guard !text.isEmpty else { return items }
        var found: [RowsView.Item] = []
        filter.samples.measure { found = items.filter { "Row \($0.id)".contains(text) } }
        return found
    }

    var body: some View {
        NavigationStack {
            List(found) { Text(verbatim: "Row \($0.id)") }
                .navigationTitle("Rows")
                .searchable(text: $text)
        }
    }
}

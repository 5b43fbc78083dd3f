import TextUI

/// Thousands of texts, all made, of which one becomes another.
struct TextsView: View {
    enum Change: String {
        case fromAbove, ownState
    }

    struct Own: View {
        let index: Int
        let steps: Steps
        @State private var number = 0

        var body: some View {
            Text(verbatim: "Text \(index): \(number)")
                .onAppear { if index == 3 { steps.make = { number = $0 } } }
        }
    }

    let count: Int
    let change: Change
    let steps: Steps
    /// Whether they stand in a window that scrolls.
    var scrolls = false
    @State private var numbers: [Int]

    init(count: Int, change: Change, steps: Steps, scrolls: Bool = false) {
        self.count = count
        self.change = change
        self.steps = steps
        self.scrolls = scrolls
        _numbers = State(initialValue: [Int](repeating: 0, count: count))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("Step") { steps.next() }
            if scrolls { ScrollView { texts } } else { texts }
        }
        .onAppear { if change == .fromAbove { steps.make = { numbers[3] = $0 } } }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            switch change {
            case .fromAbove: ForEach(0..<count, id: \.self) { Text(verbatim: "Text \($0): \(numbers[$0])") }
            case .ownState: ForEach(0..<count, id: \.self) { Own(index: $0, steps: steps) }
            }
        }
    }
}

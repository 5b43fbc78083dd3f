import TextUI

/// A number that becomes another.
struct CounterView: View {
    let steps: Steps
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "Count: \(count)")
            HStack {
                Button("Add one") { steps.next() }
                Button("Take one away") { count -= 1 }
            }
        }
        .onAppear { steps.make = { count = $0 } }
    }
}

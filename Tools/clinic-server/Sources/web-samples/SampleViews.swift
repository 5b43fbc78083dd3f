import Foundation
import TextUI

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
        .navigationTitle("Counter")
    }
}

struct RowsView: View {
    @State private var chosen: Int?

    var body: some View {
        List(0..<10_000, id: \.self) { row in
            Button("Row \(row)") { chosen = row }
                .badge(chosen == row ? Text("chosen") : nil)
        }
        .navigationTitle("Rows")
    }
}

/// A view that changes once a second.
struct ClockView: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            Text("\(Int(timeline.date.timeIntervalSince1970))")
        }
        .navigationTitle("Clock")
    }
}

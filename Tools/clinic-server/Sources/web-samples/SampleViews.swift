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

/// A view that changes with each second, in all tabs at once.
struct ClockView: View {
    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { timeline in
            Text("\(Int(timeline.date.timeIntervalSince1970))")
        }
        .navigationTitle("Clock")
    }
}

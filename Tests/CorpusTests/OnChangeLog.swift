import SwiftUI
import Testing

private struct OnChangeLogView: View {
    @State private var level = 1
    @State private var log: [String] = []

    var body: some View {
        VStack(alignment: .leading) {
            Stepper("Level \(level)", value: $level, in: 1...3)
            ForEach(log, id: \.self) { Text($0) }
        }
        .onChange(of: level) { old, new in log.append("\(old) became \(new)") }
        .onChange(of: level, initial: true) { log.append("level is \(level)") }
    }
}

extension Corpus {
    @Test func `changes are told with what was before`() async throws {
        try await play("OnChangeLog", OnChangeLogView()) { play in
            try await play.set(1, "2")
            try await play.set(1, "3")
        }
    }
}

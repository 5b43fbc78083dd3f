import SwiftUI

/// A program as a stranger writes one: it knows SwiftUI, and nothing of terminals.
@main
struct SamplerApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Counter") { CounterView() }
                    NavigationLink("Controls") { ControlsView() }
                    NavigationLink("A million rows") { RowsView() }
                    NavigationLink("Words") { WordsView() }
                    if !CommandLine.arguments.contains("--stay") {
                        NavigationLink("Ways out") { WaysOutView() }
                    }
                    NavigationLink("Slow") { SlowView() }
                    NavigationLink("Tasks") { TasksView() }
                    NavigationLink("Letter") { LetterView() }
                    NavigationLink("Talk") { ChatView() }
                    NavigationLink("Keys") { KeysView() }
                    NavigationLink("Files") { FilesView() }
                    NavigationLink("Kept") { KeptView() }
                    NavigationLink("Panes") { PanesView() }
                }
                .navigationTitle("Sampler")
            }
        }
    }
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
            Button("Say so") { print("the count is \(count)") }
        }
        .navigationTitle("Counter")
    }
}

struct ControlsView: View {
    @State private var name = "José"
    @State private var secret = ""
    @State private var amount = 3
    @State private var size = "Medium"
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var day = Date(timeIntervalSince1970: 1_795_420_800)
    @State private var notes = ""
    @State private var price = 12.5

    var body: some View {
        Form {
            TextField("Name", text: $name)
            SecureField("Secret", text: $secret)
            TextField("Price", value: $price, format: .number)
            Stepper("Amount", value: $amount, in: 0...10)
            Picker("Size", selection: $size) {
                ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
            }
            Toggle("Loud", isOn: $isOn)
            Slider(value: $volume, in: 0...1) { Text("Volume") }
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Section("Notes") { TextEditor(text: $notes) }
            Section("Read back") {
                Text("[\(name)] [\(secret)] \(amount) \(size) \(isOn ? "loud" : "quiet") \(price) [\(notes)]")
            }
        }
        .environment(\.timeZone, .gmt)
        .navigationTitle("Controls")
    }
}

struct RowsView: View {
    var body: some View {
        List(0..<1_000_000, id: \.self) { row in
            Button("Row \(row)") {}
        }
        .navigationTitle("Rows")
    }
}

struct WordsView: View {
    @State private var words = ["apple", "banana", "cherry", "damson", "elderberry", "fig", "grape"]
    @State private var sought = ""

    var body: some View {
        List {
            ForEach(words.filter { sought.isEmpty || $0.contains(sought) }, id: \.self) { word in
                Text(word)
            }
            .onDelete { words.remove(atOffsets: $0) }
        }
        .searchable(text: $sought)
        .navigationTitle("Words")
    }
}

struct WaysOutView: View {
    @State private var asks = false

    var body: some View {
        List {
            Button("Trap") { fatalError("the sampler has trapped") }
            Button("Unwrap nothing") { print([Int]().first!) }
            Button("Abort") { abort() }
            Button("Overflow the stack") { print(WaysOutView.deep(0)) }
            Button("Exit") { exit(7) }
            Button("Hang") {
                // Who waits for that is told.
                if let file = ProcessInfo.processInfo.environment["SAMPLER_HANGS"] {
                    _ = FileManager.default.createFile(atPath: file, contents: nil)
                }
                while true {}
            }
            Button("Ask") { asks = true }
        }
        .alert("Really?", isPresented: $asks) {
            Button("Destroy", role: .destructive) { exit(8) }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("There is no way back.")
        }
        .navigationTitle("Ways out")
    }

    static func deep(_ depth: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
            buffer[0] = UInt8(truncatingIfNeeded: depth)
            return deep(depth + 1) + Int(buffer[0])
        }
    }
}

struct SlowView: View {
    @State private var answer = "not asked"

    var body: some View {
        List {
            Button("Ask slowly") {
                Task {
                    // The answer is there when somebody has put it there.
                    let file = ProcessInfo.processInfo.environment["SAMPLER_ANSWER"] ?? "/"
                    while !FileManager.default.fileExists(atPath: file) {
                        try? await Task.sleep(for: .milliseconds(20))
                    }
                    answer = "forty-two"
                }
            }
            Text("Answer: \(answer)")
        }
        .navigationTitle("Slow")
    }
}

/// A page that is higher than any screen, without a scroll view.
struct TasksView: View {
    @State private var chosen = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Chosen: \(chosen)")
            ForEach(1..<61) { number in
                Button("Task \(number)") { chosen = number }
            }
        }
        .navigationTitle("Tasks")
    }
}

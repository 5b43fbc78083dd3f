import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct NarrowRowTests {
    @Test func `a label stays beside a value that is wider than the row`() {
        let host = SceneHost(columns: 40) {
            List {
                LabeledContent("Telephone") { Text("+41 00 000 00 01, and in the evening +41 00 000 00 02") }
            }
        }
        #expect(host.frame.text.contains("Telephone"))
        #expect(host.frame.text.contains("02"))
    }

    @Test func `a switch's mark and its label stand apart from right to left, too`() {
        let host = SceneHost(columns: 20, rows: 5, style: .screen) {
            Toggle("Others", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.frame.text.contains("Others [x]"))
    }

    @Test func `a narrow field in lines shows its value, and its label while it has none`() async throws {
        struct Field: View {
            @State private var pin = ""

            var body: some View { TextField("App pin code", text: $pin).frame(maxWidth: 150) }
        }
        let host = SceneHost(columns: 60, style: .numbered) { Field() }
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "[1] App pin code")
        try await host.set("App pin code", to: "1234")
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "[1] 1234")
    }

    @Test func `a picker in a narrow frame shows what is chosen`() async throws {
        struct Wheels: View {
            @State private var hour = 10

            var body: some View {
                Picker("Number of hours", selection: $hour) { ForEach(0..<24) { Text("\($0) h") } }.frame(width: 80)
            }
        }
        let host = SceneHost(columns: 60, style: .numbered) { Wheels() }
        await host.settle()
        #expect(host.frame.text.contains("10 h") && !host.frame.text.contains("Number"))
    }

    @Test func `a choice that is wider than the column of values stands nearer to its label`() {
        let host = SceneHost(columns: 40, rows: 4, style: .screen) {
            Form {
                Picker("Route", selection: .constant(1)) { Text("As it is written below").tag(1) }
            }
        }
        #expect(host.frame.text.contains("As it is written below"))
    }

    @Test func `a choice that is wider than its row ends with an ellipsis before its sign`() {
        let host = SceneHost(columns: 40, rows: 4, style: .screen) {
            Form {
                Picker("Route", selection: .constant(1)) { Text(String(repeating: "below ", count: 12)).tag(1) }
            }
        }
        #expect(host.frame.text.contains("… "), "\(host.frame.lines)")
    }

    @Test func `a sign of work in a small frame is a sign alone`() async {
        let host = SceneHost(columns: 40) {
            HStack {
                ProgressView().frame(width: 30, height: 30)
                Text("Row")
            }
        }
        await host.settle()
        #expect(host.frame.text.contains("◌") && !host.frame.text.contains("Load"))
        #expect(host.frame.element("Loading") != nil)
    }

    private struct Letters: View {
        let presses: Bool
        @State private var pressed = ""

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    ForEach("QWERTYUIOP".map(String.init), id: \.self) { letter in
                        if presses {
                            Button(letter) { pressed += letter }
                        } else {
                            Text(letter).padding(.horizontal).onTapGesture { pressed += letter }
                        }
                    }
                }
                Text("Typed: \(pressed)")
            }
        }
    }

    @Test(arguments: [true, false])
    func `numbers without columns beside narrow words stand above them`(presses: Bool) async throws {
        let host = SceneHost(columns: 50, style: .numbered) { Letters(presses: presses) }
        await host.settle()
        let (numbers, letters) = (host.frame.lines[0], host.frame.lines[1])
        #expect(numbers.split(separator: " ") == (1...10).map { "[\($0)]" }, "\(host.frame.lines)")
        #expect(letters.filter { $0 != " " } == "QWERTYUIOP")
        try await host.press("W")
        #expect(host.frame.lines[2] == "Typed: W")
    }

    @Test func `where a row is one line high, narrow words are seen in place of their number`() {
        let host = SceneHost(columns: 6, style: .numbered) { Button("Edit") {}.frame(height: 20) }
        #expect(host.frame.lines.first?.contains("Edit") == true)
    }
}

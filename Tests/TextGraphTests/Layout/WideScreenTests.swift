import SwiftUI
import Testing

import TextUICore

/// What becomes of content where there is much room, or little.
@MainActor @Suite struct WideScreenTests {
    private struct Beside: View {
        var body: some View {
            HStack {
                List { Text("The record of a patient with a name of many words").frame(minWidth: 320) }
                List {
                    ForEach(0..<3) { row in
                        HStack {
                            Text("Result \(row)")
                            Spacer()
                            Text("Mon 23 Nov 2026, not released to the patient")
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: 90...140)
    func `lists beside each other stay on the screen`(columns: Int) {
        let host = SceneHost(columns: columns, rows: 20, style: .screen) { Beside() }
        #expect(host.frame.text.components(separatedBy: "Result").count == 4)
        #expect(host.frame.text.components(separatedBy: "released").count == 4)
        for element in host.frame.elements { #expect(element.frame.maxX <= columns, "\(element.label)") }
    }

    @Test func `a row's value stands where the eye finds it, in lines too`() throws {
        let host = SceneHost(columns: 200) { List { LabeledContent("With", value: "Dr. Ada Sample") } }
        let line = try #require(host.frame.lines.first { $0.contains("With") })
        #expect(line.count == 100 && line.hasSuffix("Dr. Ada Sample"))
    }

    @Test func `a value goes below a label that leaves no room for it`() {
        func lines(_ columns: Int, _ title: String) -> [String] {
            SceneHost(columns: columns, rows: 6, style: .screen) {
                LabeledContent(title, value: "Wed 25 Nov 2026, 09:00")
            }.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        #expect(lines(60, "When") == ["When                Wed 25 Nov 2026, 09:00"])
        #expect(
            lines(36, "Exceptions, meetings and blocks") == [
                "Exceptions, meetings and blocks", "Wed 25 Nov 2026, 09:00",
            ])
        #expect(lines(32, "When").count == 2)
    }

    @Test func `values beside long labels stand in a column, where the width has room for it`() {
        func columns(_ width: Int) -> [Int] {
            let host = SceneHost(columns: width, rows: 6, style: .screen) {
                List {
                    LabeledContent("Pulse", value: "72")
                    LabeledContent("Systolic pressure", value: "72")
                    LabeledContent("Diastolic pressure", value: "72")
                    Stepper("Respirations a minute", value: .constant(72))
                }
            }
            return host.frame.lines.compactMap { line in
                line.firstRange(of: "72").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
            }
        }
        #expect(columns(80) == [20, 20, 20, 24])
        #expect(columns(44) == [20, 20, 20, 24])
    }

    @Test func `a field goes below a label that leaves no room for it`() async throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("Name, identifier or birth date", text: $text)
                    Text("typed: \(text)")
                }
            }
        }
        func lines(_ columns: Int) async throws -> [String] {
            let host = SceneHost(columns: columns, rows: 4, style: .screen) { Screen() }
            try await host.set("Name, identifier or birth date", to: "Ada")
            return host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        #expect(try await lines(60) == ["Name, identifier or birth date  Ada", "typed: Ada"])
        #expect(try await lines(40) == ["Name, identifier or birth date", "Ada", "typed: Ada"])
    }

    @Test func `what arrows change is between them while it has the focus`() async throws {
        let host = SceneHost(columns: 40, rows: 6, style: .screen) {
            List {
                Stepper("Dose", value: .constant(2))
                Stepper("Repeats", value: .constant(3)).disabled(true)
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                    .environment(\.timeZone, .gmt)
                Picker("Form", selection: .constant(0)) { Text("Drops").tag(0) }
            }
            .environment(\.locale, Locale(identifier: "en_GB"))
        }
        #expect(!host.frame.text.contains("‹") && host.frame.text.contains("Drops ▾"))
        for value in ["2", "1 Jan 1970", "Drops"] {
            try await host.key("down")
            #expect(host.frame.text.contains("‹ \(value) ›") && host.frame.text.count { $0 == "‹" } == 1)
        }
    }

    @Test func `a sheet is no wider than a list's rows`() async throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) { List { Text("Why?") } }
            }
        }
        for (columns, edge) in [(80, 4), (200, 48)] {
            let host = SceneHost(columns: columns, rows: 30, style: .screen) { Screen() }
            try await host.press("Show")
            let row = try #require(host.frame.elements.first { $0.label == "Why?" })
            #expect(row.frame.x == edge && row.frame.maxX <= columns - edge)
        }
    }
}

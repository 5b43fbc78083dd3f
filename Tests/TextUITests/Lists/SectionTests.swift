import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SectionTests {
    @Test func `sections stand apart, under their headers`() {
        let host = SceneHost(columns: 30, rows: 20) {
            List {
                Section("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
                Section {
                    Text("Leek")
                } header: {
                    Text("Roots")
                } footer: {
                    Text("And more")
                }
                Section { Text("Last") }
            }
        }
        #expect(
            host.frame.lines == ["Fruit", "Apple", "Pear", "", "Roots", "Leek", "And more", "", "Last"])
        #expect(host.frame.elements.filter { $0.role == .heading }.map(\.label) == ["Fruit", "Roots"])
    }

    struct Groups: View {
        @State private var groups = [["a", "b"], [], ["c"]]
        var body: some View {
            List {
                ForEach(groups.indices, id: \.self) { index in
                    Section("Group \(index)") { ForEach(groups[index], id: \.self) { Text($0) } }
                }
                Button("Add") { groups[1].append("new") }
            }
        }
    }

    @Test func `sections come from a collection too`() async throws {
        let host = SceneHost(columns: 30, rows: 20) { Groups() }
        #expect(host.frame.lines == ["Group 0", "a", "b", "", "Group 1", "", "Group 2", "c", "", "Add"])
        try await host.press("Add")
        #expect(host.frame.lines == ["Group 0", "a", "b", "", "Group 1", "new", "", "Group 2", "c", "", "Add"])
    }

    @Test func `a badge stands at the end of its row and is its value`() {
        let host = SceneHost(columns: 20, rows: 4) {
            List {
                Text("Letters").badge(3)
                Text("None").badge(0)
            }
        }
        #expect(host.frame.lines == ["Letters            3", "None"])
        #expect(host.frame.elements.map(\.value) == ["3", nil])
    }

    @Test func `a badge stands below a label that it leaves too little room`() {
        let host = SceneHost(columns: 20, rows: 6) {
            List {
                Text("Correspondence").badge("1 unread")
                Text("Visits").badge("12 to come")
            }
        }
        #expect(host.frame.lines == ["Correspondence", "            1 unread", "Visits    12 to come"])
    }

    @Test func `the actions of a section are rows at its end, before the footer`() async throws {
        struct Garden: View {
            @State private var fruit = ["Apple"]
            var body: some View {
                List {
                    Section {
                        ForEach(fruit, id: \.self) { Text($0) }
                    } header: {
                        Text("Fruit")
                    } footer: {
                        Text("Ripe")
                    }
                    .sectionActions {
                        Button("Add") { fruit.append("Pear") }
                        if fruit.count > 1 { Button("Clear") { fruit = ["Apple"] } }
                    }
                    Section("Roots") { Text("Leek") }
                }
            }
        }
        let host = SceneHost(columns: 30, rows: 20) { Garden() }
        #expect(host.frame.lines == ["Fruit", "Apple", "Add", "Ripe", "", "Roots", "Leek"])
        try await host.press("Add")
        #expect(host.frame.lines == ["Fruit", "Apple", "Pear", "Add", "Clear", "Ripe", "", "Roots", "Leek"])
        try await host.press("Clear")
        #expect(host.frame.lines == ["Fruit", "Apple", "Add", "Ripe", "", "Roots", "Leek"])
        #expect(host.frame.lines == host.frameFromScratch().lines)
    }
}

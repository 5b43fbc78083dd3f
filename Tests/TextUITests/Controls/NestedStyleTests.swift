import Testing

import SwiftUI
import TextUICore

private struct Barred: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "|")
            ProgressView(configuration)
        }
    }
}

private struct Loud: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "!")
            Toggle(configuration)
        }
    }
}

private struct Starry: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "*")
            Label(configuration).labelStyle(.titleOnly)
            Label(configuration)
        }
    }
}

private struct Numbered: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Text(verbatim: "#")
            GroupBox(configuration)
        }
    }
}

@MainActor @Suite struct NestedStyleTests {
    @Test func `a style may hold what it is a style of`() {
        let host = SceneHost(columns: 50) {
            VStack(alignment: .leading) {
                ProgressView(value: 0.5).progressViewStyle(Barred())
                Toggle("Sound", isOn: .constant(true)).toggleStyle(Loud())
                Label("Home", systemImage: "nonsense").labelStyle(Starry())
            }
        }
        #expect(host.frame.lines.count == 3)
        #expect(host.frame.lines[0].hasPrefix("| █") && host.frame.lines[1] == "! [x] Sound")
        #expect(host.frame.lines[2].hasPrefix("* Home "))
    }

    @Test func `beside a title a picture without a sign of its own says nothing, however the label is made`() {
        let resource: LocalizedStringResource = "Third"
        let host = SceneHost(columns: 50) {
            VStack(alignment: .leading) {
                Label("First", systemImage: "nonsense")
                Label {
                    Text("Second")
                } icon: {
                    Image(systemName: "nonsense")
                }
                Label(resource, systemImage: "nonsense")
            }
        }
        #expect(!host.frame.text.contains("nonsense"), "\(host.frame.text)")
    }

    @Test func `a box within a box has the style too`() {
        let host = SceneHost(columns: 40) {
            GroupBox("outer") {
                GroupBox("inner") { Text("words") }
            }
            .groupBoxStyle(Numbered())
        }
        #expect(host.frame.text.count { $0 == "#" } == 2)
        #expect(host.frame.text.contains("outer") && host.frame.text.contains("words"))
    }
}

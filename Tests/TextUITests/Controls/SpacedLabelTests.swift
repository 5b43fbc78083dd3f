import Testing

import SwiftUI

/// Labels with a spacer in them, as rows of settings often have.
@MainActor @Suite struct SpacedLabelTests {
    private struct Settings: View {
        @State private var width = 10.0
        @State private var size = "Large"

        var body: some View {
            List {
                Stepper(value: $width, in: 1...20) { label("Width", String(Int(width))) }
                Stepper(value: $width, in: 1...20) { label("Points", "pt") }
                Slider(value: $width, in: 0...20) { label("Slide", "now") }
                Picker(selection: $size) {
                    Text("Large").tag("Large")
                } label: {
                    label("Size", "now")
                }
                Text("End")
            }
        }

        private func label(_ name: String, _ more: String) -> some View {
            HStack {
                Text(name)
                Spacer()
                Text(more)
            }
        }
    }

    @Test func `a label with a spacer leaves the value its room in lines`() throws {
        let host = SceneHost(columns: 40, style: .plain) { Settings() }
        let lines = host.frame.lines
        #expect(lines[0].hasPrefix("Width") && lines[0].hasSuffix("10") && lines[0].count == 40)
        #expect(lines[1].hasPrefix("Points") && lines[1].hasSuffix("pt: 10.0"))
        #expect(lines[2].contains("Slide") && lines[2].contains("now: "))
        #expect(lines[3].hasSuffix("now: Large"))
        #expect(lines[4] == "End")
    }

    @Test(arguments: [24, 40, 80]) func `a label with a spacer leaves the value its room on a screen`(_ columns: Int) {
        let lines = SceneHost(columns: columns, rows: 12, style: .screen) { Settings() }.frame.lines
        #expect(lines[1].contains("Points") && lines[1].contains("pt") && lines[1].contains("10.0"))
        #expect(lines[3].contains("Size") && lines[3].contains("now") && lines[3].contains("Large"))
    }

    @Test func `where there is little room, an icon alone is its label`() throws {
        let host = SceneHost(columns: 30, rows: 1, style: .screen) {
            Button {
            } label: {
                Label("Previous image", systemImage: "arrow.left").labelStyle(.iconOnly).frame(width: 30, height: 30)
            }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "←")
        #expect(host.frame.element("Previous image")?.role == .button)
        let wide = SceneHost(columns: 30, rows: 1, style: .screen) {
            Label("Previous image", systemImage: "arrow.left").labelStyle(.iconOnly)
        }
        #expect(wide.frame.text.contains("← Previous image"))
    }
}

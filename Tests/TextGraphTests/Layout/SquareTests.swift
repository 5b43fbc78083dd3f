import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SquareTests {
    private struct Measured: View {
        @Binding var heights: [String: [CGFloat]]

        var body: some View {
            VStack {
                row("out")
                ScrollView { row("in") }
            }
        }

        private func row(_ name: String) -> some View {
            HStack {
                ForEach(0..<5, id: \.self) { _ in
                    Color.clear.aspectRatio(1, contentMode: .fit)
                        .onGeometryChange(for: CGFloat.self, of: \.size.height) {
                            heights[name, default: []].append($0)
                        }
                }
            }
        }
    }

    private struct Screen: View {
        @State private var heights: [String: [CGFloat]] = [:]

        var body: some View {
            VStack {
                Measured(heights: $heights)
                Text("out \(sides("out")) in \(sides("in"))")
            }
        }

        private func sides(_ name: String) -> String {
            Set(heights[name] ?? []).map { "\(Int($0 / 16))" }.sorted().joined(separator: ",")
        }
    }

    @Test func `squares in a row are equally large, also in a scroll view`() async {
        let host = SceneHost(columns: 80, rows: 30) { Screen() }
        await host.settle()
        #expect(host.frame.text.contains("out 8 in 8"), "\(host.frame.text)")
    }
}

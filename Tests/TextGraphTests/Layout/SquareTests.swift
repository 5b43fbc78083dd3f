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

    @Test func `squares in a grid are equally large where its columns do not share the width evenly`() {
        let host = SceneHost(columns: 76, rows: 40, style: .screen) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 16) {
                ForEach(0..<8, id: \.self) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
            }
        }
        let buffer = host.frame.buffer
        let columns = (0..<76).filter { x in (0..<40).contains { buffer[x, $0].style.background != nil } }
        let heights = Set(columns.map { x in (0..<40).count { buffer[x, $0].style.background != nil } })
        #expect(columns.count == 72 && heights == [18])
    }
}

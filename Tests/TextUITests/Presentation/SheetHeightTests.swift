import SwiftUI
import Testing
import TextUICore

@MainActor @Suite struct SheetHeightTests {
    private struct Screen: View {
        @State private var isShown = false
        @State var count: Int

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        List {
                            Stepper("Rows", value: $count)
                            ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                        }
                        .navigationTitle("Sheet")
                    }
                }
        }
    }

    private func host(_ count: Int, columns: Int = 80) async throws -> SceneHost {
        let host = SceneHost(columns: columns, rows: 24, style: .screen) { Screen(count: count) }
        try await host.press("Show")
        return host
    }

    @Test func `a sheet is as high as its content, and no higher than the screen lets it`() async throws {
        let low = try #require(try await host(3).frame.foreground)
        let high = try #require(try await host(5).frame.foreground)
        #expect(high.height == low.height + 2 && low.y == high.y && low.height < 15)
        #expect(try await host(100).frame.foreground?.height == 22)
        #expect(try await host(3, columns: 50).frame.foreground == nil)
    }

    @Test func `it grows with its content, and does not shrink while it is shown`() async throws {
        let host = try await host(3)
        let low = try #require(host.frame.foreground?.height)
        try await host.set("Rows", to: "6")
        #expect(host.frame.foreground?.height == low + 3)
        try await host.set("Rows", to: "1")
        #expect(host.frame.foreground?.height == low + 3)
        #expect(host.frame.text.contains("Row 0") && !host.frame.text.contains("Row 1"))
        try await host.back()
        try await host.press("Show")
        #expect(host.frame.foreground?.height == low - 2)
    }
}

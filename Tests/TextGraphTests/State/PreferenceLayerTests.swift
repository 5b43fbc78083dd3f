import Testing

import SwiftUI
import TextUICore

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite struct PreferenceLayerTests {
    struct Screen: View {
        @State private var count = 2

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(0..<count, id: \.self) { Text("row \($0)").preference(key: Names.self, value: ["\($0)"]) }
                Text("")
            }
            .frame(width: 160, alignment: .leading)
            .overlayPreferenceValue(Names.self, alignment: .bottomLeading) {
                Text($0.joined(separator: "+"))
            }
            Button("More") { count += 1 }
        }
    }

    @Test func `a layer is made of what the views below give, in their order`() async throws {
        let host = SceneHost(columns: 20) { Screen() }
        #expect(host.frame.lines == ["row 0", "row 1", "0+1", "More"])
        try await host.press("More")
        #expect(host.frame.lines == ["row 0", "row 1", "row 2", "0+1+2", "More"])
    }
}

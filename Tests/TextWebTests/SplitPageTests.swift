import SwiftUI
import TestPages
import Testing
import TextWeb

/// Split views in a browser's page.
@MainActor
struct SplitPageTests {
    private struct Boxes: View {
        @State private var box: String?

        var body: some View {
            NavigationSplitView {
                List(["In", "Out"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
            } detail: {
                Text("letters of \(box ?? "none")").navigationTitle("Letters")
            }
        }
    }

    @Test func `the columns of a split view follow each other, as on a narrow screen`() async throws {
        let visit = try await WebVisit { Boxes() }
        #expect(!visit.words.contains { $0.contains("letters of") })
        try await visit.post(["press": try visit.key("In")])
        #expect(visit.words.contains { $0.contains("letters of In") })
        #expect(!visit.words.contains { $0.contains("Out") })
    }
}

import SwiftUI
import Testing
import ViperTesting

@MainActor @Suite struct GuideQuestionTests {
    private struct Flow: View {
        @State private var flows = false
        let readers: Int

        var body: some View {
            VStack(alignment: .leading) {
                Button("Toggle") { flows.toggle() }
                if flows {
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<readers, id: \.self) { _ in
                                GeometryReader { _ in Rectangle().fill(.red).frame(height: 150) }.frame(width: 150)
                            }
                        }
                    }
                } else {
                    Text("Hello").alignmentGuide(.leading) { $0[.trailing] }
                }
            }
        }
    }

    @Test func `a guide set elsewhere has no geometry told anew for ever`() async throws {
        let host = SceneHost(columns: 60, rows: 24) { Flow(readers: 50) }
        try await host.press("Toggle")
        await host.settle()
        #expect(host.frame.text.contains("Toggle"))
        #expect(host.frame.differences(from: host.frameFromScratch()) == [])
    }

    @Test func `geometry beside a guide is told of its place once`() async {
        struct Beside: View {
            @State private var told: [CGFloat] = []

            var body: some View {
                HStack(alignment: .lastTextBaseline) {
                    VStack(alignment: .leading) {
                        Text("above").alignmentGuide(.leading) { $0[.leading] - 16 }
                        GeometryReader { geometry in
                            Text("\(Int(geometry.size.width))")
                        }
                        .frame(height: 16)
                        .onGeometryChange(for: CGFloat.self, of: \.size.width) { told.append($0) }
                    }
                    .frame(width: 160)
                    Text("told \(told.count)")
                }
            }
        }
        let host = SceneHost(columns: 60, rows: 24) { Beside() }
        await host.settle()
        #expect(host.frame.text.contains("told 1"))
        #expect(host.frame.differences(from: host.frameFromScratch()) == [])
    }
}

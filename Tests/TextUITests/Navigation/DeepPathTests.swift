import Foundation
import Testing

import SwiftUI
import TextUICore

/// A path as long as no person makes one.
@MainActor
struct DeepPathTests {
    private struct Pages: View {
        let depth: Int

        var body: some View {
            NavigationStack(path: .constant(Array(1...depth))) {
                Text("Root")
                    .navigationDestination(for: Int.self) { number in
                        Text(verbatim: "Page \(number)").navigationTitle(String("Title \(number)"))
                    }
            }
        }
    }

    @Test func `a path ten times as long costs nothing like a hundred times as much`() {
        func cost(_ depth: Int) -> Double {
            let start = Self.processorTime
            let host = SceneHost(columns: 40, rows: 10) { Pages(depth: depth) }
            #expect(host.frame.path.count == depth + 1)
            #expect(host.frame.text.contains("Page \(depth)"))
            return Self.processorTime - start
        }
        _ = cost(10)
        let short = min(cost(200), cost(200))
        let long = cost(2000)
        #expect(long < 30 * short, "\(short) s, then \(long) s")
    }

    /// The processor time of this thread, in seconds: what else runs does not count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

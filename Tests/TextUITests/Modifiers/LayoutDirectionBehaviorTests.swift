import SwiftUI
import Testing

@MainActor @Suite struct LayoutDirectionBehaviorTests {
    private func line(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> String {
        let host = SceneHost(columns: 4, rows: 1, style: .screen) {
            HStack(spacing: 0) {
                Text("a")
                Text("b")
            }
            .layoutDirectionBehavior(behavior)
            .environment(\.layoutDirection, direction)
        }
        return host.frame.text.filter { "ab".contains($0) }
    }

    @Test func `a fixed view is not mirrored`() {
        #expect(line(.fixed, .rightToLeft) == "ab" && line(.fixed, .leftToRight) == "ab")
    }

    @Test func `a view is mirrored in the direction that it names`() {
        #expect(line(.mirrors, .rightToLeft) == "ba" && line(.mirrors, .leftToRight) == "ab")
        #expect(line(.mirrors(in: .leftToRight), .leftToRight) == "ba")
        #expect(line(.mirrors(in: .leftToRight), .rightToLeft) == "ab")
    }
}

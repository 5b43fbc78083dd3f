import Testing

import SwiftUI
import TextUICore

private struct Diagonal: Layout {
    var step: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let height = sizes.reduce(0) { $0 + $1.height }
        let width = zip(sizes, 0...).map { $0.width + CGFloat($1) * step }.max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            point.x += step
            point.y += subview.sizeThatFits(.unspecified).height
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1
}

/// Shares the width by weights, which it works out once for as long as the views stay the same.
private struct Weighted: Layout {
    struct Cache {
        var weights: [Int]
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(weights: subviews.map { $0[Weight.self] }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 16))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let total = cache.weights.reduce(0, +)
        var x = bounds.minX
        for (subview, weight) in zip(subviews, cache.weights) {
            let width = bounds.width * CGFloat(weight) / CGFloat(total)
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

@MainActor @Suite struct CustomLayoutTests {
    @Test func `a layout of a program's own measures and places`() {
        let host = SceneHost(columns: 20, rows: 5) {
            Diagonal {
                Text("a")
                Text("bb")
                Text("c")
            }
        }
        #expect(host.frame.lines == ["a", "  bb", "    c"])
    }

    @Test func `views give their layout values, and it keeps a cache`() {
        let host = SceneHost(columns: 20, rows: 1, style: .screen) {
            Weighted {
                Text("a")
                Text("b").layoutValue(key: Weight.self, value: 3)
                Text("c")
            }
        }
        #expect(host.frame.lines == ["a   b           c"])
    }

    struct Switching: View {
        @State private var isVertical = false

        var body: some View {
            let layout = isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
            layout {
                CounterButton()
                Text("there")
            }
            Button("Turn") { isVertical.toggle() }
        }
    }

    struct CounterButton: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `one layout becomes another without a loss of state`() async throws {
        let host = SceneHost(columns: 20, rows: 5) { Switching() }
        try await host.press("Count 0")
        #expect(host.frame.lines == ["Count 1 there", "Turn"])
        try await host.press("Turn")
        #expect(host.frame.lines == ["Count 1", "there", "Turn"])
    }

    @Test func `a view in front of others is drawn last`() {
        let host = SceneHost(columns: 5, rows: 1) {
            ZStack(alignment: .leading) {
                Text("front").zIndex(1)
                Text("rear!")
            }
        }
        #expect(host.frame.lines == ["front"])
    }
}

import Testing

import SwiftUI

/// Places each subview at its ideal size, one after the other.
private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width + 8 }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + 8
        }
    }
}

@MainActor @Suite struct IdealPlacingTests {
    @Test func `a stack that is placed in its ideal size gives each view its own`() {
        let host = SceneHost(columns: 40) {
            Row {
                HStack {
                    GeometryReader { _ in Text("▪") }
                    Text("Label")
                }
                Text("two")
            }
        }
        #expect(host.frame.lines.first == "▪ Label two")
    }

    @Test func `what a geometry reader is made of is laid out once for a frame`() {
        var sizes: [CGFloat] = []
        let host = SceneHost(columns: 40) {
            Row {
                HStack {
                    GeometryReader { geometry in
                        let _ = sizes.append(geometry.size.width)
                        Text("▪").frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    Text("Label")
                }
                Text("two")
            }
        }
        #expect(host.frame.lines.first == "▪ Label two")
        #expect(sizes == [8])
    }

    @Test func `a stack whose frame happens to be as long as it would like shares it out`() {
        func text(_ columns: Int) -> String {
            SceneHost(columns: columns) {
                HStack {
                    Color.red
                    Text("Label")
                }
                .frame(width: CGFloat(columns) * 8, height: 16)
            }
            .frame.lines.first ?? ""
        }
        // Its ideal length is 7.
        #expect(!text(7).contains("Label") && !text(8).contains("Label") && text(12).contains("Label"))
    }

    @Test func `a view that a layout leaves out stands in its middle`() {
        struct First: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 80, height: 16)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                subviews.first?.place(at: bounds.origin, proposal: .unspecified)
            }
        }
        let host = SceneHost(columns: 40) {
            First {
                Text("a")
                Text("bb")
            }
        }
        #expect(host.frame.lines.first == "a   bb")
    }
}

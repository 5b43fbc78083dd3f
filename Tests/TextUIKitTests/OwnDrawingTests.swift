import Testing

import TextUI
import TextUICore
@testable import TextUIKit

/// Views that draw themselves.
@MainActor
@Suite struct OwnDrawingTests {
    private final class Bar: UIView {
        var share: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
        private(set) var drawn: [CGRect] = []

        override func draw(_ rect: CGRect) {
            drawn.append(rect)
            UIColor.white.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)).fill()
        }
    }

    private struct Screen: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `a view's own drawing stands behind its subviews`() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
        let label = UILabel(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
        label.text = "half"
        bar.addSubview(label)
        let host = SceneHost(columns: 10, rows: 2, style: .screen) { Screen(view: bar) }
        #expect(host.frame.lines == ["█████", "half█"])
        #expect(bar.drawn.last == CGRect(x: 0, y: 0, width: 80, height: 32))
    }

    @Test func `a view is drawn anew when it says that it has changed`() async {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        let host = SceneHost(columns: 10, rows: 1, style: .screen) { Screen(view: bar) }
        #expect(host.frame.lines == ["█████"])
        bar.share = 1
        await host.settle()
        #expect(host.frame.lines == ["██████████"])
    }

    @Test func `the classes that come with UIKit draw nothing of their own`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "words"
        #expect(!OwnDrawing.isMade(by: label) && !OwnDrawing.isMade(by: UIView(frame: .zero)))
        #expect(OwnDrawing.isMade(by: Bar(frame: .zero)))
    }
}

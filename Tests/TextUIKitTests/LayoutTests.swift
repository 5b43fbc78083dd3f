import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct LayoutTests {
    private let controller = UIViewController()

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        return label
    }

    private func text(columns: Int = 20, rows: Int = 6, style: SceneHost.Style = .screen) async -> String {
        let host = SceneHost(columns: columns, rows: rows, style: style, rootViewController: controller)
        await host.settle()
        return host.frame.text
    }

    @Test func `views tied to the sides and the middle stand there`() async {
        let (corner, middle, end) = (label("corner"), label("middle"), label("end"))
        NSLayoutConstraint.activate([
            corner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            corner.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
            middle.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            middle.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            end.trailingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.trailingAnchor),
            end.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
        ])
        #expect(
            await text() == """

                  corner

                       middle

                                 end
                """)
        #expect(end.frame == CGRect(x: 136, y: 80, width: 24, height: 16))
    }

    @Test func `one view is tied to the next, and a screen that grows is as tall as they need`() async {
        let (first, second) = (label("a first one that wraps"), label("second"))
        first.numberOfLines = 0
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            first.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            first.topAnchor.constraint(equalTo: controller.view.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 8),
            second.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        #expect(
            await text(columns: 12, style: .plain) == """
                a first one
                that wraps

                 second
                """)
    }

    @Test func `a width can be a part of another's`() async {
        let half = label("half")
        half.textAlignment = .right
        let width = half.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            width, half.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            half.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        #expect(await text() == "      half")
        #expect(half.frame.width == 80)
        width.isActive = false
        #expect(!controller.view.constraints.contains { $0 === width })
    }

    @Test func `equal distances are drawn as equal ones, and a length is never nothing`() async {
        let labels = ["a", "b", "c", "d"].map(label)
        for (upper, lower) in zip(labels, labels.dropFirst()) {
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 20).isActive = true
        }
        labels[0].topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        labels[0].widthAnchor.constraint(equalToConstant: 1).isActive = true
        #expect(await text(style: .plain) == "a\n\nb\n\nc\n\nd")
    }

    @Test func `a square is as wide in points as it is high`() async {
        let square = label("square")
        NSLayoutConstraint.activate([
            square.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            square.topAnchor.constraint(equalTo: controller.view.topAnchor),
            square.widthAnchor.constraint(equalToConstant: 64),
            square.heightAnchor.constraint(equalTo: square.widthAnchor),
        ])
        _ = await text()
        #expect(square.frame.size == CGSize(width: 64, height: 64))
    }

    @Test func `a view is tied to one further out than its superview`() async {
        let (box, inner) = (UIView(), UILabel(text: "inner"))
        for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        controller.view.addSubview(box)
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 40),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor),
            box.widthAnchor.constraint(equalTo: controller.view.widthAnchor, constant: -40),
            inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        let host = SceneHost(columns: 20, rows: 4, style: .screen, rootViewController: controller)
        await host.settle()
        #expect(host.frame.text == String(repeating: " ", count: 15) + "inner")
        host.resize(columns: 16, rows: 4)
        #expect(host.frame.text == String(repeating: " ", count: 11) + "inner")
    }

    @Test func `what hangs on the middle finds room below it`() async {
        let (middle, below) = (label("middle"), label("below"))
        NSLayoutConstraint.activate([
            middle.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            below.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 16),
        ])
        #expect(await text(style: .plain) == "\n\nmiddle\n\nbelow")
    }

    @Test func `sides are tied by name as by their anchors`() async {
        let item = label("item")
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: item, attribute: .leading, relatedBy: .equal, toItem: controller.view, attribute: .leading,
                multiplier: 1, constant: 16),
            NSLayoutConstraint(
                item: item, attribute: .top, relatedBy: .equal, toItem: controller.view.safeAreaLayoutGuide,
                attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 80),
        ])
        #expect(await text() == "  item")
        #expect(item.frame.width == 80)
    }

    @Test func `bounds hold what has no place of its own`() async {
        let view: UIView = controller.view
        let (long, end, low) = (label("a long one that wraps"), label("end"), label("low"))
        long.numberOfLines = 0
        NSLayoutConstraint.activate([
            long.topAnchor.constraint(equalTo: view.topAnchor),
            long.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            long.trailingAnchor.constraint(lessThanOrEqualTo: end.leadingAnchor, constant: -16),
            end.topAnchor.constraint(equalTo: view.topAnchor),
            end.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            low.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: long.bottomAnchor, multiplier: 1),
            low.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: long.leadingAnchor, multiplier: 1),
            low.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
        #expect(
            await text() == """
                  a long one     end
                  that wraps

                   low
                """)
        #expect(low.frame.width == 80 && long.frame.width == 104)
    }

    @Test func `a wish gives way to what is required, and to a stronger one`() async {
        let view: UIView = controller.view
        let (wide, narrow, weak) = (UIView(), label("narrow"), label("weak"))
        wide.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(wide)
        func wish(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
            constraint.priority = priority
            return constraint
        }
        NSLayoutConstraint.activate([
            wide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wish(wide.widthAnchor.constraint(equalToConstant: 400), .defaultHigh),
            wide.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
            narrow.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wish(narrow.widthAnchor.constraint(equalToConstant: 64), UILayoutPriority(500)),
            wish(narrow.widthAnchor.constraint(equalToConstant: 96), .defaultHigh),
            NSLayoutConstraint(
                item: narrow, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .top,
                multiplier: 1, constant: 32),
            weak.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wish(weak.widthAnchor.constraint(equalToConstant: 160), .defaultLow),
            wish(weak.widthAnchor.constraint(greaterThanOrEqualToConstant: 160), .defaultLow),
            wish(weak.topAnchor.constraint(equalTo: narrow.bottomAnchor), .defaultLow),
        ])
        _ = await text()
        #expect(wide.frame.width == 120)
        #expect(narrow.frame.minY == 32 && narrow.frame.width == 96)
        #expect(weak.frame.width == 32 && weak.frame.minY == narrow.frame.maxY)
    }

    @Test func `a screen that grows has room for what bounds hold`() async {
        let view: UIView = controller.view
        let (first, second) = (label("first"), label("second"))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: view.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            first.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
            second.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16),
        ])
        #expect(await text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).count >= 4)
        #expect(second.frame.minY == 48)
    }

    @Test func `what hugs its content least takes the room that is left`() async {
        let views = ["one", "two"].map { UILabel(text: $0) }
        views[1].textAlignment = .right
        views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
        controller.view.addSubview(stack)
        #expect(await text() == "one              two")
    }

    @Test func `a frame is followed, and its mask when the screen changes its size`() async {
        let stays = UILabel(frame: CGRect(x: 16, y: 16, width: 80, height: 16))
        stays.text = "stays"
        let moves = UILabel(frame: CGRect(x: 0, y: 32, width: 640, height: 16))
        moves.text = "moves"
        moves.textAlignment = .right
        moves.autoresizingMask = [.flexibleWidth]
        controller.view.frame = CGRect(x: 0, y: 0, width: 640, height: 384)
        controller.view.addSubview(stays)
        controller.view.addSubview(moves)
        let host = SceneHost(columns: 20, rows: 4, style: .screen, rootViewController: controller)
        await host.settle()
        #expect(host.frame.text == "\n  stays\n               moves")
        host.resize(columns: 10, rows: 4)
        #expect(host.frame.text == "\n  stays\n     moves")
    }

    @Test func `a stack spaces, aligns and leaves out what is hidden`() async {
        let stack = UIStackView(arrangedSubviews: ["one", "two", "three"].map { UILabel(text: $0) })
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .trailing
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: 96)
        controller.view.addSubview(stack)
        let host = SceneHost(columns: 20, rows: 8, rootViewController: controller)
        await host.settle()
        #expect(host.frame.text == "       one\n\n       two\n\n     three")
        stack.arrangedSubviews[1].isHidden = true
        #expect(host.frame.text == "       one\n\n     three")
        stack.axis = .horizontal
        stack.arrangedSubviews[1].isHidden = false
        stack.spacing = 0
        stack.frame.size.width = 160
        #expect(host.frame.lines.first { !$0.isEmpty }?.split(separator: " ") == ["one", "two", "three"])
        stack.removeArrangedSubview(stack.arrangedSubviews[0])
        #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 3)
    }

    @Test(arguments: [SceneHost.Style.screen, .plain])
    func `stacks in a stack are as high as what is in them`(_ style: SceneHost.Style) async {
        let rows = [["a", "b"], ["c", "d"]].map { UIStackView(arrangedSubviews: $0.map { UILabel(text: $0) }) }
        rows[0].isLayoutMarginsRelativeArrangement = true
        rows[0].layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        let stack = UIStackView(arrangedSubviews: rows + [UILabel(text: "e")])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        #expect(await text(style: style) == "  a b\nc d\ne")
    }

    @Test func `a SwiftUI view stands where its controller's view is tied`() async throws {
        let hosting = UIHostingController(rootView: Counter())
        controller.addChild(hosting)
        controller.view.addSubview(hosting.view)
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hosting.view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            hosting.view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        hosting.didMove(toParent: controller)
        let host = SceneHost(columns: 20, rows: 8, rootViewController: controller)
        await host.settle()
        #expect(host.frame.text == "  Count 0")
        try await host.press("Count 0")
        #expect(host.frame.text == "  Count 1")
        controller.view.isHidden = true
        #expect(host.frame.text == "")
        controller.view.isHidden = false
        #expect(host.frame.text == "  Count 1")
    }
}

@MainActor
@Suite struct HostingSizeTests {
    @Test func `a hosted view says how much room it takes, before it is on a screen`() {
        let appearances = Appearances()
        let hosting = UIHostingController(rootView: Verse(appearances: appearances))
        #expect(hosting.sizeThatFits(in: CGSize(width: 800, height: 800)) == CGSize(width: 88, height: 32))
        #expect(hosting.sizeThatFits(in: CGSize(width: 48, height: 800)) == CGSize(width: 48, height: 48))
        #expect(hosting.view.intrinsicContentSize == CGSize(width: 88, height: 32))
        #expect(hosting.view.sizeThatFits(CGSize(width: 800, height: 800)) == CGSize(width: 88, height: 32))
        hosting.sizingOptions = .preferredContentSize
        hosting.view.layoutIfNeeded()
        #expect(hosting.preferredContentSize == CGSize(width: 88, height: 32))
        #expect(appearances.count == 0)
    }
}

@MainActor
private final class Appearances {
    var count = 0
}

private struct Verse: View {
    let appearances: Appearances

    var body: some View {
        VStack {
            Text("first verse")
            Text("second")
        }
        .onAppear { appearances.count += 1 }
        .task { appearances.count += 1 }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { count += 1 }
    }
}

extension UILabel {
    fileprivate convenience init(text: String) {
        self.init()
        self.text = text
    }
}

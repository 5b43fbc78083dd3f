import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct TextViewTests {
    private func shown(_ view: UIView) async -> SceneHost {
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 80)
        let controller = UIViewController()
        controller.view.addSubview(view)
        let host = SceneHost(columns: 60, rootViewController: controller)
        await host.settle()
        return host
    }

    @Test func `a text is edited, if its delegate lets it`() async throws {
        final class Listener: NSObject, UITextViewDelegate {
            var texts: [String] = []

            func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }

            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { !text.contains("#") }
        }
        let listener = Listener()
        let view = UITextView(frame: .zero)
        view.accessibilityLabel = "Letter"
        view.delegate = listener
        let host = await shown(view)
        try await host.set("Letter", to: "Dear Ann")
        #expect(view.text == "Dear Ann" && listener.texts == ["Dear Ann"] && view.isFirstResponder)
        try await host.set("Letter", to: "Dear #Ann")
        #expect(view.text == "Dear Ann" && listener.texts.count == 1)
        #expect(host.frame.text.contains("Dear Ann"))
    }

    @Test func `a text that cannot be edited is words`() async {
        let view = UITextView(frame: .zero)
        view.text = "Read me"
        view.isEditable = false
        let host = await shown(view)
        #expect(host.frame.text.contains("Read me") && !host.frame.elements.contains { $0.role == .textEditor })
    }

    @Test func `a segment is chosen by its title`() async throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.accessibilityLabel = "Span"
        control.selectedSegmentIndex = 0
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        let host = await shown(control)
        #expect(host.frame.text.contains("Day"))
        try await host.set("Span", to: "Week")
        #expect(chosen == [1] && host.frame.text.contains("Week"))
    }

    @Test func `pages are dots`() async {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = 3
        control.currentPage = 1
        #expect(await shown(control).frame.text.contains("○ ● ○"))
    }

    @Test func `a page is turned to its neighbours`() async throws {
        final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let pages: [UIViewController] = ["One", "Two"].map { words in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
                label.text = "Page \(words)"
                let page = UIViewController()
                page.view.addSubview(label)
                return page
            }
            var turns = 0

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }

            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) { turns += 1 }
        }
        let book = Book()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let host = SceneHost(columns: 60, rootViewController: pages)
        await host.settle()
        #expect(host.frame.text.contains("Page One") && !host.frame.text.contains("Previous page"))
        try await host.press("Next page")
        #expect(host.frame.text.contains("Page Two") && !host.frame.text.contains("Next page") && book.turns == 1)
        try await host.press("Previous page")
        #expect(host.frame.text.contains("Page One"))
    }

    @Test func `the content's size is that of its lines`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 0))
        #expect(view.contentSize.height == 16)
        view.text = "two\nlines"
        #expect(view.contentSize.height == 32)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 32)
    }
}

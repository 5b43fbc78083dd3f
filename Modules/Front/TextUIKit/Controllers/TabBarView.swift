import TextUICore

/// The view of a tab bar controller: pages of a `TabView`, one for each controller.
final class TabBarView: UIView {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(frame: UIScreen.main.bounds)
    }

    override func lowered() -> AnyView {
        guard let tabs, let controllers = tabs.viewControllers else { return AnyView(EmptyView()) }
        let selected = tabs.selectedIndex
        let selection = Binding<Int>(
            get: { selected },
            set: { [weak tabs] place in MainActor.assumeIsolated { tabs?.userChose(place) } })
        return AnyView(
            ArrangedView(FillArrangement()) {
                TabView(selection: selection) {
                    ForEach(Array(controllers.enumerated()), id: \.element) { place, controller in
                        TabPage(controller, isShown: place == selected).tag(place)
                    }
                }
            })
    }

    override func move(to newRect: CGRect) {
        super.move(to: newRect)
        for view in subviews { view.move(to: bounds) }
    }
}

/// One controller below or above its tab.
private struct TabPage: View {
    let controller: UIViewController
    /// The view of a controller that is not shown is not made before it is.
    let isShown: Bool
    @ObservedObject private var changes: Changes

    init(_ controller: UIViewController, isShown: Bool) {
        self.controller = controller
        self.isShown = isShown
        changes = controller.tabBarItem.changes
    }

    var body: some View {
        let item = controller.tabBarItem!
        ArrangedView(FillArrangement()) { if isShown { ControllerContent(controller) } }
            .tabItem {
                if let image = item.image {
                    Label {
                        title(of: item)
                    } icon: {
                        image.image
                    }
                } else {
                    title(of: item)
                }
            }
            .badge(item.badgeValue.map { Text(verbatim: $0) })
    }

    private func title(of item: UITabBarItem) -> Text {
        let root = (controller as? UINavigationController)?.viewControllers.first
        return Text(verbatim: item.title ?? controller.title ?? root?.title ?? "")
    }
}

import TextUICore

/// The view of a navigation controller: pages of a `NavigationStack`, one for each controller.
final class NavigationView: UIView {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(frame: UIScreen.main.bounds)
    }

    override func lowered() -> AnyView {
        guard let navigation, let root = navigation.viewControllers.first else {
            return AnyView(ArrangedView(FillArrangement()) { EmptyView() })
        }
        let isBarHidden = navigation.isNavigationBarHidden
        let pages = navigation.viewControllers.dropFirst().map(PageID.init)
        return AnyView(
            ArrangedView(FillArrangement()) {
                TextUICore.NavigationStack(
                    path: Binding<[PageID]>(
                        get: { pages },
                        set: { [weak navigation] path in
                            MainActor.assumeIsolated { navigation?.userWent(to: path.count) }
                        })
                ) {
                    NavigationPage(root, isBarHidden: isBarHidden)
                        .id(ObjectIdentifier(root))
                        .navigationDestination(for: PageID.self) { page in
                            if let controller = page.controller {
                                NavigationPage(controller, isBarHidden: isBarHidden)
                            }
                        }
                }
            })
    }

    override func move(to newRect: CGRect) {
        super.move(to: newRect)
        for view in subviews { view.move(to: bounds) }
    }
}

/// A controller as an element of a path.
struct PageID: Hashable {
    private let id: ObjectIdentifier
    private let held: () -> UIViewController?

    @MainActor
    init(_ controller: UIViewController) {
        id = ObjectIdentifier(controller)
        held = { [weak controller] in controller }
    }

    var controller: UIViewController? { held() }

    static func == (a: PageID, b: PageID) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// One controller below a navigation bar.
struct NavigationPage: View {
    let controller: UIViewController
    let isBarHidden: Bool
    @ObservedObject private var changes: Changes

    init(_ controller: UIViewController, isBarHidden: Bool) {
        self.controller = controller
        self.isBarHidden = isBarHidden
        changes = controller.changes
    }

    private var item: UINavigationItem { controller.navigationItem }

    var body: some View {
        titled
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems) }
                ToolbarItemGroup(placement: .topBarTrailing) { buttons(item.rightBarButtonItems?.reversed()) }
                ToolbarItemGroup(placement: .bottomBar) { buttons(bottomItems) }
            }
    }

    private var bottomItems: [UIBarButtonItem]? {
        controller.navigationController?.isToolbarHidden == false ? controller.toolbarItems : nil
    }

    private func buttons(_ items: [UIBarButtonItem]?) -> some View {
        ForEach(Array((items ?? []).filter { !$0.isHidden }.enumerated()), id: \.offset) { _, item in
            BarButton(item: item)
        }
    }

    private var titled: AnyView {
        var content =
            item.searchController.map { AnyView(SearchedContent(controller, $0)) }
            ?? AnyView(ControllerContent(controller))
        if let title = item.title { content = AnyView(content.navigationTitle(Text(verbatim: title))) }
        if isBarHidden { content = AnyView(content.navigationBarHidden(true)) }
        return content
    }
}

import TextUICore

/// A controller that fills the screen, with all that it presents before it.
struct ScreenContent: View {
    let controller: UIViewController
    @ObservedObject private var changes: Changes

    init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }

    private var presented: UIViewController? { controller.ownPresented }
    private var alert: UIAlertController? { presented as? UIAlertController }

    private func isPresented(_ condition: @escaping @MainActor (UIViewController) -> Bool) -> Binding<Bool> {
        let controller = controller
        return Binding(
            get: { MainActor.assumeIsolated { controller.ownPresented.map(condition) ?? false } },
            set: { isPresented in
                MainActor.assumeIsolated {
                    if !isPresented, controller.ownPresented.map(condition) == true {
                        controller.closePresented()
                    }
                }
            })
    }

    var body: some View {
        ControllerContent(controller)
            .interactiveDismissDisabled(controller.isModalInPresentation)
            .sheet(isPresented: isPresented { !($0 is UIAlertController) && !$0.modalPresentationStyle.coversAll }) {
                presentedContent
            }
            .fullScreenCover(
                isPresented: isPresented { !($0 is UIAlertController) && $0.modalPresentationStyle.coversAll }
            ) {
                presentedContent
            }
            .alert(
                Text(verbatim: alert?.title ?? ""),
                isPresented: isPresented { ($0 as? UIAlertController)?.preferredStyle == .alert },
                actions: { alert.map(AlertActions.init) }, message: { alert?.message.map { Text(verbatim: $0) } }
            )
            .confirmationDialog(
                Text(verbatim: alert?.title ?? ""),
                isPresented: isPresented { ($0 as? UIAlertController)?.preferredStyle == .actionSheet },
                titleVisibility: alert?.title == nil ? .hidden : .visible, actions: { alert.map(AlertActions.init) },
                message: { alert?.message.map { Text(verbatim: $0) } })
    }

    @ViewBuilder private var presentedContent: some View {
        if let presented { ScreenContent(presented).id(ObjectIdentifier(presented)) }
    }
}

/// A controller's view in all the room there is.
struct ControllerContent: View {
    let controller: UIViewController
    @ObservedObject private var changes: Changes

    init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }

    var body: some View {
        let views = controller.viewIfLoaded.map { [$0] } ?? []
        ArrangedView(FillArrangement()) {
            ForEach(views, id: \.self) { UIViewContent($0) }
        }
    }
}

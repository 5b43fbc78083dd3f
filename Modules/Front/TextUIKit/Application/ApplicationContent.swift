import TextUICore

/// Launches a program when it first appears, and draws the foremost window that hides what is behind it; those before that
/// come over it.
struct ApplicationContent: View {
    let delegate: any UIApplicationDelegate
    @ObservedObject private var changes = UIApplication.shared.changes
    @State private var isLaunched = false

    init(delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        UIApplication.shared.makesWindows = true
    }

    var body: some View {
        ZStack {
            if let window = UIApplication.shared.ground { WindowContent(window).id(ObjectIdentifier(window)) }
        }
        .onAppear {
            guard !isLaunched else { return }
            isLaunched = true
            launch()
        }
        .onOpenURL { UIApplication.shared.take($0) }
        .screenWindows()
    }

    private func launch() {
        let application = UIApplication.shared
        application.launch(with: delegate)
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let named = _typeByName("\(module).SceneDelegate") as? any UISceneDelegate.Type
        if !application.connectScene(to: named) { delegate.applicationDidBecomeActive(application) }
        if let link = application.awaitingLink { application.take(link) }
    }
}

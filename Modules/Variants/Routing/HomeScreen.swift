import SwiftUI
import ViperKit

/// Home in its stack. It owns what the View only observes, and brings the router to the stack.
struct HomeScreen: View {
    @Environment(\.navigationStackCoordinator) private var coordinator: NavigationStackCoordinator?
    @StateObject private var module: HomeModule

    init(module: @escaping @autoclosure () -> HomeModule) {
        _module = StateObject(wrappedValue: module())
    }

    var body: some View {
        HomeContentView(presenter: module.presenter)
            .onFirstAppear { module.router.coordinator = coordinator }
    }
}

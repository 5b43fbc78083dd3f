import SharedScenes
import SwiftUI
import ViperKit

/// Home in its stack. It owns what the View only observes, and brings the router to the stack.
struct HomeScreen: View {
    @Environment(\.navigationStackCoordinator) private var coordinator: NavigationStackCoordinator?
    @StateObject private var module: HomeModule
    private let words: any HomeWords

    init(module: @escaping @autoclosure () -> HomeModule, words: any HomeWords = GeneralHomeWords()) {
        _module = StateObject(wrappedValue: module())
        self.words = words
    }

    var body: some View {
        HomeContentView(presenter: module.presenter, words: words)
            .onFirstAppear { module.router.coordinator = coordinator }
    }
}

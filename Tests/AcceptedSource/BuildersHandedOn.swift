import SwiftUI

/// Builders that do not escape can be handed on to all that presents something.
extension View {
    func asking<Answers: View>(_ isAsking: Binding<Bool>, @ViewBuilder answers: () -> Answers) -> some View {
        alert("Sure?", isPresented: isAsking, actions: answers)
            .alert("Quite sure?", isPresented: isAsking, actions: { answers() })
            .confirmationDialog("Which?", isPresented: isAsking, actions: answers)
    }

    func leading<Page: View>(_ isThere: Binding<Bool>, @ViewBuilder to page: () -> Page) -> some View {
        navigationDestination(isPresented: isThere, destination: page)
    }
}

struct Signpost<Page: View>: View {
    private let title: String
    private let page: Page

    init(_ title: String, @ViewBuilder to page: () -> Page) {
        self.title = title
        self.page = page()
    }

    var body: some View { NavigationLink(title) { page } }

    static func link(@ViewBuilder _ page: () -> Page) -> some View {
        NavigationLink(destination: page) { Text("There") }
    }
}

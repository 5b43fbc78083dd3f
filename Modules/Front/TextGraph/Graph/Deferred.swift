/// A view that is made when it is shown, and made anew when the values that it was made of have changed: the content of
/// a sheet, the page behind a link. It depends on the values that its closure reads, whoever declared the closure.
package nonisolated struct Deferred<Content: View>: View, DeferredView {
    private let content: () -> Content

    package init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    @MainActor
    package var body: some View { content() }
}

nonisolated protocol DeferredView {}

/// A view that is made when it is shown, and made anew when what it was made of has changed: the content of a sheet,
/// the page behind a link. It depends on what its closure reads, whoever declared that.
nonisolated struct Deferred<Content: View>: View, DeferredView {
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    @MainActor
    var body: some View { content() }
}

nonisolated protocol DeferredView {}

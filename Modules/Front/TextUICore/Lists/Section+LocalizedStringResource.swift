extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section whose header is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

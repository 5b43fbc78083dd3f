extension NavigationLink where Label == Text {
    /// Creates a link whose label is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
}

extension View {
    /// Sets the page's title to a resource.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
        navigationTitle(Text(resource))
    }
}

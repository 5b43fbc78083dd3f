extension View {
    /// Sets the document that the page stands for: a tool of the page gives it away, as a `ShareLink` does.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        documentTool(ShareLink(item: document))
    }

    /// Sets the document that the page stands for, with a preview, whose title names a document without words.
    nonisolated public func navigationDocument<D: Transferable, Image, Icon>(
        _ document: D, preview: SharePreview<Image, Icon>
    ) -> some View {
        documentTool(ShareLink(item: document, preview: preview))
    }

    nonisolated private func documentTool(_ link: some View) -> some View {
        modifier(_ToolbarModifier(items: link.modifier(_PlacementModifier(placement: .secondaryAction))))
    }
}

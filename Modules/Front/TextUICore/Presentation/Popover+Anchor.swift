extension View {
    /// Presents a popover while `isPresented` is true. Text shows it in front of the screen, without anchor and arrow.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { popover(isPresented: isPresented, content: content) }

    /// Presents a popover while `item` is not nil. Text shows it in front of the screen, without anchor and arrow.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { popover(item: item, content: content) }
}

/// The place that a popover points to, as SwiftUI's `PopoverAttachmentAnchor`. Has no effect in text, where a popover
/// stands in front of the screen.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view, in shares of its size.
    case point(UnitPoint)
}

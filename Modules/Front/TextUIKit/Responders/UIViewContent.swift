import TextUICore

/// Draws a view of UIKit's, and again whenever it says that it has changed.
struct UIViewContent: View {
    let view: UIView
    @ObservedObject private var changes: Changes

    init(_ view: UIView) {
        self.view = view
        changes = view.changes
    }

    var body: some View {
        described
            .background(view.backgroundColor?.color ?? .clear)
            .opacity(view.isHidden ? 0 : view.alpha)
            .disabled(!view.isUserInteractionEnabled)
    }

    private var described: AnyView {
        var content = view.lowered()
        if OwnDrawing.isMade(by: view) { content = AnyView(content.background(OwnDrawing(view: view))) }
        if let tint = view.tintColor { content = AnyView(content.tint(tint.color)) }
        if let label = view.accessibilityLabel, !(view is any LabellingItself) {
            content = AnyView(content.accessibilityLabel(Text(verbatim: label)))
        }
        if let value = view.accessibilityValue { content = AnyView(content.accessibilityValue(Text(verbatim: value))) }
        if let identifier = view.accessibilityIdentifier, !(view is any IdentifiedByRow) {
            content = AnyView(content.accessibilityIdentifier(identifier))
        }
        return content
    }
}

/// A view that takes its accessibility label for its own.
@MainActor
protocol LabellingItself {}

/// A view whose row in a table or a list takes its accessibility identifier.
@MainActor
protocol IdentifiedByRow {}

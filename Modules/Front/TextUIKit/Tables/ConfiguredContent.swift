/// What a cell shows by its configuration, in a view of that in the cell's own.
@MainActor
final class ConfiguredContent {
    private(set) var content: (any UIContentConfiguration)?
    /// The view of a content that is none of SwiftUI's views.
    private var view: (any UIView & UIContentView)?

    /// A content of the same kind is shown by the view that is there.
    func show(_ content: (any UIContentConfiguration)?, in contentView: UIView) {
        self.content = content
        if let content, let view, type(of: view.configuration) == type(of: content) {
            return view.configuration = content
        }
        view?.removeFromSuperview()
        view = nil
        guard let content, !(content is any HostedConfiguration) else { return }
        let view = content.makeContentView()
        self.view = view
        contentView.fill(with: view)
    }

    /// The content's look in a state of the cell; nil where it has none.
    func content(for state: UICellConfigurationState) -> (any UIContentConfiguration)? {
        view == nil ? nil : content?.updated(for: state)
    }
}

extension UIView {
    /// Adds a subview that is tied to all sides.
    func fill(with subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.leadingAnchor.constraint(equalTo: leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor),
            subview.topAnchor.constraint(equalTo: topAnchor),
            subview.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}

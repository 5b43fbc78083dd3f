import TextUICore

/// What a cell or another view shows. As UIKit's `UIContentConfiguration`.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the content for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content, and another when it is given one. As UIKit's `UIContentView`.
@MainActor @preconcurrency
public protocol UIContentView: UIView {
    /// The content that is shown.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of what has a content. As UIKit's `UIConfigurationState`.
@MainActor @preconcurrency
public protocol UIConfigurationState {}

/// The state of a cell. As UIKit's `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState {
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is being pressed.
    public var isHighlighted = false
}

/// A content that has a view of SwiftUI's.
@MainActor
protocol HostedConfiguration: UIContentConfiguration {
    var hosted: AnyView { get }
}

extension HostedConfiguration {
    /// Makes a view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
}

private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { setNeedsDisplay() } }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    override func lowered() -> AnyView { (configuration as? any HostedConfiguration)?.hosted ?? super.lowered() }
}

/// A content of SwiftUI's views. As UIKit's `UIHostingConfiguration`.
public struct UIHostingConfiguration<Content: View, Background: View>: HostedConfiguration {
    private let content: Content
    private let background: Background

    /// Makes the content of a cell.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView())
    }

    private init(_ content: Content, _ background: Background) {
        self.content = content
        self.background = background
    }

    /// Returns the content before a background.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content())
    }

    /// Returns the content before a background of a style.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    /// Returns the content with margins in points. They have no effect in text: a row has none.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    /// Returns the content with margins in points. They have no effect in text: a row has none.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    /// Returns the content with a least size in points. It has no effect in text: a row is as high as its content.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    /// Returns the content itself: a view of SwiftUI's knows no state of the cell.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    var hosted: AnyView { AnyView(content.background { background }) }
}

/// Sections that each say how their items stand. As UIKit's `UICollectionViewCompositionalLayout`.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A function that returns the layout of a section.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let section: SectionProvider
    /// What all sections have in common.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    /// Makes a layout of sections that are alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout of sections that are asked for one by one.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        section = sectionProvider
        self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Returns a layout of rows as wide as the collection.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    override func plan(_ section: Int, of collection: UICollectionView, size: CGSize) -> SectionPlan {
        let environment = LayoutEnvironment(container: LayoutContainer(contentSize: size))
        guard let layout = self.section(section, environment) else { return SectionPlan(arrangement: .list) }
        return layout.plan(count: collection.numberOfItems(inSection: section), size: size)
    }
}

/// What all sections of a layout have in common. As UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration {
    /// The axis along which the collection scrolls. Has no effect in text: sections stand below each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points. Has no effect in text.
    open var interSectionSpacing: CGFloat = 0

    /// Makes what a layout has by default.
    public init() {}
}

/// A list as a layout. As UIKit's `UICollectionLayoutListConfiguration`.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// A look of the sections. Has no effect in text.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Where a section's header, or its footer, comes from.
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    /// The look of the sections. Has no effect in text.
    public let appearance: Appearance
    /// Where the header comes from.
    public var headerMode = HeaderMode.none
    /// Where the footer comes from.
    public var footerMode = FooterMode.none
    /// Whether there are lines between rows. Has no effect in text.
    public var showsSeparators = true
    /// The colour behind the rows. Has no effect in text.
    public var backgroundColor: UIColor?

    /// Makes a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

/// What a layout stands in. As UIKit's `NSCollectionLayoutEnvironment`.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
    /// The room for the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the screen.
    var traitCollection: UITraitCollection { get }
}

/// The room for a layout, in points. As UIKit's `NSCollectionLayoutContainer`.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
    /// The size of the room.
    var contentSize: CGSize { get }
    /// The size of the room within its insets: the same in text.
    var effectiveContentSize: CGSize { get }
}

private struct LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
}

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    var traitCollection: UITraitCollection { .current }
}

/// Modifiers of the looks of presented views and of bars. In text each has one look.
extension View {
    /// Sets the heights of a sheet. Has no effect in text: a sheet has one size, and the selection is not written.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Shows or hides the handle of a sheet. Has no effect in text.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Rounds the corners of a sheet. Has no effect in text.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Sets the background of a presented view. Has no effect in text.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Says whether the page behind a sheet can be used. Has no effect in text: it cannot.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Says whether swiping scrolls or resizes a sheet. Has no effect in text.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Sets how a presentation adapts to little room. Has no effect in text.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Sets the size of a presentation. Has no effect in text.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Sets the place that a scroll view shows first. Has no effect in text: it begins at the top.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Sets in the environment whether scroll views bounce. Has no effect on those of text.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { setting(\.scrollBounceBehavior, behavior, along: axes) }
    /// Lets content be seen beyond its scroll view. Has no effect in text.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// Makes the views of a layout targets of scrolling. Has no effect in text: rows always are.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Flashes scroll indicators when the view appears. Has no effect in text.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Flashes scroll indicators when a value has changed. Has no effect in text.
    nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
    /// Sets margins on all sides, in points. Has no effect in text.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Sets margins on some sides, in points. Has no effect in text.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Sets a margin for each side, in points. Has no effect in text.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Fills the background of a container. Has no effect in text.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    /// Puts a view behind a container. Has no effect in text.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Puts a view behind a presented view. Has no effect in text.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Sets how a presentation adapts to little room across and down. Has no effect in text.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    /// Sets the place that a scroll view keeps in a role. Has no effect in text.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    /// Sets the bar's behaviour during a search. Has no effect in text: the bar stays.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
    /// Puts space around the view, in points, as `padding(_:)` does.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    /// Puts the default space around the view, as `padding(_:_:)` does.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    /// Puts the default space around the view; the kind of space has no effect in text.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
    /// Puts space around the view, in points, as `padding(_:_:)` does.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Puts the same space around the view on all sides, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    /// Leaves out corrections of spelling. Has no effect in text, which has none.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Sets which letters are made capitals. Has no effect in text.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// A place for margins; without effect in text.
public struct ContentMarginPlacement: Sendable {
    /// The platform's own.
    public static let automatic = ContentMarginPlacement()
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement()
    /// Around the indicators.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// Whether the page behind a sheet can be used; without effect in text.
public struct PresentationBackgroundInteraction: Sendable {
    /// The platform's own.
    public static let automatic = PresentationBackgroundInteraction()
    /// The page can be used.
    public static let enabled = PresentationBackgroundInteraction()
    /// The page cannot be used.
    public static let disabled = PresentationBackgroundInteraction()
    /// The page can be used while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// A meaning of swiping on a sheet; without effect in text.
public struct PresentationContentInteraction: Equatable, Sendable {
    /// The platform's own.
    public static let automatic = PresentationContentInteraction()
    /// Swiping resizes the sheet.
    public static let resizes = PresentationContentInteraction()
    /// Swiping scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// A way for a presentation to adapt to little room; without effect in text.
public struct PresentationAdaptation: Sendable {
    /// The platform's own.
    public static let automatic = PresentationAdaptation()
    /// The presentation stays as it is.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A view over the whole screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// A behaviour of scroll views at their ends; without effect in text.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    /// The platform's own.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// The view bounces.
    public static let always = ScrollBounceBehavior(name: "always")
    /// The view bounces where its content is larger.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The letters that a keyboard makes capitals; without effect in text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// A container with a background of its own; without effect in text.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// A role of the place that a scroll view keeps; without effect in text.
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    /// The place shown first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The place kept when a size changes.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// A behaviour of bars while the person searches; without effect in text.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// The platform's own.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The content stays in view.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// A kind of space at a scene's edges; in text there is one.
public struct ScenePadding: Equatable, Sendable {
    /// The least space.
    public static let minimum = ScenePadding()
    /// The space of a navigation bar.
    public static let navigationBar = ScenePadding()
}

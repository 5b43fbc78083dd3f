/// The modifier that declares the page of the values of a type.
nonisolated public struct _DestinationModifier: ViewModifier {
    public typealias Body = Never

    let type: ObjectIdentifier
    let view: Any.Type
    let build: (AnyHashable) -> AnyView?

    /// Makes the node that tells the stack around of the declaration.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        DestinationNode(view, context)
    }
}

private final class DestinationNode<Base: View>: ContentNode<ModifiedContent<Base, _DestinationModifier>, Base>,
    PageSource
{
    private var version = 0

    override init(_ view: ModifiedContent<Base, _DestinationModifier>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
    }

    override class func content(of view: ModifiedContent<Base, _DestinationModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _DestinationModifier>, _ environment: EnvironmentValues) {
        version += 1
        super.update(view, environment)
        givesAnew(PageKey.self)
    }

    func change(_ chrome: inout PageChrome) {
        chrome.add(
            PageChrome.Destination(
                version: PageVersion(source: ObjectIdentifier(self), count: version), view: view.modifier.view,
                build: view.modifier.build),
            for: view.modifier.type)
    }
}

/// The modifier that pushes a page for as long as a binding says so.
nonisolated public struct _PresentedDestinationModifier: ViewModifier {
    public typealias Body = Never

    /// The identity of the page to be shown; nil for none. Another identity is another page.
    let item: () -> AnyHashable?
    let close: () -> Void
    let build: () -> AnyView
    /// The number of the columns before the page, where it is one of a split view.
    var column: Int?

    /// Makes the node that pushes the page, and pops it when the binding changes.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        PresentedDestinationNode(view, context)
    }
}

private final class PresentedDestinationNode<Base: View>:
    ContentNode<ModifiedContent<Base, _PresentedDestinationModifier>, Base>
{
    private final class Token {}
    private var token: Token?
    private var shown: AnyHashable?

    override init(_ view: ModifiedContent<Base, _PresentedDestinationModifier>, _ context: NodeContext) {
        super.init(view, context)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _PresentedDestinationModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _PresentedDestinationModifier>, _ environment: EnvironmentValues)
    {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        let item = Tracking.run(self) { view.modifier.item() }
        guard item != shown else {
            if let token { environment.navigation?.update(ObjectIdentifier(token)) }
            return
        }
        if let token {
            self.token = nil
            environment.navigation?.remove(ObjectIdentifier(token))
        }
        shown = item
        guard item != nil else { return }
        let token = Token()
        self.token = token
        let build: () -> AnyView = { [weak self] in self?.view.modifier.build() ?? AnyView(EmptyView()) }
        let closed: @MainActor () -> Void = { [weak self] in
            guard let self, self.token === token else { return }
            self.token = nil
            self.shown = nil
            self.view.modifier.close()
        }
        if let column = view.modifier.column {
            environment.navigation?.push(ObjectIdentifier(token), build, closed: closed, asColumn: column)
        } else {
            environment.navigation?.push(ObjectIdentifier(token), build, closed: closed)
        }
    }

    override func willUnmount() {
        if let token { environment.navigation?.remove(ObjectIdentifier(token)) }
    }
}

extension View {
    /// Declares the page of the values of a type, for the links and the path of the stack around.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            _DestinationModifier(type: ObjectIdentifier(data), view: C.self) { value in
                (value.base as? D).map { value in AnyView(Deferred { destination(value) }) }
            })
    }

    /// Pushes a page while `isPresented` is true; going back sets it to false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        columnDestination(after: nil, isPresented: isPresented, destination: destination)
    }

    /// Shows the column of a split view that stands after `column` others, or a page where that is nil, while
    /// `isPresented` is true.
    nonisolated func columnDestination<V: View>(
        after column: Int?, isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        return modifier(
            _PresentedDestinationModifier(
                item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                close: { isPresented.wrappedValue = false }, build: { AnyView(destination) }, column: column))
    }

    /// Pushes a page while `item` has a value; going back sets it to `nil`. Another value is another page.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            _PresentedDestinationModifier(
                item: { item.wrappedValue.map { AnyHashable($0) } }, close: { item.wrappedValue = nil },
                build: {
                    item.wrappedValue.map { item in AnyView(Deferred { destination(item) }) } ?? AnyView(EmptyView())
                }))
    }

    /// Sets the page's title, which stands in its bar after the titles of the pages below it. The outermost title
    /// counts.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(_ChromeModifier { $0.title = title })
    }

    /// Sets the page's title to a localized string.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the page's title to a string as it stands.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Adds a line below the title of the page; the outermost subtitle counts.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(_ChromeModifier { $0.subtitle = subtitle })
    }

    /// Adds a line, looked up in the String Catalog, below the title of the page.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Adds a line, shown as it is, below the title of the page.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the page's title to a localized string, as `navigationTitle(_:)` does.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the page's title to a localized string. A title has one size in text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// Sets the size of the page's title. Has no effect in text: a title has one size.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Takes the way back from the page. Going back then presses a button in the leading place of its bar, or the one
    /// with the shortcut `.cancelAction`; a page without either cannot be left so.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(_ChromeModifier { $0.backIsHidden = $0.backIsHidden || hidesBackButton })
    }

    /// Hides the page's bar with its title and tools.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(_ChromeModifier { $0.barIsHidden = $0.barIsHidden || hidden })
    }

    /// Lets the person fetch the page's content anew: `refresh` in lines and json, Ctrl-R at a terminal. Of several
    /// actions the outermost is the page's; `@Environment(\.refresh)` has the nearest one.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        let refresh = RefreshAction(action: action)
        return modifier(_ChromeModifier { $0.refresh = refresh })
            .modifier(_EnvironmentModifier(transform: { $0.refresh = refresh }, isSame: nil, value: nil))
    }
}

/// The navigation bar of a page.
public struct NavigationBarItem: Sendable {
    /// The sizes of a title; one in text.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

/// The modifier that makes a page searchable: it puts a field in the bar, and tells the views inside of the search.
nonisolated struct _SearchModifier: ViewModifier {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let prompt: Text
    @Environment(\.searchSubmit) private var submit
    @Environment(\.searchFocus) private var followers
    @FocusState private var isFocused: Bool

    @MainActor
    func body(content: Content) -> some View {
        let (submit, focus) = (submit.map { mainActorAction($0) }, $isFocused)
        let isSearching = isFocused || !text.wrappedValue.isEmpty
        return content.modifier(
            _ChromeModifier { $0.search = .init(text: text, prompt: prompt, submit: submit, focus: focus) }
        )
        .modifier(
            _EnvironmentModifier(
                transform: { environment in
                    environment.isSearching = isSearching
                    environment.dismissSearch = DismissSearchAction { end() }
                    environment.searchFocus = []
                }, isSame: nil, value: nil)
        )
        .onChange(of: isSearching) { if isPresented?.wrappedValue == !isSearching { tell(isSearching) } }
        .onChange(of: isPresented?.wrappedValue, initial: true) { old, now in
            if now == true, !isSearching { isFocused = true }
            if now == false, old == true, isSearching { end() }
        }
        .onChange(of: isFocused) { old, now in
            for follower in followers where follower.isFocused() != now { follower.tell(now) }
        }
        .onChange(of: followers.contains { $0.isFocused() }, initial: true) { old, now in
            if now != isFocused, now || old { isFocused = now }
        }
    }

    private func tell(_ isSearching: Bool) {
        isPresented?.wrappedValue = isSearching
    }

    private func end() {
        text.wrappedValue = ""
        isFocused = false
    }
}

/// A focus state that follows the field of a search, and leads it.
struct SearchFocus {
    let isFocused: () -> Bool
    let tell: (Bool) -> Void
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: [SearchFocus] { [] } }

extension EnvironmentValues {
    var searchFocus: [SearchFocus] {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    nonisolated private func searchFocus(_ focus: SearchFocus) -> some View {
        modifier(_EnvironmentModifier(transform: { $0.searchFocus.append(focus) }, isSame: nil, value: nil))
    }

    /// Ties the focus of the search field to a state; setting it begins a search.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        let binding = Unchecked(value: binding)
        return searchFocus(
            SearchFocus(
                isFocused: { binding.value.wrappedValue }, tell: { binding.value.wrappedValue = $0 }))
    }

    /// Ties the focus of the search field to one of the values of a state; setting that value begins a search.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        let binding = Unchecked(value: (binding: binding, value: value))
        return searchFocus(
            SearchFocus(
                isFocused: { binding.value.binding.wrappedValue == binding.value.value },
                tell: { isFocused in
                    let (focus, value) = binding.value
                    if isFocused { focus.wrappedValue = value }
                    if !isFocused, focus.wrappedValue == value { focus.wrappedValue = focus.none }
                }))
    }
}

/// A place for a search field; in text that is always below the page's bar.
public struct SearchFieldPlacement: Sendable {
    /// The times at which the field of a bar is seen; in text always.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        case automatic, always
    }

    /// The platform's own place.
    public static let automatic = SearchFieldPlacement()
    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// In the list at the side; in text below the bar.
    public static let sidebar = SearchFieldPlacement()
    /// In the toolbar; in text below the bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the middle of the toolbar; in text below the bar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// Below the bar. The display mode has no effect in text.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .init()
    }
}

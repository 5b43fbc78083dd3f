extension Scene {
    /// Calls `action` with the old and the new value after `value` has changed, and at the start too where `initial` is
    /// true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    /// Calls `action` after `value` has changed, and at the start too where `initial` is true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    /// Calls `action` with the new value after `value` has changed.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, perform: action)), windows: _windows)
    }
}

extension Scene {
    /// Sets the store of the `AppStorage` properties within the scene that name none themselves.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(view: AnyView(_content.defaultAppStorage(store)), windows: _windows)
    }
}

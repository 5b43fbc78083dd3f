extension NSItemProvider {
    /// Makes a provider of an item that can be transferred, in the forms that its type writes.
    @MainActor
    package convenience init<Item: Transferable>(transferring item: Item) {
        self.init()
        register(item)
    }

    /// Adds the forms that a value is handed over in, and the name that they suggest for its file. The value is made at
    /// once.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        for form in Drag.forms(of: value) { register(form.type, load: form.load) }
        if suggestedName == nil { suggestedName = value.suggestedFileName }
    }
}

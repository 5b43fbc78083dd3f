nonisolated private struct DragButton: View {
    let item: () -> any Transferable
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        Button(own: "Drag") { drag.take(item()) }
    }
}

/// A button `Drop`, which is there while something is held that fits.
nonisolated private struct DropButton<T: Transferable>: View {
    let drop: ([T]) -> Bool
    let isTargeted: (Bool) -> Void
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        if drag.fits(T.self) {
            Button(own: "Drop") {
                drag.drop(as: T.self) { value in
                    isTargeted(true)
                    _ = drop([value])
                    isTargeted(false)
                }
            }
        }
    }
}

extension View {
    /// Lets the view be dragged: in text it has the further action `Drag`, after which a view that the value can be
    /// dropped on has the further action `Drop`. The value is made when `Drag` is chosen.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_ActionsModifier(actions: DragButton(item: payload)))
    }

    /// Lets the view be dragged, as `draggable(_:)` does; text shows no preview.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_ActionsModifier(actions: DragButton(item: payload)))
    }

    /// Lets a dragged value be dropped on the view: while a value that converts to a `T` is held, the view has the
    /// further action `Drop`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the value.
    ///   - action: Receives the value, alone in its array, and always the location `.zero`; its result has no effect.
    ///   - isTargeted: Is called with `true` just before the action, and with `false` after it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_ActionsModifier(actions: DropButton<T>(drop: { action($0, .zero) }, isTargeted: isTargeted)))
    }
}

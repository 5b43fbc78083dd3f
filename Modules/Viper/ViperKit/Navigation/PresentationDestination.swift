#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Names the scene that the coordinator's `present` shows over the stack, in a sheet, for values of a type.
    ///
    /// A Router has it beside `navigationDestination(for:destination:)`, which names the scene for a push. Two
    /// destinations of one type in a stack would both present.
    ///
    /// Source: the kit's own, after SwiftUI's `navigationDestination(for:destination:)`.
    public func presentationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modifier(PresentationDestination(destination: destination))
    }
}

private struct PresentationDestination<Value: Hashable, Destination: View>: ViewModifier {
    @Environment(\.navigationStackCoordinator) private var coordinator
    let destination: (Value) -> Destination

    func body(content: Content) -> some View {
        content.background {
            if let coordinator {
                PresentationAnchor(coordinator: coordinator, destination: destination)
            }
        }
    }
}

private struct PresentationAnchor<Value: Hashable, Destination: View>: View {
    @ObservedObject var coordinator: NavigationStackCoordinator
    let destination: (Value) -> Destination

    private var value: Value? { coordinator.presented?.value.base as? Value }

    var body: some View {
        // The place to present from: modifiers of an EmptyView do nothing.
        Color.clear
            .sheet(
                isPresented: Binding(
                    get: { value != nil },
                    set: { isPresented in
                        if !isPresented, value != nil { coordinator.dismiss() }
                    })
            ) {
                if let value { destination(value) }
            }
    }
}

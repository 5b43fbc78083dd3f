#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Names what the coordinator's `present` shows, over the stack, for values of a type.
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

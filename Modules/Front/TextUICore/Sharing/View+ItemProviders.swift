public import Foundation
public import UniformTypeIdentifiers

/// A button `Drag`, which is there where an item may be provided.
nonisolated private struct ItemProviderButton: View {
    let provide: (() -> NSItemProvider?)?
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        if let provide {
            Button(own: "Drag") {
                if let provider = provide() { drag.take(provider) }
            }
        }
    }
}

/// A button `Drop`, which is there while something is held that the delegate takes.
nonisolated private struct DropDelegateButton: View {
    let types: [UTType]
    let delegate: any DropDelegate
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        let info = DropInfo(providers: DropInfo(providers: drag.providers).itemProviders(for: types))
        if !info.providers.isEmpty, delegate.validateDrop(info: info) {
            Button(own: "Drop") { drop(info) }
        }
    }

    @MainActor
    private func drop(_ info: DropInfo) {
        drag.letGo()
        delegate.dropEntered(info: info)
        switch delegate.dropUpdated(info: info)?.operation {
        case .cancel, .forbidden: break
        case .copy, .move, nil: _ = delegate.performDrop(info: info)
        }
        delegate.dropExited(info: info)
    }
}

/// A closure in the place of a delegate.
nonisolated private struct DropAction: DropDelegate {
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func performDrop(info: DropInfo) -> Bool { action(info.providers, info.location) }
    @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

extension View {
    /// Lets the view be dragged: in text it has the further action `Drag`, after which a view that the data can be
    /// dropped on has the further action `Drop`. The data is made when `Drag` is chosen.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_ActionsModifier(actions: ItemProviderButton(provide: data)))
    }

    /// Lets the view be dragged, as `onDrag(_:)` does; text shows no preview.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { onDrag(data) }

    /// Lets the view be dragged, as `onDrag(_:)` does, unless `action` is nil or provides nothing.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(_ActionsModifier(actions: ItemProviderButton(provide: action)))
    }

    /// Lets data be dropped on the view: while some of one of the types is held, the view has the further action `Drop`.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(_ActionsModifier(actions: DropDelegateButton(types: supportedContentTypes, delegate: delegate)))
    }

    /// Lets data be dropped on the view: while some of one of the types is held, the view has the further action `Drop`.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types, of which one is enough.
    ///   - isTargeted: Is true while the action runs.
    ///   - action: Receives the data, and always the location `.zero`; its result has no effect.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, delegate: DropAction(isTargeted: isTargeted, action: action))
    }

    /// Lets data be dropped on the view: while some of one of the types is held, the view has the further action `Drop`.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets data be dropped on the view, of types by their identifiers.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }

    /// Lets data be dropped on the view, of types by their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets data be dropped on the view, of types by their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }
}

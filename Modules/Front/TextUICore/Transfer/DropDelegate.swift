public import Foundation
public import UniformTypeIdentifiers

/// An object that is asked about a drop, and makes it. As SwiftUI's `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is held may be dropped; true by default, where a form is of the types that the view takes.
    func validateDrop(info: DropInfo) -> Bool
    /// Makes the drop, and returns whether it did.
    func performDrop(info: DropInfo) -> Bool
    /// Tells that what is held has come over the view: in text just before it is dropped.
    func dropEntered(info: DropInfo)
    /// Tells that what is held moves over the view: in text just before it is dropped. Nil proposes a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Tells that what is held has left the view: in text just after it was dropped.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What is about to be dropped on a view. As SwiftUI's `DropInfo`.
public struct DropInfo: Sendable {
    let providers: [NSItemProvider]
    /// The place in the view, in points: always zero, as text drops on the view as a whole.
    public let location = CGPoint.zero

    /// Whether something is of one of the types, or of one that conforms to it.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// Whether something is of one of the types, or of one that conforms to it.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The providers of something that is of one of the types, or of one that conforms to it.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.form(conformingTo: $0) != nil } }
    }
    /// The providers of something that is of one of the types, or of one that conforms to it.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// What a drop will do. As SwiftUI's `DropProposal`; a forbidden or cancelled drop is not made.
public struct DropProposal: Sendable {
    /// What the drop will do.
    public let operation: DropOperation

    /// Proposes an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// A way to take what is dropped. As SwiftUI's `DropOperation`.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
}

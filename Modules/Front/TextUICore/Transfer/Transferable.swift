import UniformTypeIdentifiers

/// A value that can be handed from one part of a program, or one program, to another. As Core Transferable's
/// `Transferable`: in text a value that is dragged stays in the program.
@preconcurrency
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value is handed over in. As Core Transferable's `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Body { get }
    /// The forms that this one is made of.
    var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == _NoForm<Item> {
    public var body: _NoForm<Item> { _NoForm() }
}

/// The body of a form that is made of no other.
public struct _NoForm<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    public var _forms: [_TransferForm<Item>] { [] }
}

/// One form of a value: how it is made into bytes of a type, and out of them.
public struct _TransferForm<Item: Transferable>: Sendable {
    let type: UTType
    var write: (@Sendable (Item) async throws -> Data)?
    var read: (@Sendable (Data) async throws -> Item)?
}

/// As Core Transferable's `TransferRepresentationBuilder`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> _TransferForms<Item> where A.Item == Item, B.Item == Item {
        _TransferForms(forms: accumulated._forms + next._forms)
    }
}

/// Several forms of a value, the best first.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    let forms: [_TransferForm<Item>]
    public var _forms: [_TransferForm<Item>] { forms }
}

/// A value that something else stands for. As Core Transferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    @preconcurrency
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }

    @preconcurrency
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, self.importing) = (exporting, nil)
    }

    @preconcurrency
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (self.exporting, self.importing) = (nil, importing)
    }

    public var _forms: [_TransferForm<Item>] {
        ProxyRepresentation.transferRepresentation._allForms(of: ProxyRepresentation.self).map { form in
            var own = _TransferForm<Item>(type: form.type)
            if let exporting, let write = form.write { own.write = { try await write(exporting($0)) } }
            if let importing, let read = form.read { own.read = { try await importing(read($0)) } }
            return own
        }
    }
}

extension TransferRepresentation {
    func _allForms<Value: Transferable>(of type: Value.Type) -> [_TransferForm<Value>] {
        _forms as? [_TransferForm<Value>] ?? []
    }
}

import UniformTypeIdentifiers

/// A value that can be handed from one part of a program to another. In text a dragged value stays in the program.
@preconcurrency
public protocol Transferable: Sendable {
    /// The type of the value's forms.
    associatedtype Representation: TransferRepresentation
    /// The forms that the value is handed over in, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value is handed over in.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
    /// The type of the forms that this one is made of.
    associatedtype Body: TransferRepresentation
    /// The forms that this one is made of.
    var body: Body { get }
    /// The forms of the value as bytes, the best first.
    var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The forms of the body.
    public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == _NoForm<Item> {
    /// No body: the form is made of no other.
    public var body: _NoForm<Item> { _NoForm() }
}

/// The body of a form that is made of no other.
public struct _NoForm<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    /// No forms.
    public var _forms: [_TransferForm<Item>] { [] }
}

/// One form of a value, with the way into bytes of a type and back.
public struct _TransferForm<Item: Transferable>: Sendable {
    let type: UTType
    var write: (@Sendable (Item) async throws -> Data)?
    var read: (@Sendable (Data) async throws -> Item)?
    /// Whether an item is handed over in the form.
    var condition: (@Sendable (Item) -> Bool)?
    /// The name that a file of an item is to have.
    var fileName: (@Sendable (Item) -> String?)?
}

extension Transferable {
    /// The forms that the value is handed over in, the best first.
    var writtenForms: [_TransferForm<Self>] {
        Self.transferRepresentation._allForms(of: Self.self).filter { $0.write != nil && $0.condition?(self) != false }
    }

    /// The name that the best of the forms with one suggests for a file of the value.
    var suggestedFileName: String? { writtenForms.lazy.compactMap { $0.fileName?(self) }.first }
}

/// Builds the forms of a value from the statements of a closure, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a statement that is a form of the value.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Begins the block with its first form.
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

    /// Adds a form after the ones before it.
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
    /// The forms themselves.
    public var _forms: [_TransferForm<Item>] { forms }
}

/// A form of a value by way of another value, in all the forms of that one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    /// Hands the other value over in place of this one, and makes this one of it.
    @preconcurrency
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }

    /// Only hands the other value over in place of this one.
    @preconcurrency
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, self.importing) = (exporting, nil)
    }

    /// Only makes this value of another one.
    @preconcurrency
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (self.exporting, self.importing) = (nil, importing)
    }

    /// Hands the other value over in place of this one, and makes this one of it.
    @_disfavoredOverload
    @preconcurrency
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }

    /// Only hands the other value over in place of this one.
    @_disfavoredOverload
    @preconcurrency
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (self.exporting, self.importing) = (exporting, nil)
    }

    /// Only makes this value of another one.
    @_disfavoredOverload
    @preconcurrency
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (self.exporting, self.importing) = (nil, importing)
    }

    /// The forms of the other value, with this one made into it and out of it. The names of files are not the other
    /// value's; where its condition for a form does not hold, writing throws `CocoaError.fileWriteNoPermission`.
    public var _forms: [_TransferForm<Item>] {
        ProxyRepresentation.transferRepresentation._allForms(of: ProxyRepresentation.self).map { form in
            var own = _TransferForm<Item>(type: form.type)
            if let exporting, let write = form.write {
                own.write = { item in
                    let other = try await exporting(item)
                    guard form.condition?(other) != false else { throw CocoaError(.fileWriteNoPermission) }
                    return try await write(other)
                }
            }
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

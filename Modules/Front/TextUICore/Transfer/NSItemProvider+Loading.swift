import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Reads the bytes of a form of a type. The handler gets an error where there is none.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(form(conformingTo: UTType(importedAs: typeIdentifier)), make: { $0 }, completion: completionHandler)
    }

    /// Reads the bytes of a form of a type as an `NSData`. The handler gets an error where there is none.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type, such as `public.plain-text`.
    ///   - options: Has no effect.
    ///   - completionHandler: Gets the bytes or the error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0 as NSData?, $1) }
    }

    /// Tells whether objects of a class can be read of a form.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { form(for: aClass) != nil }

    /// Reads an object of a class. The handler gets an error where there is no form for it.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let form = form(for: aClass)
        let type = form?.type.identifier ?? ""
        let objects = Unchecked(value: aClass)
        return load(form) {
            Unchecked(value: try objects.value.object(withItemProviderData: $0, typeIdentifier: type))
        } completion: {
            completionHandler($0?.value, $1)
        }
    }

    /// Tells whether a value, such as a `String` or a `URL`, can be read of a form.
    public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool {
        Drag.conversion(of: forms, to: T.self) != nil
    }

    /// Tells whether a value that a class bridges to, such as a `String` or a `URL`, can be read of a form.
    @_disfavoredOverload
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Reads a value that a class bridges to, such as a `String` or a `URL`. The handler gets an error where there is no
    /// form for it.
    @_disfavoredOverload
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & Sendable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC), error)
        }
    }

    /// Reads a value, such as a `String` or a `URL`. The handler gets an error where there is no form for it.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        finish(Drag.conversion(of: forms, to: T.self), completionHandler)
    }

    /// Reads a value. The handler gets an error where there is no form for it.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        loadObject(ofClass: transferableType) { value, error in
            completionHandler(value.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
        }
    }

    private func form(for aClass: any NSItemProviderReading.Type) -> Form? {
        aClass.readableTypeIdentifiersForItemProvider.lazy
            .compactMap { self.form(conformingTo: UTType(importedAs: $0)) }.first
    }

    private func load<Value: Sendable>(
        _ form: Form?, make: @escaping @Sendable (Data) throws -> Value,
        completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        guard let form else { return finish(nil, completion) }
        return finish({ try make(await form.load()) }, completion)
    }

    private func finish<Value: Sendable>(
        _ read: (@Sendable () async throws -> Value)?, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                guard let read else { throw CocoaError(.fileReadUnknown) }
                completion(try await read(), nil)
            } catch {
                completion(nil, error)
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
}

import Foundation

/// What a scene shows, as it was last fetched.
public struct Fetched<Value: Equatable & Sendable>: Equatable, Sendable {
    /// Nil until it has first been fetched.
    public private(set) var value: Value?
    /// Why the value may be out of date; nil where the last fetch has succeeded.
    public private(set) var notice: String?

    public init(_ value: Value? = nil) {
        self.value = value
    }

    /// After another fetch. One that fails leaves the value as it is.
    public func taking(_ result: Result<Value, any Error>) -> Self {
        var fetched = self
        switch result {
        case .success(let value): fetched = Fetched(value)
        case .failure(let error): fetched.notice = ErrorText(error).title
        }
        return fetched
    }
}

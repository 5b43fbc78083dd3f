import Foundation

/// The value that a scene shows, as it was last fetched.
///
/// Source: the kit's own.
public struct Fetched<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value; nil until it has first been fetched.
    public private(set) var value: Value?
    /// The failure for which the value may be out of date; nil where the last fetch has succeeded.
    public private(set) var notice: String?

    /// Makes a fetched value, or one that is not fetched yet.
    public init(_ value: Value? = nil) {
        self.value = value
    }

    /// Returns the value after another fetch. A fetch that fails leaves the value as it is, and sets the notice.
    public func taking(_ result: Result<Value, any Error>) -> Self {
        var fetched = self
        switch result {
        case .success(let value): fetched = Fetched(value)
        case .failure(let error): fetched.notice = ErrorText(error).title
        }
        return fetched
    }
}

public import Foundation
@_weakLinked public import FoundationNetworking

// Foundation's functions take a delegate, too, which may be left out. A protocol of the program's own that asks for one
// without it is met by these.
extension URLSession {
    /// Returns the answer to a request: its body and its head. Throws `URLError` where there is none.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Returns what is at a URL, and the head of the answer. Throws `URLError` where there is no answer.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Sends data, and returns the answer's body and head. Throws `URLError` where there is none.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file, and returns the answer's body and head. Throws `URLError` where there is none.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
}

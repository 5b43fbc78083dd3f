public import Foundation
@_weakLinked public import FoundationNetworking

// A program's protocol may require these without a delegate. Foundation's own have one, with a default, and do not meet it.
extension URLSession {
    /// Returns the answer to a request: its body and its head. Throws `URLError` where there is none.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Returns what is at a URL, and the head of the answer. Throws `URLError` where there is no answer.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Returns the file that the answer to a request was written to, and its head. Throws `URLError` where there is none.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// Returns the file that what is at a URL was written to, and the head of the answer. Throws `URLError` where there
    /// is no answer.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }

    /// Sends data, and returns the answer's body and head. Throws `URLError` where there is none.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file, and returns the answer's body and head. Throws `URLError` where there is none.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
}

import CombineFoundation
import Foundation
import FoundationNetworking
import Testing

@Suite struct BytesTests {
    private static let session = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Narrator.self]
        return URLSession(configuration: configuration)
    }()

    @Test func `an answer is read line by line, and empty lines are left out`() async throws {
        let (bytes, response) = try await Self.session.bytes(from: #require(URL(string: "narrator://tale/1")))
        #expect(response.url?.path == "/1")
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["Once", "upon", "a time"])
    }

    @Test func `who stops reading has read enough`() async throws {
        let (bytes, _) = try await Self.session.bytes(from: #require(URL(string: "narrator://tale/2")))
        for try await byte in bytes {
            #expect(byte == UInt8(ascii: "O"))
            break
        }
    }

    private func taskOfOneByte() async throws -> URLSessionDataTask {
        let (bytes, _) = try await Self.session.bytes(from: #require(URL(string: "narrator://tale/endless")))
        for try await _ in bytes { break }
        return bytes.task
    }

    @Test func `who stops reading ends the request`() async throws {
        let task = try await taskOfOneByte()
        for _ in 0..<500 where task.state != .completed { try await Task.sleep(for: .milliseconds(10)) }
        #expect(task.state == .completed)
    }

    @Test func `who gives up before the answer gets none`() async throws {
        let url = try #require(URL(string: "narrator://tale/silent"))
        let reading = Task {
            while !Task.isCancelled { await Task.yield() }
            _ = try await Self.session.bytes(from: url)
        }
        reading.cancel()
        await #expect(throws: URLError.self) { try await reading.value }
    }

    @Test func `a server that is not there is an error of the network`() async throws {
        // Nobody listens at the port of tcpmux.
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: url) }
    }

    @Test func `a file is read line by line, each time from its beginning`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("one\ntwo".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for _ in 1...2 {
            var lines: [String] = []
            for try await line in file.lines { lines.append(line) }
            #expect(lines == ["one", "two"])
        }
    }

    @Test func `a file that is not there is an error of the disk`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        await #expect(throws: CocoaError.self) { for try await _ in file.lines {} }
    }
}

/// Tells a tale in pieces.
private final class Narrator: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "narrator" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "silent" else { return }
        client?.urlProtocol(
            self,
            didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil),
            cacheStoragePolicy: .notAllowed)
        for piece in ["Once\r\n\r\nup", "on\na time"] { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
        if url.lastPathComponent != "endless" { client?.urlProtocolDidFinishLoading(self) }
    }

    override func stopLoading() {}
}

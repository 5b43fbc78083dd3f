import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AsyncImageTests {
    /// A red picture of 32 by 32 pixels.
    private static func redPNG() throws -> Data {
        let pixels = (0..<32 * 32).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        return try #require(Picture(width: 32, height: 32, pixels: pixels)?.png)
    }

    private struct Face: View {
        let url: URL?
        var scale: CGFloat = 1
        var body: some View {
            AsyncImage(url: url, scale: scale) { phase in
                switch phase {
                case .empty: Text("waiting")
                case .success(let image):
                    VStack {
                        Text("here it is"); image
                    }
                case .failure(let error): Text(verbatim: "failed: \(error.localizedDescription)")
                }
            }
        }
    }

    private func settled(_ view: some View) async -> SceneHost {
        let host = SceneHost(style: .plain) { view }
        await host.settle()
        return host
    }

    @Test func `a picture is fetched over HTTP, also from where it has moved to`() async throws {
        let png = try Self.redPNG()
        let server = try PictureServer { path in
            path == "face.png" ? .init(body: png) : .init(status: "302 Found", headers: ["Location: /face.png"])
        }
        #expect(SceneHost { Face(url: server.url("face.png")) }.frame.text == "waiting")
        let host = await settled(Face(url: server.url("old.png")))
        #expect(host.frame.text.hasPrefix("here it is"))
        #expect(host.frame.element("Image")?.frame.width == 4 && host.frame.element("Image")?.frame.height == 2)
        #expect(server.paths.suffix(2) == ["old.png", "face.png"])
    }

    @Test func `the scale says how many pixels a point has`() async throws {
        let folder = try FilesOnDisk()
        let file = folder.url.appendingPathComponent("face.png")
        try Self.redPNG().write(to: file)
        let host = await settled(Face(url: file, scale: 2))
        #expect(host.frame.element("Image")?.frame.width == 2 && host.frame.element("Image")?.frame.height == 1)
    }

    @Test func `what does not come, or is no picture, is a failure`() async throws {
        let server = try PictureServer { path in
            path == "words" ? .init(body: Data("hello".utf8)) : .init(status: "404 Not Found")
        }
        let missing = await settled(Face(url: server.url("face.png")))
        #expect(missing.frame.text.hasPrefix("failed: HTTP"))
        let words = await settled(Face(url: server.url("words")))
        #expect(words.frame.text == "failed: the data is no picture that can be read")
        let unreachable = await settled(Face(url: URL(string: "http://127.0.0.1:1/face.png")))
        #expect(unreachable.frame.text.contains("failed:"))
        let file = await settled(Face(url: URL(fileURLWithPath: "/nowhere.png")))
        #expect(file.frame.text.hasPrefix("failed:"))
        let other = await settled(Face(url: URL(string: "gopher://example.com/face.png")))
        #expect(other.frame.text == "failed: unsupported URL")
    }

    @Test func `without an address there is nothing but what stands in the picture's place`() async throws {
        let host = await settled(Face(url: nil))
        #expect(host.frame.text == "waiting")
        let plain = await settled(
            VStack {
                Text("above"); AsyncImage(url: nil); Text("below")
            })
        #expect(plain.frame.lines == ["above", "below"])
    }

    @Test func `another address is another picture`() async throws {
        struct Faces: View {
            let server: PictureServer
            @State private var name = "a"
            @State private var finished = 0
            var body: some View {
                VStack {
                    Button("Next") { name = "b" }
                    AsyncImage(url: server.url(name)) { image in
                        image.resizable().frame(width: 16, height: 16).accessibilityLabel("picture \(name)")
                    } placeholder: {
                        Text("no picture of \(name)")
                    }
                }
            }
        }
        let png = try Self.redPNG()
        let server = try PictureServer { $0 == "a" ? .init(body: png) : .init(status: "404 Not Found") }
        let host = await settled(Faces(server: server))
        #expect(host.frame.element("picture a") != nil)
        try await host.press("Next")
        #expect(host.frame.text.contains("no picture of b") && server.paths == ["a", "b"])
    }

    @Test func `a picture that is not shown any more is let go`() async throws {
        struct Door: View {
            let url: URL
            @State private var isOpen = true
            var body: some View {
                VStack {
                    Button("Close") { isOpen = false }
                    if isOpen { Face(url: url) }
                }
            }
        }
        let end = DispatchSemaphore(value: 0)
        defer { end.signal() }
        let silent = try PictureServer { _ in
            end.wait()
            return .init()
        }
        let host = SceneHost { Door(url: silent.url("never")) }
        #expect(host.frame.text.contains("waiting"))
        try await host.press("Close")
        #expect(!host.frame.text.contains("waiting"))
        // A screen that had waited for the server would have lost its patience, and said so.
        #expect(host.warnings.isEmpty)
    }
}

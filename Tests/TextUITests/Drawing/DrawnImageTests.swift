import SwiftUI
import Testing

@MainActor @Suite struct DrawnImageTests {
    private func lines(_ host: SceneHost) -> [String] {
        host.frame.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    private static func half(_ size: CGSize, label: Text? = nil) -> Image {
        Image(size: size, label: label, opaque: true, colorMode: .linear) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.red))
        }
    }

    @Test func `a closure draws an image in its own size`() {
        let host = SceneHost(columns: 8, rows: 2, style: .screen) {
            HStack(spacing: 0) {
                Self.half(CGSize(width: 32, height: 16))
                Text("x")
            }
        }
        #expect(lines(host).contains { $0.contains("██  x") })
    }

    @Test func `an image that may be resized is drawn in the room that it has`() {
        let host = SceneHost(columns: 8, rows: 2, style: .screen) {
            Self.half(CGSize(width: 16, height: 16)).resizable()
        }
        #expect(lines(host) == ["████", "████"])
    }

    @Test func `an image is read by its label`() {
        let host = SceneHost { Self.half(CGSize(width: 16, height: 16), label: Text("Half done")) }
        #expect(host.frame.elements.map(\.label) == ["Half done"])
        #expect(host.frame.elements.map(\.role) == [.image])
    }

    @Test func `a canvas draws such an image over a rectangle, and nothing beside it`() {
        let stain = Image(size: CGSize(width: 8, height: 8)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 80)), with: .color(.red))
        }
        let host = SceneHost(columns: 6, rows: 2, style: .screen) {
            Canvas { context, _ in
                #expect(context.resolve(stain).size == CGSize(width: 8, height: 8))
                context.draw(stain, in: CGRect(x: 8, y: 0, width: 16, height: 16))
            }
            .frame(width: 48, height: 32)
        }
        #expect(lines(host) == [" ██"])
    }

    @MainActor
    private final class Sender {
        var send: (Double) -> Void = { _ in }
    }

    @Test func `drawings follow what only they read, whoever changes it`() async throws {
        struct Bars: View {
            let sender: Sender
            @State private var columns = 1.0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Image(size: CGSize(width: 32, height: 16)) { context in
                        context.fill(Path(CGRect(x: 0, y: 0, width: columns * 8, height: 16)), with: .color(.red))
                    }
                    Canvas { context, _ in
                        context.fill(Path(CGRect(x: 0, y: 0, width: columns * 8, height: 16)), with: .color(.red))
                    }
                    .frame(width: 32, height: 16)
                }
                .onAppear { sender.send = { columns = $0 } }
            }
        }
        let sender = Sender()
        let host = SceneHost(columns: 10, rows: 3, style: .screen) { Bars(sender: sender) }
        #expect(host.frame.text.filter { $0 == "█" }.count == 2)
        sender.send(3)
        #expect(host.frame.text.filter { $0 == "█" }.count == 6)
    }

    @Test func `what an image draws follows what the view knows`() async throws {
        struct Bar: View {
            @State private var columns = 1.0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Image(size: CGSize(width: 32, height: 16)) { context in
                        context.fill(Path(CGRect(x: 0, y: 0, width: columns * 8, height: 16)), with: .color(.red))
                    }
                    Button("More") { columns += 2 }
                }
            }
        }
        let host = SceneHost(columns: 10, rows: 3, style: .screen) { Bar() }
        #expect(host.frame.text.filter { $0 == "█" }.count == 1)
        try await host.press("More")
        #expect(host.frame.text.filter { $0 == "█" }.count == 3)
    }
}

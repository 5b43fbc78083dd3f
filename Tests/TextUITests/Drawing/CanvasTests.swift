import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct CanvasTests {
    private func host<V: View>(_ columns: Int, _ rows: Int, @ViewBuilder _ view: @escaping () -> V) async -> SceneHost {
        let host = SceneHost(columns: columns, rows: rows) {
            view().frame(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16)
        }
        await host.settle()
        return host
    }

    private func lines(_ host: SceneHost) -> [String] {
        host.frame.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test func `whole cells, halves and quarters are blocks, other parts are dots`() async {
        let host = await host(6, 2) {
            Canvas { context, size in
                #expect(size == CGSize(width: 48, height: 32))
                context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .color(.red))
                context.fill(Path(CGRect(x: 8, y: 0, width: 8, height: 8)), with: .color(.red))
                context.fill(Path(CGRect(x: 16, y: 0, width: 4, height: 8)), with: .color(.red))
                context.fill(Path(CGRect(x: 24, y: 0, width: 4, height: 4)), with: .color(.red))
                context.fill(Path(CGRect(x: 32, y: 12, width: 8, height: 4)), with: .color(.red))
                context.stroke(
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 18))
                        path.addLine(to: CGPoint(x: 48, y: 18))
                    }, with: .color(.green), lineWidth: 1)
            }
        }
        #expect(lines(host) == ["█▀▘⠁▂", "⠉⠉⠉⠉⠉⠉"])
    }

    @Test func `two colours share a cell, and gradients run through them`() async {
        let host = await host(2, 1) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.fill(Path(CGRect(x: 0, y: 8, width: 8, height: 8)), with: .color(.blue))
                context.fill(
                    Path(CGRect(x: 8, y: 0, width: 8, height: 16)),
                    with: .linearGradient(
                        Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)]),
                        startPoint: .zero, endPoint: CGPoint(x: 0, y: 16)))
            }
        }
        let buffer = host.frame.buffer
        #expect(buffer[0, 0].style.foreground == .red && buffer[0, 0].style.background == .blue)
        #expect(buffer[1, 0].style.foreground == .rgb(64, 0, 0) && buffer[1, 0].style.background == .rgb(191, 0, 0))
    }

    @Test func `a picture is drawn by its pixels, in its own size or over a rectangle`() async throws {
        // Red and green above, blue and white below.
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
        let picture = try #require(Picture(width: 2, height: 2, pixels: pixels))
        let image = Image(ScaledPicture(picture, scale: 0.125))
        let host = SceneHost(columns: 6, rows: 1, style: .screen) {
            Canvas { context, _ in
                #expect(context.resolve(image).size == CGSize(width: 16, height: 16))
                context.draw(image, at: .zero, anchor: .topLeading)
                context.translateBy(x: 24, y: 0)
                context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 16))
            }
        }
        await host.settle()
        let buffer = host.frame.buffer
        #expect(
            buffer[0, 0].style
                == CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255), attributes: .vector))
        #expect(
            buffer[1, 0].style
                == CellStyle(foreground: .rgb(0, 255, 0), background: .rgb(255, 255, 255), attributes: .vector))
        #expect(buffer[2, 0].glyph == .space)
        #expect(buffer[3, 0].glyph != .space && buffer[4, 0].glyph == .space)
    }

    @Test func `where there are no colours, a picture is drawn in dots by its brightness`() async throws {
        let pixels: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255]
        let picture = try #require(Picture(width: 2, height: 1, pixels: pixels))
        let host = await host(2, 1) {
            Canvas { context, size in
                context.draw(Image(ScaledPicture(picture, scale: 1)), in: CGRect(origin: .zero, size: size))
            }
        }
        #expect(lines(host) == ["█"])
    }

    @Test func `places, clips and opacity belong to a copy of the context`() async {
        let host = await host(4, 1) {
            Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 16, y: 0)
                copy.clip(to: Path(CGRect(x: 0, y: 0, width: 8, height: 16)))
                copy.opacity = 0.5
                copy.fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 16)), with: .color(Color(red: 1, green: 1, blue: 1)))
                context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
                context.drawLayer { layer in
                    layer.clip(to: Path(CGRect(x: 0, y: 0, width: 24, height: 16)), options: .inverse)
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 32, height: 8)), with: .color(.red))
                }
            }
            .environment(\.colorScheme, .dark)
        }
        #expect(lines(host) == ["█ █▀"])
        #expect(host.frame.buffer[2, 0].style.foreground == .rgb(128, 128, 128))
        #expect(host.frame.buffer[0, 0].style.foreground == nil)
    }

    @Test func `words stand where they are put, on what is drawn behind them`() async {
        let host = await host(12, 3) {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: 96, height: 16)), with: .color(.yellow))
                context.draw(Text("top").bold(), at: .zero, anchor: .topLeading)
                context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                context.draw(Text("a b c d"), in: CGRect(x: 72, y: 16, width: 24, height: 32))
                let resolved = context.resolve(Text("four"))
                #expect(resolved.measure(in: size) == CGSize(width: 32, height: 16))
            }
        }
        #expect(lines(host)[1] == "     mid a b" || lines(host)[1] == "    mid  a b")
        #expect(lines(host)[2] == "         c d")
        #expect(lines(host)[0].hasPrefix("top█"))
        #expect(host.frame.buffer[0, 0].style.background == .yellow)
    }

    @Test func `symbols are views, drawn by their tags as often as one likes`() async {
        let host = await host(10, 2) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: "star") else { return }
                #expect(symbol.size == CGSize(width: 16, height: 16) && context.resolveSymbol(id: 7) == nil)
                context.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
                context.draw(symbol, at: CGPoint(x: 80, y: 32), anchor: .bottomTrailing)
            } symbols: {
                Text("no").tag("other")
                Text("**").tag("star")
            }
        }
        #expect(lines(host) == ["**", "        **"])
        #expect(host.frame.elements.isEmpty)
    }

    @Test func `dashes leave gaps, and wide lines are as wide as they say`() async {
        let host = await host(8, 3) {
            Canvas { context, _ in
                let line = Path { path in
                    path.move(to: CGPoint(x: 0, y: 8))
                    path.addLine(to: CGPoint(x: 64, y: 8))
                }
                context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 16, dash: [16, 8]))
                context.translateBy(x: 0, y: 32)
                context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 8, dash: [8], dashPhase: 8))
            }
        }
        #expect(lines(host)[0] == "██ ██ ██")
        #expect(lines(host)[2].replacing("⠶", with: "x").split(separator: "x").count == 4)
    }

    @Test func `lengths without sense draw nothing and end nothing`() async {
        let host = await host(6, 2) {
            Canvas { context, _ in
                for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
                    let point = CGPoint(x: value, y: value)
                    context.fill(Path(CGRect(origin: point, size: CGSize(width: value, height: 3))), with: .foreground)
                    context.stroke(
                        Path { path in
                            path.move(to: .zero)
                            path.addLine(to: point)
                        }, with: .foreground, style: StrokeStyle(lineWidth: value, dash: [value, 0], dashPhase: value))
                    context.draw(Text("x"), at: point)
                    context.stroke(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), with: .foreground, lineWidth: -1)
                }
                context.stroke(Path(), with: .foreground, style: StrokeStyle(dash: [0, 0]))
            }
        }
        #expect(lines(host) == ["⠻▘"])
    }

    @Test func `a canvas is drawn again with the view that makes it`() async throws {
        struct Screen: View {
            @State private var width: CGFloat = 8
            var body: some View {
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 16)), with: .foreground)
                }
                .frame(width: 40, height: 16)
                .accessibilityLabel("Bar of \(Int(width))")
                Button("More") { width += 8 }
            }
        }
        let host = SceneHost(columns: 20) { Screen() }
        try await host.press("More")
        #expect(host.frame.text.contains("██") && host.frame.element("Bar of 16") != nil)
    }
}

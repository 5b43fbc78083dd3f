import SwiftUI
import Testing

import TextUICore

/// Drawings as pictures of vectors show them.
@MainActor
struct VectorTests {
    private func svg<Content: View>(
        columns: Int = 20, rows: Int = 4, @ViewBuilder _ content: @escaping () -> Content
    ) async -> String {
        let host = SceneHost(columns: columns, rows: rows, style: .screen, content: content)
        await host.settle()
        return host.frame.svg(title: "Drawing")
    }

    private func line(_ context: inout GraphicsContext, _ shading: GraphicsContext.Shading = .color(.red)) {
        var path = Path()
        path.move(to: CGPoint(x: 8, y: 8))
        path.addLine(to: CGPoint(x: 100, y: 40))
        context.stroke(path, with: shading, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 2]))
    }

    @Test func `a line of a canvas is a line, and not its dots`() async {
        let svg = await svg { Canvas { context, _ in line(&context) } }
        #expect(svg.contains("<path d=\"M8 8L100 40\" fill=\"none\" stroke=\"#"))
        #expect(svg.contains("stroke-width=\"3\" stroke-linecap=\"round\" stroke-dasharray=\"6 2\"/>"))
        #expect(svg.components(separatedBy: "<path d=").count == 4)
    }

    @Test func `a transform moves the figure`() async {
        let svg = await svg {
            Canvas { context, _ in
                context.translateBy(x: 2, y: 1)
                line(&context)
            }
        }
        #expect(svg.contains("M10 9L102 41"))
    }

    @Test func `words over a drawing stay, and the drawing is cut around them`() async {
        let svg = await svg {
            ZStack {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
                }
                Text("above")
            }
        }
        #expect(svg.contains(">above</text>"))
        #expect(svg.contains("clip-path=\"url(#cut-"))
        #expect(svg.contains("M0 0L160 0L160 64L0 64Z"))
    }

    @Test func `what lies over a whole drawing hides it`() async {
        let svg = await svg {
            ZStack {
                Canvas { context, _ in line(&context) }
                Color.green
            }
        }
        #expect(!svg.contains("M8 8L100 40"))
    }

    @Test func `a gradient goes along with its figure, and through its transform`() async {
        let gradient = Gradient(colors: [.red, .blue.opacity(0.5)])
        let svg = await svg {
            Canvas { context, _ in
                context.scaleBy(x: 0.5, y: 0.5)
                line(
                    &context,
                    .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: .mirror))
                line(
                    &context,
                    .radialGradient(gradient, center: CGPoint(x: 50, y: 20), startRadius: 10, endRadius: 40))
            }
        }
        #expect(svg.contains("spreadMethod=\"reflect\""))
        #expect(svg.contains("matrix(5000e-4 0e-4 0e-4 5000e-4 0e-4 0e-4)"))
        #expect(svg.contains("x1=\"0\" y1=\"0\" x2=\"100\" y2=\"0\">"))
        #expect(svg.contains("cx=\"50\" cy=\"20\" r=\"40\"><stop offset=\"25%\""))
        #expect(svg.contains("stop-opacity=\"0.5\""))
        #expect(svg.contains("stroke=\"url(#gradient-"))
    }

    @Test func `a clip limits the figures that follow`() async {
        let svg = await svg {
            Canvas { context, _ in
                context.drawLayer { layer in
                    layer.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)), options: .inverse)
                    line(&layer)
                }
                line(&context, .color(.green))
            }
        }
        #expect(svg.contains("clip-rule=\"evenodd\""))
        #expect(svg.components(separatedBy: "<g clip-path=").count == 2)
    }

    @Test func `a picture in a drawing is shown in its own pixels`() async throws {
        let picture = try #require(
            ImageRenderer(content: Color.red.frame(width: 16, height: 16)).picture, "librsvg2-2 is not installed")
        let svg = await svg {
            Canvas { context, _ in
                line(&context)
                context.draw(Image(ScaledPicture(picture, scale: 1)), at: CGPoint(x: 80, y: 32))
            }
        }
        #expect(svg.contains("M8 8L100 40"))
        #expect(svg.contains("href=\"data:image/png;base64,"))
    }

    @Test func `a drawing with an angular gradient stays in dots`() async {
        let gradient = GraphicsContext.Shading.conicGradient(
            Gradient(colors: [.red, .blue]), center: CGPoint(x: 50, y: 20))
        let svg = await svg { Canvas { context, _ in line(&context, gradient) } }
        #expect(!svg.contains("M8 8L100 40"))
        #expect(svg.components(separatedBy: "<path d=").count > 4)
    }

    @Test func `a drawing that has scrolled away in part is shown in part`() async {
        let svg = await svg(rows: 3) {
            ScrollView {
                Canvas { context, _ in line(&context) }.frame(width: 160, height: 160)
            }
        }
        #expect(svg.contains("clip-path=\"url(#cut-"))
    }

    @Test func `a path is a figure`() async {
        let svg = await svg {
            Path { path in
                path.addEllipse(in: CGRect(x: 0, y: 0, width: 80, height: 64))
            }
            .fill(.orange)
        }
        #expect(svg.contains("<path d=\"M80 32C"))
    }

    @Test func `a picture in pixels has the gradient and the clip`() throws {
        let renderer = ImageRenderer(
            content: Canvas { context, size in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)))
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]),
                        startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
            }
            .frame(width: 160, height: 64))
        let picture = try #require(renderer.picture)
        let (width, height) = (picture.width, picture.height)
        func pixel(_ x: Int, _ y: Int) -> (RGB, Double) { picture.mean(x: x..<x + 1, y: y..<y + 1) }
        let (first, last) = (pixel(1, height / 4), pixel(width - 2, height / 4))
        #expect(first.0.red > 240 && first.0.blue < 15 && first.1 > 0.9)
        #expect(last.0.blue > 240 && last.0.red < 15)
        #expect(abs(pixel(width / 2, height / 4).0.red - 127) < 10)
        #expect(pixel(width / 2, height * 3 / 4).1 < 0.05)
    }

    /// A drawing that is not its own mirror image, at the leading edge or at the trailing one.
    private func placed<Drawing: View>(
        _ locale: String, moved: CGFloat, @ViewBuilder _ drawing: @escaping () -> Drawing
    ) -> SceneHost {
        let isMirrored = locale == "ar"
        return SceneHost(columns: 20, rows: 4, style: .screen, locale: Locale(identifier: locale)) {
            HStack(spacing: 0) {
                if !isMirrored { Spacer(minLength: 0) }
                drawing().frame(width: 48, height: 32).offset(x: isMirrored ? -moved : moved)
                if isMirrored { Spacer(minLength: 0) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test(arguments: [0, 24] as [CGFloat])
    func `a drawing on a screen from right to left is whole at its place there`(_ moved: CGFloat) {
        func round() -> Path {
            var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 32, height: 32))
            path.addRect(CGRect(x: 40, y: 0, width: 8, height: 16))
            return path
        }
        func pictures(_ locale: String) -> [String] {
            [
                placed(locale, moved: moved) { Canvas { context, _ in context.fill(round(), with: .color(.red)) } },
                placed(locale, moved: moved) { round().fill(Color.red) },
                placed(locale, moved: moved) { round().stroke(Color.red, lineWidth: 2) },
            ].map { $0.frame.svg(title: "Drawing") }
        }
        let fromLeft = pictures("en")
        let corner = (14 + Int(moved) / 8) * 9
        #expect(fromLeft[0].contains("translate(\(corner) 0)") && fromLeft[2].contains("<path"))
        #expect(pictures("ar") == fromLeft)
    }
}

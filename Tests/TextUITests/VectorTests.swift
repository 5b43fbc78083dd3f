import SwiftUI
import Testing

@testable import TextUICore

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

    @Test func `a drawing with a gradient stays in dots`() async {
        let gradient = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
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
}

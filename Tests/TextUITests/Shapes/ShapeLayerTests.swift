import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ShapeLayerTests {
    @Test func `a line over words leaves them readable`() async {
        let host = SceneHost(columns: 9, rows: 3, style: .screen) {
            Text("Scarlet\nOchre\nUmber").frame(width: 72, alignment: .leading)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
        }
        await host.settle()
        #expect(host.frame.lines == ["Scarlet─╮", "Ochre   │", "Umber───╯"])
    }

    @Test func `a line is a shape that can be filled`() async {
        let host = SceneHost(columns: 4, rows: 2, style: .screen) {
            Rectangle().stroke(lineWidth: 2).fill(Color.green)
        }
        await host.settle()
        #expect(host.frame.lines == ["┌──┐", "└──┘"])
        #expect(host.frame.buffer[0, 0].style.foreground == CellColor.ansi(2))
        #expect(host.frame.buffer[1, 0].style.background == nil)
    }

    @Test func `what is filled can be stroked, and what is stroked filled`() async {
        let host = SceneHost(columns: 4, rows: 2, style: .screen) {
            Rectangle().fill(.blue).stroke(.red, lineWidth: 1).strokeBorder(.red, style: StrokeStyle(dash: [2]))
        }
        await host.settle()
        #expect(host.frame.lines == ["┌╌╌┐", "└╌╌┘"])
        #expect(host.frame.buffer[1, 0].style.background == CellColor.ansi(4))
        let other = SceneHost(columns: 4, rows: 2, style: .screen) { Rectangle().stroke(.red).fill(.blue) }
        await other.settle()
        #expect(other.frame.buffer[1, 0].style.background == CellColor.ansi(4))
    }

    @Test func `a line or a border without a width is none`() async {
        let host = SceneHost(columns: 4, rows: 2, style: .screen) {
            Rectangle().stroke(.red, lineWidth: 0).overlay(Text("ab").border(.red, width: 0))
        }
        await host.settle()
        #expect(!host.frame.text.contains("┌"))
        #expect(!host.frame.text.contains("╭"))
        #expect(host.frame.text.contains("ab"))
    }

    @Test func `a picture to paint with paints in the foreground`() async {
        let host = SceneHost(columns: 4, rows: 2, style: .screen) {
            Rectangle().strokeBorder(ImagePaint(image: Image("Weave"), scale: 0.5), lineWidth: 3)
                .foregroundStyle(.red)
        }
        await host.settle()
        #expect(host.frame.buffer[0, 0].style.foreground == CellColor.ansi(1))
    }

    private struct Lean: GeometryEffect {
        var animatableData: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
        }
    }

    @Test func `a geometry effect moves what is seen and not what is around it`() async {
        let host = SceneHost(columns: 12, rows: 1, style: .screen) {
            HStack(spacing: 0) {
                Text("ab").modifier(Lean(animatableData: 2))
                Text("cd")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        await host.settle()
        #expect(host.frame.lines == ["  cdab"])
    }

    @Test func `a turn around the middle moves nothing`() async {
        let turn = CGAffineTransform(translationX: -8, y: -8).concatenating(CGAffineTransform(rotationAngle: .pi))
            .concatenating(CGAffineTransform(translationX: 8, y: 8))
        let host = SceneHost(columns: 4, rows: 1, style: .screen) {
            Text("ab").transformEffect(turn).frame(maxWidth: .infinity, alignment: .leading)
        }
        await host.settle()
        #expect(host.frame.lines == ["ab"])
    }
}

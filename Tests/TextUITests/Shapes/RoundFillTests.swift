import SwiftUI
import Testing

import TextUICore

/// Round shapes that are filled: steps of cells on a screen, curves in pictures of vectors.
@MainActor @Suite struct RoundFillTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    /// A figure, and a stretch of cells.
    private let figure = "fill=\"#ff0000\"/>"
    private let cells = "fill=\"#ff0000\" shape-rendering"

    private func frame<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Frame {
        SceneHost(columns: 24, rows: 6, style: .screen, content: content).frame
    }

    private func svg<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
        frame(content).svg(title: "Disc")
    }

    @Test func `a round shape is a curve in its colour`() {
        #expect(svg { Circle().fill(red) }.contains("<path d=\"M96 48C"))
        #expect(svg { Ellipse().fill(red) }.contains("<path d=\"M192 48C"))
        let pictures = [
            svg { Circle().fill(red) }, svg { Ellipse().fill(red) }, svg { Capsule().fill(red) },
            svg { RoundedRectangle(cornerRadius: 16).fill(red) },
            svg { UnevenRoundedRectangle(topLeadingRadius: 16).fill(red) },
            svg { Color.clear.background(red, in: Circle()) },
        ]
        for picture in pictures { #expect(picture.contains(figure) && !picture.contains(cells)) }
        let square = svg { Rectangle().fill(red) }
        #expect(square.contains(cells) && !square.contains(figure))
    }

    @Test func `a round shape has the colours of a gradient`() {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        for picture in [svg { Circle().fill(gradient) }, svg { Color.clear.background(gradient, in: Ellipse()) }] {
            #expect(picture.contains("fill=\"url(#gradient-"))
            #expect(!picture.contains("shape-rendering"))
        }
    }

    @Test func `words on a round shape stay on their ground`() {
        let tag = svg { Text("tag").padding(.horizontal, 8).background(red, in: Capsule()) }
        #expect(tag.contains(">tag</text>") && tag.contains(figure) && tag.contains(cells))
    }

    @Test func `words under a round shape are seen beside it alone`() {
        let under = svg {
            ZStack {
                Text("under")
                Circle().fill(red)
            }
        }
        #expect(under.contains(figure) && !under.contains("under"))
        let beside = frame {
            ZStack(alignment: .topLeading) {
                Text("corner")
                Circle().fill(red)
            }
        }
        #expect(beside.text.contains("cor") && !beside.text.contains("corn"))
        #expect(beside.svg(title: "Disc").contains(">cor</text>"))
    }

    @Test func `one colour that is clipped to a round shape is a curve, with the words on it`() {
        for picture in [
            svg { red.overlay(Text("AB")).frame(width: 96, height: 96).clipShape(Circle()) },
            svg { Text("AB").padding(.horizontal, 8).background(red).clipShape(Capsule()) },
        ] {
            #expect(picture.contains(figure) && picture.contains(">AB</text>"))
        }
        let two = svg {
            HStack(spacing: 0) {
                red
                blue
            }
            .frame(width: 96, height: 96)
            .clipShape(Circle())
        }
        #expect(two.contains(cells) && !two.contains(figure))
    }

    @Test func `a round shape that is clipped is drawn once`() {
        let picture = svg { Circle().fill(red).clipShape(Circle()) }
        #expect(picture.components(separatedBy: figure).count == 2)
    }

    @Test func `a mask that is round stays round in cells`() {
        let buffer = frame { red.frame(width: 96, height: 96).mask(Circle()) }.buffer
        #expect(buffer[6, 0].style.background == nil)
        #expect(buffer[12, 3].style.background == .rgb(255, 0, 0))
    }
}

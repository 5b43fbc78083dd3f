import Testing

import SwiftUI
@testable import TextFronts
import TextUICore

@MainActor @Suite struct PlacedPictureTests {
    private func picture() throws -> Image {
        let picture = try #require(Picture(width: 4, height: 4, pixels: [UInt8](repeating: 200, count: 64)))
        return Image(ScaledPicture(picture, scale: 1)).resizable()
    }

    private func screen(_ picture: Image, isCovered: Bool = false) -> CellBuffer {
        SceneHost(columns: 20, rows: 6, style: .screen) {
            picture.frame(width: 64, height: 64).overlay { if isCovered { Text("menu") } }
        }
        .frame.buffer
    }

    @Test func `a picture is placed where its blocks are, until something covers a part of it`() throws {
        let picture = try picture()
        let shown = screen(picture).shownPictures
        #expect(shown.count == 1 && shown.first?.frame.size == CellSize(width: 8, height: 4))
        #expect(screen(picture, isCovered: true).shownPictures.isEmpty)
    }

    @Test func `a picture of vectors has it in its own pixels`() throws {
        let picture = try picture()
        let whole = svg(of: screen(picture), title: "")
        #expect(whole.contains("<image x=\"54\" y=\"20\" width=\"72\" height=\"80\""))
        #expect(whole.contains("data:image/png;base64,"))
        #expect(!svg(of: screen(picture, isCovered: true), title: "").contains("<image"))
    }

    @Test func `through a picture of vectors the ground is seen`() throws {
        let picture = try picture()
        let buffer = SceneHost(columns: 20, rows: 6, style: .screen) {
            picture.frame(width: 64, height: 64).padding().background(Color(red: 0, green: 0, blue: 1))
        }
        .frame.buffer
        let ground = try #require(buffer.shownPictures.first).ground
        #expect(ground == .rgb(0, 0, 255))
        #expect(buffer.blank(under: buffer.shownPictures).cells.allSatisfy { $0.style.attributes.isEmpty })
        let middle = buffer.blank(under: buffer.shownPictures).cells[3 * 20 + 10]
        #expect(middle.style.background == ground)
    }

    @Test func `words and glass over a picture stand on its colours`() throws {
        let pixels: [UInt8] = (0..<16).flatMap { _ in [200, 100, 50, 255] }
        let picture = Image(ScaledPicture(try #require(Picture(width: 4, height: 4, pixels: pixels)), scale: 1))
        let buffer = SceneHost(columns: 8, rows: 2, style: .screen) {
            picture.resizable().overlay(alignment: .top) { Text("words") }
                .overlay(alignment: .bottom) { Rectangle().fill(.ultraThinMaterial).frame(height: 16) }
        }
        .frame.buffer
        #expect(buffer.cells.allSatisfy { $0.style.background == CellColor.rgb(200, 100, 50) })
    }

    @Test func `kitty is sent a picture once, and told when it is covered`() throws {
        let picture = try picture()
        var pictures = TerminalPictures(way: .kitty)
        let first = String(decoding: pictures.bytes(for: screen(picture), isWhole: true), as: UTF8.self)
        #expect(first.contains("\u{1B}[2;7H\u{1B}_Ga=T,f=100,i=1,c=8,r=4,C=1,q=2,m=0;"))
        #expect(pictures.bytes(for: screen(picture), isWhole: false).isEmpty)
        let covered = pictures.bytes(for: screen(picture, isCovered: true), isWhole: false)
        #expect(String(decoding: covered, as: UTF8.self).contains("\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\"))
        let again = pictures.bytes(for: screen(picture), isWhole: false)
        #expect(String(decoding: again, as: UTF8.self).contains("i=2,"))
    }

    @Test func `iTerm's cells are painted anew when a picture goes`() throws {
        let picture = try picture()
        var pictures = TerminalPictures(way: .iterm)
        let first = String(decoding: pictures.bytes(for: screen(picture), isWhole: true), as: UTF8.self)
        #expect(first.contains("\u{1B}]1337;File=inline=1;") && first.contains("width=8;height=4"))
        #expect(!pictures.needsRepaint(for: screen(picture)))
        #expect(pictures.needsRepaint(for: screen(picture, isCovered: true)))
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], TerminalPictures.Way?.some(.kitty)), (["TERM_PROGRAM": "iTerm.app"], .iterm),
        (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], nil),
        (["TERM": "xterm-kitty", "TEXTUI_PICTURES": "none"], nil), (["TEXTUI_PICTURES": "iterm"], .iterm),
    ])
    func `the way is that of the terminal`(environment: [String: String], way: TerminalPictures.Way?) throws {
        let picture = try picture()
        var pictures = TerminalPictures(environment: environment)
        let bytes = String(decoding: pictures.bytes(for: screen(picture), isWhole: true), as: UTF8.self)
        #expect(bytes.contains("_G") == (way == .kitty) && bytes.contains("1337") == (way == .iterm))
    }

    @Test func `a great picture is made of no more pixels than can be told apart`() throws {
        let pixels = (0..<200 * 100).flatMap { index -> [UInt8] in
            index % 200 < 100 ? [255, 0, 0, 255] : [0, 0, 255, 0]
        }
        let picture = try #require(Picture(width: 200, height: 100, pixels: pixels))
        let small = picture.within(width: 20, height: 50)
        #expect(small.width == 20 && small.height == 50)
        #expect(Array(small.pixels.prefix(4)) == [255, 0, 0, 255] && small.pixels[19 * 4 + 3] == 0)
        #expect(picture.within(width: 200, height: 100) === picture)
    }
}

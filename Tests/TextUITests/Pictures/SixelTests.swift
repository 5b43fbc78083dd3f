import Testing

import SwiftUI
@testable import TextFronts
import TextUICore

/// The pixels that a terminal shows of a sequence of sixels.
private struct ShownSixels {
    private(set) var size = (width: 0, height: 0)
    private(set) var palette: [Int: [Int]] = [:]
    private var numbers: [[Int?]] = []

    init(_ code: String) throws {
        let start = try #require(code.range(of: "\u{1B}P0;1;0q\""))
        let end = try #require(code.range(of: "\u{1B}\\", range: start.upperBound..<code.endIndex))
        var bytes = Array(code[start.upperBound..<end.lowerBound].utf8)[...]
        func take(_ bytes: inout ArraySlice<UInt8>) -> [Int] {
            let digits = bytes.prefix { (0x30...0x39).contains($0) || $0 == 0x3B }
            bytes = bytes.dropFirst(digits.count)
            return String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
        }
        let raster = take(&bytes)
        size = (raster[2], raster[3])
        numbers = Array(repeating: Array(repeating: nil, count: size.width), count: size.height)
        var (color, x, band, times) = (0, 0, 0, 1)
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let values = take(&bytes)
                color = values[0]
                if values.count == 5 { palette[color] = Array(values[2...]) }
            case UInt8(ascii: "!"): times = take(&bytes)[0]
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, band) = (0, band + 1)
            default:
                for _ in 0..<times {
                    for row in 0..<6 where (byte - 63) >> UInt8(row) & 1 == 1 { numbers[band * 6 + row][x] = color }
                    x += 1
                }
                times = 1
            }
        }
    }

    /// The parts of a pixel's colour in hundredths; nil where none was drawn.
    subscript(x: Int, y: Int) -> [Int]? { numbers[y][x].flatMap { palette[$0] } }
}

@MainActor @Suite struct SixelTests {
    /// The left half red, the right one blue, and a quarter of it transparent.
    private func flag() throws -> Picture {
        let pixels = (0..<8 * 8).flatMap { index -> [UInt8] in
            let (x, y) = (index % 8, index / 8)
            return x < 4 ? [255, 0, 0, 255] : [0, 0, 255, y < 4 ? 255 : 0]
        }
        return try #require(Picture(width: 8, height: 8, pixels: pixels))
    }

    @Test func `each pixel has its colour in the size that is asked for`() throws {
        let shown = try ShownSixels(Sixels(flag(), width: 40, height: 26, on: nil).code)
        #expect(shown.size.width == 40 && shown.size.height == 26 && shown.palette.count == 2)
        #expect(shown[0, 0] == [100, 0, 0] && shown[19, 25] == [100, 0, 0])
        #expect(shown[20, 0] == [0, 0, 100] && shown[39, 12] == [0, 0, 100])
        #expect(shown[20, 13] == nil && shown[39, 25] == nil)
    }

    @Test func `through a picture the ground is seen`() throws {
        let shown = try ShownSixels(Sixels(flag(), width: 8, height: 8, on: .rgb(0, 255, 0)).code)
        #expect(shown[7, 7] == [0, 100, 0] && shown[7, 0] == [0, 0, 100])
    }

    @Test func `more colours than a terminal has become the nearest of 256`() throws {
        var pixels: [UInt8] = []
        for index in 0..<128 * 128 {
            let (x, y) = (index % 128, index / 128)
            pixels += [x * 2, y * 2, (x ^ y) * 2, 255].map(UInt8.init)
        }
        let picture = try #require(Picture(width: 128, height: 128, pixels: pixels))
        let shown = try ShownSixels(Sixels(picture, width: 128, height: 128, on: nil).code)
        #expect(shown.palette.count == 256)
        var furthest = 0
        for index in 0..<128 * 128 {
            let color = try #require(shown[index % 128, index / 128])
            for (part, wanted) in zip(color, pixels[(index * 4)...]) {
                furthest = max(furthest, abs(part - Int((Double(wanted) / 2.55).rounded())))
            }
        }
        #expect(furthest <= 16)
    }

    private func screen(rows: Int = 6, isCovered: Bool = false) throws -> CellBuffer {
        let picture = Image(ScaledPicture(try flag(), scale: 1)).resizable()
        return SceneHost(columns: 20, rows: rows, style: .screen) {
            picture.frame(width: 64, height: 64).overlay { if isCovered { Text("menu") } }
        }
        .frame.buffer
    }

    @Test func `a terminal that says so is sent sixels, in its own cells`() throws {
        var pictures = TerminalPictures(environment: ["TERM": "xterm-256color", "TMUX": "/tmp/x"])
        #expect(pictures.bytes(for: try screen(), isWhole: true).isEmpty)
        pictures.learnsSixels(cell: (width: 7, height: 15))
        let bytes = String(decoding: pictures.bytes(for: try screen(), isWhole: false), as: UTF8.self)
        #expect(bytes.hasPrefix("\u{1B}7\u{1B}[2;7H\u{1B}P0;1;0q") && bytes.hasSuffix("\u{1B}\\\u{1B}8"))
        let shown = try ShownSixels(bytes)
        #expect(shown.size.width == 8 * 7 && shown.size.height == 4 * 15)
        #expect(shown[0, 0] == [100, 0, 0] && shown[55, 0] == [0, 0, 100])
    }

    @Test func `the cells of a picture that goes are painted anew, and one in the last row stays in blocks`() throws {
        let screen = try screen()
        var pictures = TerminalPictures(way: .sixel)
        #expect(!pictures.bytes(for: screen, isWhole: true).isEmpty)
        #expect(pictures.bytes(for: screen, isWhole: false).isEmpty && !pictures.needsRepaint(for: screen))
        #expect(pictures.needsRepaint(for: try self.screen(isCovered: true)))
        var others = TerminalPictures(way: .sixel)
        #expect(others.bytes(for: try self.screen(rows: 4), isWhole: true).isEmpty)
    }

    @Test(arguments: [["TEXTUI_PICTURES": "none"], ["TERM": "xterm-kitty"], ["TEXTUI_PICTURES": "iterm"]])
    func `another way that is named stays`(environment: [String: String]) throws {
        var pictures = TerminalPictures(environment: environment)
        pictures.learnsSixels(cell: nil)
        let bytes = String(decoding: pictures.bytes(for: try screen(), isWhole: true), as: UTF8.self)
        #expect(!bytes.contains("\u{1B}P"))
    }
}

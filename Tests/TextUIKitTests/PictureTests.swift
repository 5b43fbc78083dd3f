import Foundation
import Testing
import TextUI

import TextUICore
@testable import TextUIKit

@MainActor
@Suite struct PictureTests {
    /// Two by two: red and green above, blue and nothing below.
    private static let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]

    private func picture() throws -> UIImage {
        UIImage(try #require(Picture(width: 2, height: 2, pixels: Self.pixels)), scale: 1)
    }

    private func picture(width: Int, height: Int, _ color: [UInt8] = [200, 100, 50, 255]) throws -> UIImage {
        let pixels = (0..<width * height).flatMap { _ in color }
        return UIImage(try #require(Picture(width: width, height: height, pixels: pixels)), scale: 1)
    }

    @Test func `a picture can be written as a literal`() {
        let host = SceneHost(columns: 20) { Image(uiImage: #imageLiteral(resourceName: "red kite")) }
        #expect(host.frame.text == "red kite")
    }

    @Test func `pixels go through PNG unchanged, and through JPEG nearly`() throws {
        let png = try #require(picture().pngData(), "libpng16-16 is not installed")
        let read = try #require(UIImage(data: png, scale: 2))
        #expect(read.size == CGSize(width: 1, height: 1) && read.scale == 2)
        #expect(read.pngData() == png)

        let jpeg = try #require(
            picture(width: 32, height: 16).jpegData(compressionQuality: 0.9), "libturbojpeg0 is not installed")
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 32, height: 16))
    }

    @Test func `WebP is read`() throws {
        // One green pixel, without loss.
        let webp = try #require(Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="))
        let picture = try #require(UIImage(data: webp), "libwebp7 is not installed")
        #expect(picture.size == CGSize(width: 1, height: 1))
    }

    @Test func `pixels are cropped, and turned as an orientation says`() throws {
        let whole = try #require(picture().cgImage)
        #expect(whole.width == 2 && whole.height == 2)
        func colors(_ image: CGImage) -> [String] {
            stride(from: 0, to: image.picture.pixels.count, by: 4).map { index in
                let pixel = Array(image.picture.pixels[index..<index + 4])
                return pixel == [255, 0, 0, 255] ? "r" : pixel == [0, 255, 0, 255] ? "g" : pixel[3] == 0 ? "-" : "b"
            }
        }
        func turned(_ orientation: UIImage.Orientation) -> String? {
            UIImage(cgImage: whole, scale: 1, orientation: orientation).cgImage.map { colors($0).joined() }
        }
        #expect(turned(.up) == "rgb-" && turned(.down) == "-bgr")
        #expect(turned(.right) == "br-g" && turned(.left) == "g-rb")
        #expect(turned(.upMirrored) == "gr-b" && turned(.downMirrored) == "b-rg")
        #expect(turned(.leftMirrored) == "rbg-" && turned(.rightMirrored) == "-gbr")

        let below = try #require(whole.cropping(to: CGRect(x: 0, y: 1, width: 5, height: 1)))
        #expect(below.width == 2 && below.height == 1 && colors(below) == ["b", "-"])
        #expect(whole.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(UIImage(systemName: "star")?.cgImage == nil)
    }

    @Test func `pixels of Core Graphics are an image, with a label or without`() throws {
        let pixels = try #require(picture().cgImage)
        let host = SceneHost(columns: 20, rows: 4, style: .screen) {
            VStack {
                Image(pixels, scale: 1, label: Text("Flag")).resizable().frame(width: 16, height: 16)
                Image(decorative: pixels, scale: 1, orientation: .left).resizable().frame(width: 16, height: 16)
            }
        }
        #expect(host.frame.elements.map(\.label) == ["Flag"])
        #expect(host.frame.lines.filter { !$0.allSatisfy { $0 == " " } }.count == 2)
    }

    @Test func `what is no picture is none`() throws {
        let png = try #require(picture(width: 64, height: 64).pngData())
        for junk in [
            Data(), Data("hello".utf8), png.prefix(40), png.prefix(8) + Data(repeating: 0, count: 200),
            Data([0xFF, 0xD8, 0xFF]) + Data(repeating: 7, count: 64), Data("RIFF____WEBPVP8 ____".utf8),
        ] {
            #expect(UIImage(data: Data(junk)) == nil)
        }
        #expect(Picture(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    }

    @Test func `a picture is drawn in blocks of its colours, and says its label`() async throws {
        let picture = try picture()
        let host = SceneHost(columns: 20, rows: 4, style: .screen) {
            Image(uiImage: picture).resizable().frame(width: 16, height: 16).accessibilityLabel("Flag")
        }
        await host.settle()
        let cells = host.frame.buffer
        let found = (0..<20).first { cells[$0, 1].glyph != .space } ?? 0
        #expect(
            cells[found, 1].style
                == CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255), attributes: .picture))
        #expect(cells[found + 1, 1].glyph.text == "▀" && cells[found + 1, 1].style.foreground == .rgb(0, 255, 0))
        #expect(host.frame.element("Flag")?.role == .image)
    }

    @Test func `without colours brightness is told by dots`() async throws {
        let (bright, dark) = (
            try picture(width: 8, height: 8, [250, 250, 250, 255]), try picture(width: 8, height: 8, [5, 5, 5, 255])
        )
        let host = SceneHost(columns: 20) {
            HStack {
                Image(uiImage: bright).resizable().frame(width: 16, height: 16)
                Image(uiImage: dark).resizable().frame(width: 16, height: 16)
                Text("|")
            }
            .environment(\.colorScheme, .dark)
        }
        await host.settle()
        #expect(host.frame.lines.first?.contains("██    |") == true)
    }

    @Test
    func `a picture has its own size, less where there is less room, and keeps its proportions when it is asked to`()
        async throws
    {
        let picture = try picture(width: 320, height: 160)
        func size(_ columns: Int, @ViewBuilder _ view: @escaping () -> some View) async -> (Int, Int) {
            let host = SceneHost(columns: columns, rows: 30, style: .screen) {
                VStack(spacing: 0) { view() }.environment(\.colorScheme, .dark)
            }
            await host.settle()
            let buffer = host.frame.buffer
            let drawn = (0..<30).map { y in (0..<columns).filter { buffer[$0, y].glyph != .space }.count }
            return (drawn.max() ?? 0, drawn.filter { $0 > 0 }.count)
        }
        #expect(await size(80) { Image(uiImage: picture) } == (40, 10))
        #expect(await size(20) { Image(uiImage: picture) } == (20, 5))
        #expect(await size(60) { Image(uiImage: picture).resizable().scaledToFit() } == (60, 15))
        #expect(await size(80) { Image(uiImage: picture).resizable().frame(width: 80, height: 160) } == (10, 10))
        #expect(
            await size(80) { Image(uiImage: picture).resizable().scaledToFit().frame(width: 160, height: 160) } == (
                20, 5
            ))
        #expect(await size(80) { ScrollView { Image(uiImage: picture).resizable().scaledToFit() } } == (80, 20))
    }

    @Test func `pictures of a bundle are found by name, and in its asset catalogues by look`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/People/face.imageset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let (day, night) = (try picture(width: 8, height: 16), try picture(width: 16, height: 16))
        try #require(day.pngData()).write(to: set.appendingPathComponent("day.png"))
        try #require(night.pngData()).write(to: set.appendingPathComponent("night.png"))
        try #require(picture(width: 64, height: 32).pngData()).write(to: folder.appendingPathComponent("logo@2x.png"))
        try Data(
            #"""
            {"images": [{"filename": "day.png", "idiom": "universal", "scale": "1x"},
              {"filename": "night.png", "idiom": "universal", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """#.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let logo = try #require(UIImage(named: "logo", in: bundle, with: nil))
        #expect(logo.size == CGSize(width: 32, height: 16) && logo.scale == 2)
        func columns(_ name: String, _ scheme: ColorScheme) async -> Int {
            let host = SceneHost(columns: 40, rows: 4, style: .screen) {
                Image(name, bundle: bundle).environment(\.colorScheme, scheme)
            }
            await host.settle()
            return (0..<4).map { y in (0..<40).filter { host.frame.buffer[$0, y].glyph != .space }.count }.max() ?? 0
        }
        #expect(await columns("logo", .light) == 4)
        #expect(await columns("face", .light) == 1)
        #expect(await columns("face", .dark) == 2)
        #expect(await columns("nobody", .dark) == "nobody".count)
    }

    @Test(arguments: [
        (#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32"/></svg>"#, 8),
        (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><rect width="32" height="16"/></svg>"#, 4),
        ("no vectors at all", "seal".count),
    ])
    func `vectors of an asset catalogue have their own size`(svg: String, columns: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/seal.imageset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(svg.utf8).write(to: set.appendingPathComponent("seal.svg"))
        try Data(
            #"{"images": [{"filename": "seal.svg", "idiom": "universal"}]}"#.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let host = SceneHost(columns: 40, rows: 4, style: .screen) { Image("seal", bundle: bundle) }
        await host.settle()
        let drawn = (0..<4).map { y in (0..<40).filter { host.frame.buffer[$0, y].glyph != .space }.count }
        #expect(drawn.max() == columns)
    }

    @Test func `equal parts of a row are squares`() async {
        let host = SceneHost(columns: 80) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) {
                        Button("\($0)") {}.frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(
                            1, contentMode: .fit)
                    }
                }
                Text("below")
            }
        }
        await host.settle()
        #expect(host.frame.lines.firstIndex { $0.contains("below") } == 10)
    }
}

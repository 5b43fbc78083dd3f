import Foundation
import Testing
import TextUI

import TextUICore
import TextUIKit

/// Pictures that a program draws in pixels.
@MainActor
@Suite struct DrawnPictureTests {
    private let size = CGSize(width: 32, height: 32)

    private func image(_ draw: (UIGraphicsImageRendererContext) -> Void) throws -> UIImage {
        let image = UIGraphicsImageRenderer(size: size).image(actions: draw)
        try #require(image.cgImage != nil, "librsvg2-2 is not installed")
        return image
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try #require(image.cgImage?.picture)
        let first = (y * picture.width + x) * 4
        return Array(picture.pixels[first..<first + 4])
    }

    @Test func `a picture has the size in points, and as many pixels as its scale says`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in }
        try #require(image.cgImage != nil, "librsvg2-2 is not installed")
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(image.cgImage?.width == 60 && image.cgImage?.height == 30)
    }

    @Test func `an area has the colour that was set last, and the ground is transparent or black`() throws {
        let image = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
            context.cgContext.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 8, height: 8))
        }
        #expect(try pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(image, 8, 8) == [0, 0, 255, 255])
        #expect(try pixel(image, 24, 8)[3] == 0)

        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        #expect(try pixel(opaque, 5, 5) == [0, 0, 0, 255])
    }

    @Test func `a path is filled, cut and drawn along`() throws {
        let image = try image { _ in
            let path = UIBezierPath(rect: CGRect(x: 8, y: 8, width: 16, height: 16))
            UIColor(white: 1, alpha: 1).setFill()
            path.fill()
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setStroke()
            path.lineWidth = 4
            path.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 32)).addClip()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
            UIRectFill(CGRect(x: 0, y: 0, width: 32, height: 4))
        }
        #expect(try pixel(image, 16, 16) == [255, 255, 255, 255])
        #expect(try pixel(image, 8, 16) == [0, 255, 0, 255] && pixel(image, 23, 24) == [0, 255, 0, 255])
        #expect(try pixel(image, 2, 2) == [255, 0, 0, 255] && pixel(image, 10, 2)[3] == 0)
    }

    @Test func `transforms, clips and colours last until the state is restored`() throws {
        let image = try image { context in
            let context = context.cgContext
            context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
            context.saveGState()
            context.translateBy(x: 16, y: 16)
            context.setFillColor(gray: 1, alpha: 1)
            context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(try pixel(image, 20, 20) == [255, 255, 255, 255] && pixel(image, 28, 28)[3] == 0)
        #expect(try pixel(image, 4, 4) == [255, 0, 0, 255])
    }

    @Test func `a path of the context is drawn once`() throws {
        let image = try image { context in
            let context = context.cgContext
            context.scaleBy(x: 2, y: 2)
            context.move(to: CGPoint(x: 2, y: 2))
            context.addLine(to: CGPoint(x: 14, y: 2))
            context.addLine(to: CGPoint(x: 14, y: 14))
            context.closePath()
            #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 12, height: 12))
            context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
            context.fillPath()
            #expect(context.isPathEmpty)
        }
        #expect(try pixel(image, 24, 8) == [0, 0, 255, 255] && pixel(image, 8, 24)[3] == 0)
    }

    @Test func `what is cleared is transparent again, within the clip`() throws {
        let image = try image { context in
            UIColor.white.setFill()
            context.fill(context.format.bounds)
            context.clip(to: CGRect(x: 0, y: 0, width: 16, height: 32))
            context.cgContext.clear(CGRect(x: 8, y: 8, width: 16, height: 16))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .clear)
        }
        #expect(try pixel(image, 12, 12)[3] == 0 && pixel(image, 2, 2)[3] == 0)
        #expect(try pixel(image, 20, 12)[3] == 255 && pixel(image, 12, 2)[3] == 255)
    }

    @Test func `a picture is drawn in another, upright by UIKit and turned over by Core Graphics`() throws {
        let half = try image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 16))
        }
        let upright = try image { _ in half.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16)) }
        #expect(try pixel(upright, 8, 4) == [255, 0, 0, 255] && pixel(upright, 8, 12)[3] == 0)
        #expect(try pixel(upright, 24, 4)[3] == 0)
        let over = try image { context in
            half.cgImage.map { context.cgContext.draw($0, in: CGRect(x: 0, y: 0, width: 16, height: 16)) }
        }
        #expect(try pixel(over, 8, 12) == [255, 0, 0, 255] && pixel(over, 8, 4)[3] == 0)
        let faint = try image { _ in half.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(try (120...135).contains(pixel(faint, 8, 8)[3]))
    }

    @Test func `words are drawn in letters of one size, at the side that their paragraph says`() throws {
        func columns(_ alignment: NSTextAlignment) throws -> [Int] {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            let words = NSAttributedString(string: "H", attributes: [.paragraphStyle: paragraph])
            let image = try image { _ in words.draw(in: CGRect(origin: .zero, size: size)) }
            return try (0..<32).filter { x in try (0..<32).contains { y in try pixel(image, x, y)[3] > 100 } }
        }
        #expect(try columns(.left).allSatisfy { $0 < 10 } && !columns(.left).isEmpty)
        #expect(try columns(.right).allSatisfy { $0 > 22 } && !columns(.right).isEmpty)
        #expect("four".size(withAttributes: nil) == CGSize(width: 32, height: 16))
        let room = "one two three".boundingRect(
            with: CGSize(width: 64, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(room.size == CGSize(width: 56, height: 32))
    }

    @Test func `words hide what is below them, and are hidden by what is drawn later`() throws {
        let image = try image { context in
            "███".draw(at: .zero, withAttributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
        }
        #expect(try pixel(image, 4, 8) == [0, 0, 255, 255])
        #expect(try pixel(image, 12, 8)[0] > 200)
    }

    @Test func `the functions of older source draw in a picture of their own`() throws {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 2)
        UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let image = try #require(drawn, "librsvg2-2 is not installed")
        #expect(image.size == CGSize(width: 8, height: 8) && image.scale == 2)
        #expect(try pixel(image, 6, 8) == [0, 255, 0, 255] && pixel(image, 12, 8)[3] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `PNG holds the rectangle that the renderer shows, and a screen shows it`() async throws {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 100, width: 16, height: 16))
        let png = renderer.pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 100, y: 100, width: 16, height: 16))
        }
        let image = try #require(UIImage(data: png), "librsvg2-2 or libpng16-16 is not installed")
        let host = SceneHost(columns: 10, rows: 2, style: .screen) { Image(uiImage: image) }
        await host.settle()
        let cells = (0..<2).flatMap { y in (0..<10).map { host.frame.buffer[$0, y] } }
        let drawn = cells.filter { $0.style.foreground == .rgb(255, 0, 0) || $0.style.background == .rgb(255, 0, 0) }
        #expect(drawn.count == 2)
    }

    @Test func `a canvas is drawn in by Core Graphics, too`() async {
        let host = SceneHost(columns: 10, rows: 2, style: .screen) {
            Canvas { context, size in
                context.withCGContext { context in
                    context.setFillColor(UIColor.red.cgColor)
                    context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
                }
            }
        }
        await host.settle()
        #expect(host.frame.lines == ["█████", "█████"] || host.frame.lines.allSatisfy { $0.contains("█████") })
    }
}

import Foundation
import Testing
import TextUI

import TextUICore
import TextUIKit

/// Pictures of views.
@MainActor
@Suite struct ViewPictureTests {
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 40, y: 32, width: 80, height: 48))
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let patch = UIView(frame: CGRect(x: 0, y: 16, width: 40, height: 16))
        patch.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        card.addSubview(patch)
        let label = UILabel(frame: CGRect(x: 0, y: 32, width: 80, height: 16))
        label.text = "words"
        card.addSubview(label)
        return card
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try #require(image.cgImage?.picture, "librsvg2-2 is not installed")
        let first = (y * picture.width + x) * 4
        return Array(picture.pixels[first..<first + 4])
    }

    @Test func `a layer is drawn with its subviews where the context draws`() throws {
        let card = card()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 64)).image { context in
            context.cgContext.translateBy(x: 16, y: 8)
            card.layer.render(in: context.cgContext)
        }
        #expect(try pixel(image, 8, 20)[3] == 0 && pixel(image, 98, 20)[3] == 0)
        #expect(try pixel(image, 20, 12) == [255, 0, 0, 255])
        #expect(try pixel(image, 20, 30) == [0, 0, 255, 255] && pixel(image, 80, 30) == [255, 0, 0, 255])
        let words = try (40..<56).flatMap { y in try (16..<56).map { x in try pixel(image, x, y) } }
        #expect(words.contains { $0[0] < 160 && $0[3] == 255 })
        #expect(card.frame == CGRect(x: 40, y: 32, width: 80, height: 48))
    }

    @Test func `a hierarchy is scaled to the rectangle, within a context alone`() throws {
        let card = card()
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        var wasDrawn = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 96)).image { _ in
            wasDrawn = card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 160, height: 96), afterScreenUpdates: false)
        }
        #expect(wasDrawn)
        #expect(try pixel(image, 70, 48) == [0, 0, 255, 255] && pixel(image, 150, 8) == [255, 0, 0, 255])
    }

    @Test func `in a canvas a view stands in its cells`() async {
        let card = card()
        let host = SceneHost(columns: 16, rows: 4, style: .screen) {
            Canvas { context, _ in
                context.withCGContext { cgContext in
                    cgContext.translateBy(x: 8, y: 16)
                    MainActor.assumeIsolated { card.layer.render(in: cgContext) }
                }
            }
        }
        await host.settle()
        let buffer = host.frame.buffer
        #expect(host.frame.lines.last?.trimmingCharacters(in: .whitespaces) == "words")
        #expect(buffer[1, 2].style.background == .rgb(0, 0, 255) && buffer[10, 2].style.background == .rgb(255, 0, 0))
        #expect(buffer[0, 2].style.background == nil && buffer[1, 0].style.background == nil)
    }

    @Test func `a view on a screen stays as it is while its picture is taken`() async throws {
        let controller = UIViewController()
        let card = card()
        controller.view.addSubview(card)
        let host = SceneHost(columns: 40, rows: 10, style: .screen, rootViewController: controller)
        await host.settle()
        let before = host.frame.lines
        let image = UIGraphicsImageRenderer(bounds: card.bounds).image { card.layer.render(in: $0.cgContext) }
        #expect(try pixel(image, 4, 4) == [255, 0, 0, 255])
        await host.settle()
        #expect(host.frame.lines == before && card.window != nil)
        (card.subviews.last as? UILabel)?.text = "others"
        await host.settle()
        #expect(host.frame.text.contains("others"))
    }
}

import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct RenderingTests {
    @Test func `a view that is on no screen is a picture of vectors`() {
        let renderer = ImageRenderer(content: Text("Dear Ann").padding())
        #expect(renderer.svg.hasPrefix("<svg") && renderer.svg.contains(">Dear Ann</text>"))
        #expect(!renderer.svg.contains("<circle") && !renderer.svg.contains("#ffffff"))
        renderer.isOpaque = true
        #expect(renderer.svg.contains("#ffffff"))
    }

    @Test func `a view has the size that it is offered, or its own`() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 80, height: 32)
        #expect(renderer.svg.contains("viewBox=\"0 0 90 40\""))
        #expect(ImageRenderer(content: Text("four")).svg.contains("viewBox=\"0 0 36 20\""))
    }

    @Test func `a view is drawn in pixels`() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 80, height: 32)
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.scale == 2 && image.size == CGSize(width: 90, height: 40))
        let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(copy.size == CGSize(width: 180, height: 80))
    }
}

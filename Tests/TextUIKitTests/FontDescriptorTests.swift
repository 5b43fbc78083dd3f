import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct FontDescriptorTests {
    @Test func `a font is made of another's description`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        let rounded = try #require(bold.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0) == UIFont.boldSystemFont(ofSize: body.pointSize))
        let italic = try #require(bold.withSymbolicTraits(.traitItalic)).withSize(12)
        #expect(UIFont(descriptor: italic, size: 0) == UIFont.italicSystemFont(ofSize: 12))
        #expect(UIFont(descriptor: italic, size: 20).pointSize == 20)
    }

    @Test func `a line of each font is a row high`() {
        let font = UIFont.systemFont(ofSize: 40, weight: .bold, width: .condensed)
        #expect(font == .systemFont(ofSize: 40, weight: .bold))
        #expect(font.lineHeight == 16 && font.ascender - font.descender == font.lineHeight)
        #expect(UIFont() == .preferredFont(forTextStyle: .body))
    }
}

import StringCatalogs
import Testing

struct PluralCategoryTests {
    @Test func `English and German tell one from the rest`() {
        for language in ["en", "de"] {
            #expect([0, 1, 2, 11].map { PluralCategory($0, in: language) } == [.other, .one, .other, .other])
        }
    }

    @Test func `Arabic has six forms`() {
        #expect(
            [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map { PluralCategory($0, in: "ar") }
                == [.zero, .one, .two, .few, .few, .many, .many, .other, .other, .few])
    }

    @Test func `Slavic languages go by the last digits`() {
        #expect(
            [1, 2, 5, 11, 21, 22, 112].map { PluralCategory($0, in: "ru") } == [
                .one, .few, .many, .many, .one, .few, .many,
            ])
        #expect([1, 2, 5, 21, 22].map { PluralCategory($0, in: "pl") } == [.one, .few, .many, .many, .few])
    }

    @Test func `Japanese has one form`() {
        #expect([0, 1, 2].map { PluralCategory($0, in: "ja") } == [.other, .other, .other])
    }
}

import CombineFoundation
import Foundation
import Testing

@Suite struct MarkdownTests {
    private func runs(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) throws -> [(String, InlinePresentationIntent)] {
        let words = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
        return words.runs.map { (String(words[$0.range].characters), $0.inlinePresentationIntent ?? []) }
    }

    /// The blocks of a text: the kinds from the outside, and the words.
    private func blocks(_ text: String) throws -> [String] {
        let words = try AttributedString(markdown: text)
        return words.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map { intent, range in
            let kinds = intent?.components.reversed().map { "\($0.kind)" } ?? []
            return (kinds + [String(words[range].characters)]).joined(separator: " ")
        }
    }

    @Test func `marks say what the words between them mean`() throws {
        let found = try runs("a **b *c*** `d` ~~e~~ \\*f\\* snake_case_name", .inlineOnlyPreservingWhitespace)
        #expect(found.map(\.0) == ["a ", "b ", "c", " ", "d", " ", "e", " *f* snake_case_name"])
        #expect(
            found.map(\.1) == [
                [], .stronglyEmphasized, [.stronglyEmphasized, .emphasized], [], .code, [], .strikethrough, [],
            ])
    }

    @Test(arguments: [
        ("**b *c***", ["b ", "c"]), ("*a **b** c*", ["a ", "b", " c"]), ("**a*b**", ["a*b"]), ("*a*b*", ["a", "b*"]),
        ("**foo **bar** baz", ["**foo ", "bar", " baz"]), ("_foo_bar_baz_", ["foo_bar_baz"]),
        ("***a** b*", ["a", " b"]), ("**a***", ["a", "*"]), ("*a \\* b*", ["a * b"]),
        ("*use `*` here*", ["use ", "*", " here"]),
        ("a &amp; &#169; &x;", ["a & © &x;"]), ("`a", ["`a"]), ("_see [x](u/b_c)_", ["see ", "x"]),
        ("***both***", ["both"]), ("* a * b *", ["* a * b *"]), ("**", ["**"]),
    ])
    func `a mark ends at the one that belongs to it`(_ text: String, _ words: [String]) throws {
        #expect(try runs(text, .inlineOnly).map(\.0) == words)
    }

    @Test func `code keeps its marks, and may hold backticks`() throws {
        #expect(try runs("`**a**` and `` b`c ``", .inlineOnly).map(\.0) == ["**a**", " and ", "b`c"])
    }

    @Test func `the ends of lines are kept, or become spaces`() throws {
        #expect(try runs("one\ntwo", .inlineOnlyPreservingWhitespace).map(\.0) == ["one\ntwo"])
        let found = try runs("one\n  two  \nthree\\\nfour", .inlineOnly)
        #expect(found.map(\.0) == ["one", " ", "two", "\n", "three", "\n", "four"])
        #expect(found.map(\.1) == [[], .softBreak, [], .lineBreak, [], .lineBreak, []])
    }

    @Test func `links and pictures have their addresses`() throws {
        let words = try AttributedString(
            markdown: "[**docs**](guide \"Title\") <https://a.example> <me@a.example> ![A cat](cat.png)",
            options: .init(languageCode: "en"), baseURL: URL(string: "https://b.example/"))
        #expect(String(words.characters) == "docs https://a.example me@a.example A cat")
        let links = words.runs.compactMap(\.link?.absoluteString)
        #expect(links == ["https://b.example/guide", "https://a.example", "mailto:me@a.example"])
        #expect(words.runs.compactMap(\.imageURL?.absoluteString) == ["https://b.example/cat.png"])
        #expect(words.languageIdentifier == "en")
    }

    @Test(arguments: [
        ("[ ] Read the [guide](http://a)", "guide", "http://a"),
        ("see [1] and [site](http://x \"T)\")", "site", "http://x"),
        ("[wiki](https://w.example/Foo_(bar)) x", "wiki", "https://w.example/Foo_(bar)"),
        ("[![badge](b.svg)](http://ci)", "badge", "http://ci"), ("[`a](b`](u)", "a](b", "u"),
        ("*foo [bar*](u)", "bar*", "u"),
        ("[a [b](c) d](e)", "b", "c"),
    ])
    func `a link has the words of its brackets`(_ text: String, _ words: String, _ address: String) throws {
        let string = try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnly))
        let links = string.runs.filter { $0.link != nil }
        #expect(links.map { String(string[$0.range].characters) } == [words])
        #expect(links.compactMap(\.link?.absoluteString) == [address])
    }

    @Test(arguments: [
        ("- ```\n  code\n  ```\ntext", "paragraph text"), ("> # Title\ntext", "paragraph text"),
        ("- # H\ntext", "paragraph text"), ("> foo\n===", "blockQuote paragraph foo ==="),
        ("\tcode", "codeBlock(languageHint: nil) code\n"),
        ("- a\n\t- b", "unorderedList listItem(ordinal: 1) unorderedList listItem(ordinal: 1) paragraph b"),
        ("```\r\n\ta\r\n```\r\nend", "paragraph end"),
    ])
    func `a block ends where it ends`(_ text: String, _ last: String) throws {
        #expect(try blocks(text).last == last)
    }

    @Test func `blocks follow each other, told apart by their intents`() throws {
        let text = """
            # Title #

            A paragraph
            of two lines.
            Setext
            ---
            > quoted
            still quoted

            ***
            ```swift
            let a = "*"

            ```
                indented

            """
        #expect(
            try blocks(text) == [
                "header(level: 1) Title", "header(level: 2) A paragraph of two lines. Setext",
                "blockQuote paragraph quoted still quoted", "thematicBreak ⸻",
                "codeBlock(languageHint: Optional(\"swift\")) let a = \"*\"\n\n",
                "codeBlock(languageHint: nil) indented\n",
            ])
    }

    @Test func `lists hold items, and items lists`() throws {
        let text = """
            - one
              goes on
            - two
              1. inner

                 second paragraph
              2. inner too
            + another list
            7. seven
            8. eight
            """
        #expect(
            try blocks(text) == [
                "unorderedList listItem(ordinal: 1) paragraph one goes on",
                "unorderedList listItem(ordinal: 2) paragraph two",
                "unorderedList listItem(ordinal: 2) orderedList listItem(ordinal: 1) paragraph inner",
                "unorderedList listItem(ordinal: 2) orderedList listItem(ordinal: 1) paragraph second paragraph",
                "unorderedList listItem(ordinal: 2) orderedList listItem(ordinal: 2) paragraph inner too",
                "unorderedList listItem(ordinal: 1) paragraph another list",
                "orderedList listItem(ordinal: 7) paragraph seven", "orderedList listItem(ordinal: 8) paragraph eight",
            ])
        let runs = try AttributedString(markdown: text).runs
        let intents = runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].compactMap(\.0)
        #expect(intents.map(\.indentationLevel) == [1, 1, 2, 2, 2, 1, 1, 1])
        #expect(Set(intents.flatMap(\.components).map(\.identity)).count == 19)
    }

    @Test func `any text can be read`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let text = String((0..<40).map { _ in "ab *_`~[]()<>!\\#->+1.\n\t é".randomElement(using: &random) ?? " " })
            for syntax in [.full, .inlineOnly, .inlineOnlyPreservingWhitespace]
                as [AttributedString.MarkdownParsingOptions.InterpretedSyntax]
            {
                _ = try runs(text, syntax)
            }
        }
        #expect(try AttributedString(markdown: Data("**a**".utf8)).characters.count == 1)
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: URL(fileURLWithPath: "/no/such/file")) }
    }
}

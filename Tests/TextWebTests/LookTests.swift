import SwiftUI
import TestPages
import Testing
import TextWeb

/// The looks of words, links to elsewhere and drawings, as a page has them.
@MainActor
struct LookTests {
    private func page<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> String {
        try await WebVisit(content: content).session.document
    }

    @Test func `words have the size of their font, and usual ones none`() async throws {
        let page = try await page {
            Text("great").font(.largeTitle)
            VStack { Text("small") }.font(.caption)
            Text("points").font(.system(size: 20))
            Text("usual")
        }
        #expect(page.contains("class=\"size-largeTitle\""))
        #expect(page.contains("class=\"size-caption\""))
        #expect(page.contains("class=\"size-title3\""))
        #expect(page.components(separatedBy: "size-").count == 4)
    }

    @Test func `the stylesheet knows each look of words`() async throws {
        let page = try await page {
            ForEach([Color.black, .red, .green, .orange, .yellow, .blue, .purple, .cyan, .white, .gray], id: \.self) {
                Text("color").foregroundStyle($0)
            }
            ForEach([Font.largeTitle, .title, .title2, .title3, .headline, .callout, .footnote, .caption2], id: \.self)
            {
                Text("font").font($0)
            }
            Text("due").foregroundStyle(.orange)
            Text("second").foregroundStyle(.secondary)
            Text("end").multilineTextAlignment(.trailing).lineLimit(2)
        }
        let style = String(decoding: WebAsset.stylesheet.content, as: UTF8.self)
        let classes = Set(page.matches(of: /class="([^"]+)"/).flatMap { $0.output.1.split(separator: " ") })
        #expect(classes.filter { $0.hasPrefix("color-") }.count > 6)
        #expect(page.contains("<span class=\"color-3\">due</span>"))
        #expect(classes.filter { !style.contains(".\($0)") } == [])
    }

    @Test func `a row that is one button has its words of action in the accent, and a button of one text in its own`()
        async throws
    {
        let page = try HTMLReader.read(
            try await page {
                List {
                    Button {
                    } label: {
                        VStack(alignment: .leading) {
                            Text("Lipid panel")
                            Text("Release").foregroundStyle(.blue)
                        }
                    }
                    .buttonStyle(.plain)
                    Button("Refresh") {}
                    Text("A note").foregroundStyle(.blue)
                }
            })
        let spans = page.all("span").filter { $0.children.allSatisfy { $0.name != "span" } }
        #expect(spans.filter { $0["class"] == "accent" }.map(\.text) == ["Release"])
        #expect(spans.filter { $0["class"] == "color-4" }.map(\.text) == ["A note"])
    }

    @Test func `words stand and are cut as their lines are`() async throws {
        let page = try await page {
            Text("middle").multilineTextAlignment(.center)
            Text("end").multilineTextAlignment(.trailing).lineLimit(2)
            Text("long").lineLimit(40)
        }
        #expect(page.contains("class=\"align-center\""))
        #expect(page.contains("class=\"align-trailing lines-2\""))
        #expect(!page.contains("lines-40"))
    }

    @Test func `a link to another site is one, and what a browser might run is none`() async throws {
        let page = try await page {
            Link("Site", destination: URL(string: "https://example.com/a?b=1&c=2")!)
            Link("Mail", destination: URL(string: "mailto:ann@example.com")!)
            Link("Code", destination: URL(string: "javascript:alert(1)")!)
        }
        #expect(page.contains("href=\"https://example.com/a?b=1&amp;c=2\" target=\"_blank\" rel=\"noreferrer\""))
        #expect(page.contains("href=\"mailto:ann@example.com\""))
        #expect(!page.contains("javascript:"))
        #expect(page.contains(">Code</button>"))
    }

    @Test func `a link that the program opens stays a press`() async throws {
        let visit = try await WebVisit {
            Opener()
        }
        #expect(!visit.session.document.contains("href=\"https"))
        try await visit.post(["press": try visit.key("Site")])
        #expect(visit.session.document.contains("opened https://example.com"))
    }

    private struct Opener: View {
        @State private var opened = "nothing"
        var body: some View {
            Text("opened \(opened)")
            Link("Site", destination: URL(string: "https://example.com")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened = url.absoluteString
                        return .handled
                    })
        }
    }

    @Test func `words that are read by others are drawn, and the others are for who hears the page`() async throws {
        let page = try await page {
            Text("Wait \(Text("5′").bold().accessibilityLabel("five minutes"))")
            Button {
            } label: {
                Text("\(Image(systemName: "plus")) Add")
            }
        }
        #expect(
            page.contains(
                "<span aria-hidden=\"true\">Wait <strong>5′</strong></span><span class=\"unseen\">Wait five minutes</span>"
            ))
        #expect(page.contains("<span aria-hidden=\"true\">+ Add</span><span class=\"unseen\">plus Add</span>"))
    }

    @Test func `a drawing that has a name is drawn`() async throws {
        let page = try await page {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
            .frame(width: 80, height: 64)
            .accessibilityLabel("A circle")
        }
        #expect(page.contains("role=\"img\" aria-label=\"A circle\""))
        #expect(page.contains("<path d=\"M80 32C"))
    }

    @Test func `a shape or a colour that has a name is drawn, and combined words are words`() async throws {
        let page = try await page {
            Circle().fill(.red).frame(width: 64, height: 64).accessibilityLabel("A disc")
            Color.green.frame(width: 40, height: 32).accessibilityLabel("A patch")
            HStack {
                Text("one")
                Text("two")
            }
            .accessibilityElement(children: .combine)
            Circle().fill(.blue).frame(width: 64, height: 64)
        }
        #expect(page.contains("role=\"img\" aria-label=\"A disc\""))
        #expect(page.contains("role=\"img\" aria-label=\"A patch\""))
        #expect(page.components(separatedBy: "<svg").count == 3)
        #expect(!page.contains("aria-label=\"one"))
    }

    @Test func `a round ground behind words is no drawing`() async throws {
        let page = try await page {
            Button("Book") {}.padding(8).background(.blue, in: Capsule())
            Text("Due").padding(8).background { RoundedRectangle(cornerRadius: 8).fill(.red) }
        }
        #expect(page.contains("Book") && page.contains("Due") && !page.contains("<svg"))
    }

    @Test func `stacks have the distances and the edges that they ask for`() async throws {
        let page = try await page {
            VStack(alignment: .trailing, spacing: 0) {
                Text("a")
                Text("b")
            }
            HStack(alignment: .firstTextBaseline, spacing: 22) {
                Text("c")
                Text("d")
            }
            HStack {
                Text("e")
                Text("f")
            }
        }
        #expect(page.contains("class=\"column gap-0 at-end\""))
        #expect(page.contains("class=\"line gap-24 at-baseline\""))
        #expect(page.contains("class=\"line\""))
    }

    @Test func `what stands after a spacer stands together at the far end`() async throws {
        let page = try HTMLReader.read(
            try await page {
                HStack(spacing: 4) {
                    Text("You")
                    Spacer()
                    Text("Read")
                    Text("11:21")
                }
                HStack {
                    Spacer()
                    Text("alone")
                }
            })
        let ends = page.all("div").filter { $0["class"]?.split(separator: " ").first == "end" }
        #expect(ends.map { $0.children.map(\.text) } == [["Read", "11:21"], ["alone"]])
        #expect(ends.first?["class"] == "end gap-4")
        let spreads = page.all("div").filter { $0["class"]?.hasPrefix("spread") == true }
        #expect(spreads.map { $0.children.count } == [2, 1])
    }

    @Test func `a drawing with words of its own is drawn`() async throws {
        let page = try await page {
            Canvas { context, _ in
                if let sign = context.resolveSymbol(id: "sign") { context.draw(sign, at: CGPoint(x: 8, y: 8)) }
            } symbols: {
                Text("N").tag("sign")
            }
            .frame(width: 80, height: 32)
            .accessibilityLabel("A compass")
        }
        #expect(page.contains("role=\"img\" aria-label=\"A compass\""))
        #expect(page.contains(">N</text>"))
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    @Test func `rows and columns stand as rows and columns`() async throws {
        let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]
        let page = try await page {
            Grid {
                GridRow {
                    Text("1")
                    HStack {
                        Text("2a")
                        Text("2b")
                    }
                }
                GridRow { Text("3") }
                Text("whole")
            }
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(people) { Text($0.name) }
            }
        }
        let root = try HTMLReader.read(page)
        func all(_ kind: String, in node: HTMLReader.Node) -> [HTMLReader.Node] {
            (node["class"] == kind ? [node] : []) + node.children.flatMap { all(kind, in: $0) }
        }
        #expect(all("grid", in: root).count == 1)
        #expect(all("gridRow", in: root).map { all("cell", in: $0).count } == [2, 1])
        #expect(all("tiles", in: root).map { all("cell", in: $0).count } == [2])
    }
}

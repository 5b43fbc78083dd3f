import PlainText
import SwiftUI
import TestPages
import Testing
import TextWeb

/// The changes that a page with the script is told of.
@MainActor
struct UpdateTests {
    private struct Counter: View {
        @State private var count = 0
        @State private var name = ""

        var body: some View {
            VStack {
                Text("Count: \(count)")
                HStack {
                    Button("More") { count += 1 }
                    TextField("Name", text: $name)
                }
            }
        }
    }

    @Test func `one changed digit is one element`() async throws {
        let visit = try await WebVisit { Counter() }
        let update = try await visit.send(["press": try visit.key("More")])
        let key = try visit.key("Count: 0")
        #expect(update.changes.keys.sorted() == [key])
        #expect(update.changes[key]?.contains(">Count: 1<") == true)
        #expect(update["from"]?.integer == 0)
        #expect(update["to"]?.integer == 1)
        #expect(update["address"] == nil)
    }

    @Test func `what a person types is not sent back as a wish for the focus`() async throws {
        let visit = try await WebVisit { Counter() }
        let update = try await visit.send(["v.\(try visit.key("Name"))": "An"])
        #expect(update.changes.count == 1)
        #expect(update["focus"] == nil)
    }

    @MainActor
    private final class News: ObservableObject {
        @Published var words = "nothing new"
    }

    private struct NewsView: View {
        @ObservedObject var news: News

        var body: some View { Text(news.words) }
    }

    @Test func `a change that nobody asked for comes by the stream`() async throws {
        let news = News()
        let visit = try await WebVisit { NewsView(news: news) }
        var updates = visit.session.updates().makeAsyncIterator()
        #expect(await updates.next() == "{\"at\":0}")
        news.words = "a message"
        let update = try #require(await updates.next())
        #expect(update.contains("a message"))
    }

    @Test func `a later stream of the same tab ends the earlier one`() async throws {
        let visit = try await WebVisit { Counter() }
        var first = visit.session.updates().makeAsyncIterator()
        _ = await first.next()
        _ = visit.session.updates()
        #expect(await first.next() == nil)
    }

    @Test func `whoever has missed something gets the whole screen`() async throws {
        let visit = try await WebVisit { Counter() }
        _ = try await visit.send(["press": try visit.key("More")])
        let update = try await visit.send(["do": "look"])
        #expect(update["to"]?.integer == 1)
        #expect(update.changes["screen"]?.contains("Count: 1") == true)
    }

    private struct Places: View {
        @ObservedObject var trail: Trail

        var body: some View {
            NavigationStack(path: $trail.path) {
                NavigationLink("Oslo", value: "oslo")
                    .navigationTitle("Places")
                    .navigationDestination(for: String.self) { place in
                        NavigationLink("\(place) further", value: place + "-further").navigationTitle(place)
                    }
            }
            .onOpenURL { trail.path = $0.path.split(separator: "/").map(String.init) }
        }
    }

    @MainActor
    private final class Trail: ObservableObject {
        @Published var path: [String] = []
        var address: String { "/" + path.joined(separator: "/") }
    }

    @Test func `a push changes the address, and the way back in the browser pops`() async throws {
        let trail = Trail()
        let visit = try await WebVisit(address: { trail.address }) { Places(trail: trail) }
        let oslo = try await visit.send(["press": try visit.key("Oslo")])
        #expect(oslo["address"]?.string == "/app/oslo")
        #expect(oslo["title"]?.string == "oslo – App")
        #expect(oslo["focus"]?.string != nil)
        let back = try await visit.send(["do": "go", "to": "/app"])
        #expect(trail.path == [])
        #expect(back["address"]?.string == "/app")
        _ = try await visit.send(["do": "go", "to": "/app/oslo/bern"])
        #expect(trail.path == ["oslo", "bern"])
        for foreign in ["https://example.com/app/x", "//example.com", "/other", "/apple", ""] {
            _ = try await visit.send(["do": "go", "to": foreign])
            #expect(trail.path == ["oslo", "bern"], "\(foreign)")
        }
    }

    @Test func `a link to a page with an address is one that a browser can open elsewhere`() async throws {
        let trail = Trail()
        let link: @MainActor (AnyHashable) -> String? = { value in (value as? String).map { "/\($0)" } }
        let session = WebSession(
            WebVisit.place, app: "App", address: { trail.address }, link: link, content: { Places(trail: trail) })
        await session.begin(at: "/")
        #expect(session.document.contains("<a id=\""))
        #expect(session.document.contains("href=\"/app/oslo\""))
        // Without the script a link would leave the tab, and what was typed.
        _ = await session.answer(to: try #require(WebForm(Array("token=\(WebVisit.place.token)".utf8))))
        #expect(!session.document.contains("<a id=\""))
        let without = try await WebVisit(address: { trail.address }) { Places(trail: trail) }
        #expect(without.session.document.contains("role=\"link\""))
        #expect(!without.session.document.contains("href=\"/app/oslo\""))
    }

    @Test func `the words of a button stand as its views lay them out, and are its name`() async throws {
        let visit = try await WebVisit {
            Button {
            } label: {
                VStack {
                    HStack {
                        Label("Ana", systemImage: "calendar")
                        Spacer()
                        Text("Booked").bold()
                    }
                    Text("10:05 & later").foregroundStyle(.secondary)
                }
            }
            .accessibilityHint("Opens the visit")
            .keyboardShortcut("b", modifiers: [.command, .shift])
            Button("Hidden words") {}.accessibilityLabel("Other words")
        }
        #expect(visit.words == ["button Ana, Booked, 10:05 & later: ", "button Other words: "])
        let page = visit.session.document
        #expect(page.contains("aria-label=\"Ana, Booked, 10:05 &amp; later\""))
        #expect(page.contains("<span class=\"away\"><strong>Booked</strong></span>"))
        #expect(page.contains("aria-description=\"Opens the visit\""))
        #expect(page.contains("aria-keyshortcuts=\"Control+Shift+B\""))
        #expect(!page.contains("Hidden words"))
    }

    @Test func `a file that the server has for the browser is a link`() async throws {
        let visit = try await WebVisit {
            Text("/web/files/1f/my%20%22file%22.ics\nOpen it with your calendar.")
            Text("See /web/files/2 or https://example.com/web/files/3")
        }
        let page = visit.session.document
        let link = "<a href=\"/web/files/1f/my%20%22file%22.ics\" download>my &quot;file&quot;.ics</a>"
        #expect(page.contains(link + "\nOpen"))
        #expect(page.components(separatedBy: "<a ").count == 2)
    }

    @Test func `a page begins at the address that a browser asks for`() async throws {
        let trail = Trail()
        let visit = try await WebVisit(at: "/oslo", address: { trail.address }) { Places(trail: trail) }
        #expect(visit.words == ["heading oslo: ", "link oslo further: "])
        #expect(visit.session.document.contains("action=\"/app/oslo\""))
    }

    @Test func `the way back in the browser leads to what was there before, below or not`() async throws {
        let trail = Trail()
        let visit = try await WebVisit(at: "/oslo/bern", address: { trail.address }) { Places(trail: trail) }
        let up = try await visit.send(["do": "back"])
        #expect(up["address"]?.string == "/app/oslo")
        for (address, path) in [("/oslo/bern", ["oslo", "bern"]), ("/oslo", ["oslo"]), ("", []), ("/oslo", ["oslo"])] {
            let answer = try await visit.send(["do": "go", "to": "/app" + address])
            #expect(trail.path == path)
            #expect(answer["address"]?.string == "/app" + address)
        }
    }

    private struct Messages: View {
        @State private var count = 1

        var body: some View {
            Text("\(count) so far").accessibilityAddTraits(.updatesFrequently)
            Button("More") { count += 1 }
            List(0..<count, id: \.self) { Text("Message \($0)").accessibilityAddTraits(.updatesFrequently) }
            List {
                Section {
                    Text("Rain")
                } header: {
                    Text("Now").accessibilityAddTraits(.updatesFrequently)
                }
            }
        }
    }

    @Test func `words that change are read out, and so is what comes into a list of such rows`() async throws {
        let page = try HTMLReader.read(try await WebVisit { Messages() }.session.document)
        let live = page.all("p") + page.all("h2")
        #expect(live.filter { $0["aria-live"] == "polite" }.map(\.text) == ["1 so far", "Message 0", "Now"])
        #expect(page.all("div").filter { $0["role"] == "log" }.map(\.text) == ["Message 0"])
        #expect(page.all("div").filter { $0["class"] == "list" }.count == 2)
    }

    @Test func `the script and the stylesheet stay small, and have nothing of their own to run elsewhere`() {
        #expect(WebAsset.script.content.count < 10_000)
        let style = String(decoding: WebAsset.stylesheet.content, as: UTF8.self)
        #expect(!style.contains("url("))
        #expect(WebAsset.all.allSatisfy { $0.name.split(separator: ".").count == 3 })
    }
}

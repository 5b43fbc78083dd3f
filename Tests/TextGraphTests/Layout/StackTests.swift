import PlainText
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct StackTests {
    private func lines<V: View>(columns: Int = 20, rows: Int = 10, @ViewBuilder _ view: @escaping () -> V) -> [String] {
        SceneHost(columns: columns, rows: rows, content: view).frame.lines
    }

    @Test func `a spacer takes what is left`() {
        #expect(
            lines {
                HStack {
                    Text("a"); Spacer(); Text("b")
                }
            } == ["a" + String(repeating: " ", count: 18) + "b"])
    }

    @Test func `two spacers share what is left`() {
        #expect(
            lines(columns: 11) {
                HStack {
                    Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
                }
            } == ["a    b    c"])
    }

    @Test(arguments: 12...24)
    func `no row is lost on a screen that is too low`(rows: Int) {
        let shown = lines(rows: rows) {
            VStack {
                Text("top").frame(height: 176)
                VStack(spacing: 10) {
                    Text("first").padding()
                    Text("second").padding()
                }
                VStack { ForEach(0..<4) { Text("row \($0)") } }
            }
        }
        #expect(
            shown.filter { $0.contains("row") }.map { $0.trimmingCharacters(in: .whitespaces) }
                == (0..<4).map { "row \($0)" })
    }

    @Test func `a spacer gives way before a text wraps`() {
        #expect(
            lines(columns: 12) {
                HStack {
                    Text("left left"); Spacer(); Text("ok")
                }
            } == ["left left ok"])
    }

    @Test func `texts side by side share the width and wrap`() {
        let text = lines(columns: 21) {
            HStack(alignment: .top) {
                Text("one two three four"); Text("five six seven")
            }
        }
        #expect(text == ["one two    five six", "three four seven"])
    }

    @Test func `a higher priority chooses first`() {
        #expect(
            lines(columns: 13) {
                HStack {
                    Text("left left").lineLimit(1)
                    Text("right right").lineLimit(1).layoutPriority(1)
                }
            } == ["… right right"])
    }

    @Test(.timeLimit(.minutes(1))) func `a priority that is no number counts as none`() {
        #expect(
            lines {
                HStack {
                    Text("left").layoutPriority(.nan)
                    Text("right")
                }
            } == ["left right"])
    }

    @Test func `spacing and padding are converted from points`() {
        #expect(
            lines {
                HStack(spacing: 24) {
                    Text("a"); Text("b")
                }
            } == ["a   b"])
        #expect(
            lines {
                HStack(spacing: 0) {
                    Text("a"); Text("b")
                }
            } == ["ab"])
        #expect(
            lines {
                VStack(spacing: 10) {
                    Text("a"); Text("b")
                }
            } == ["a", "", "b"])
        #expect(
            lines {
                VStack(spacing: 1) {
                    Text("a"); Text("b")
                }
            } == ["a", "", "b"])
        #expect(lines { Text("a").padding() } == ["", "  a"])
    }

    @Test func `a stack aligns its children across`() {
        #expect(
            lines {
                VStack(alignment: .trailing) {
                    Text("long"); Text("s")
                }
            } == ["long", "   s"])
        #expect(
            lines {
                VStack {
                    Text("longer"); Text("ss")
                }
            } == ["longer", "  ss"])
        #expect(
            lines {
                HStack(alignment: .bottom) {
                    Text("a\nb"); Text("c")
                }
            } == ["a", "b c"])
    }

    @Test func `a divider crosses its stack`() {
        #expect(
            lines(columns: 5) {
                VStack(alignment: .leading) {
                    Text("a"); Divider(); Text("b")
                }
            } == ["a", "─────", "b"])
        #expect(
            lines(rows: 2) {
                HStack(alignment: .top) {
                    Text("a\nb"); Divider(); Text("c")
                }
            } == ["a │ c", "b │"])
    }

    @Test func `frames bound, fill and align`() {
        #expect(lines(columns: 9) { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) } == ["       ab"])
        #expect(lines(columns: 9) { Text("ab").frame(maxWidth: .infinity) } == ["   ab"])
        #expect(
            lines {
                HStack(spacing: 0) {
                    Text("ab").frame(width: 40, alignment: .leading); Text("|")
                }
            } == ["ab   |"])
        #expect(
            lines {
                HStack(spacing: 0) {
                    Text("ab").frame(minWidth: 32); Text("|")
                }
            } == [" ab |"])
        #expect(
            lines {
                VStack {
                    Text("a").frame(height: 48); Text("b")
                }
            } == ["", "a", "", "b"])
        #expect(lines { Text("one two three").frame(width: 40, alignment: .leading) } == ["one", "two", "three"])
    }

    @Test func `a fixed size does not wrap`() {
        let host = SceneHost(columns: 8, rows: 4) { Text("one two three").fixedSize() }
        #expect(host.frame.lines.count == 1)
    }

    @Test func `layers stand over each other`() {
        #expect(
            lines {
                ZStack(alignment: .topLeading) {
                    Text("abc"); Text("x")
                }
            } == ["xbc"])
        #expect(lines { Text("abc").overlay(alignment: .trailing) { Text("!") } } == ["ab!"])
    }

    @Test func `wide and joined characters keep their columns`() {
        #expect(lines(columns: 6) { Text("日本語文字") } == ["日本語", "文字"])
        let host = SceneHost(columns: 10, rows: 3) {
            HStack {
                Text("👨‍👩‍👧"); Text("x")
            }
        }
        #expect(host.frame.lines == ["👨‍👩‍👧 x"])
    }

    struct Everything: View {
        @State private var text = ""
        @State private var flag = false
        var body: some View {
            NavigationStack {
                Form {
                    Section("Head") {
                        TextField("Name", text: $text)
                        Toggle("Flag", isOn: $flag)
                        LabeledContent("Label", value: "Value").badge(3)
                    }
                    HStack {
                        Text("a"); Spacer(); Divider(); ProgressView(value: 0.5)
                    }
                    GroupBox("Box") { Text("In a box") }
                    DisclosureGroup("More") { Text("Disclosed") }
                    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back"))
                    ScrollView(.horizontal) { HStack { Text("wide wide wide") } }
                }
                .navigationTitle("Everything")
                .toolbar { Button("Tool") {} }
                .searchable(text: $text)
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 20, 80, 1000], [1, 2, 5, 24])
    func `any size can be drawn`(columns: Int, rows: Int) {
        for style in [SceneHost.Style.numbered, .plain, .screen] {
            let host = SceneHost(columns: columns, rows: rows, style: style) { Everything() }
            #expect(host.frame.lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
        }
    }

    @Test(arguments: [20, 40, 80])
    func `a label stands before, its content at the far side`(columns: Int) {
        let host = SceneHost(columns: columns, rows: 5) { LabeledContent("Date", value: "Today") }
        #expect(host.frame.lines == ["Date" + String(repeating: " ", count: columns - 9) + "Today"])
        #expect(host.frame.elements.map(\.label) == ["Date"])
        #expect(host.frame.elements.map(\.value) == ["Today"])
    }

    @Test func `a row that is wider than the screen takes nothing else along`() {
        func lines(_ style: SceneHost.Style) -> [String] {
            SceneHost(columns: 12, rows: 3, style: style) {
                VStack {
                    Text("123456789012345678").fixedSize()
                    Text("some words that wrap")
                }
            }.frame.lines
        }
        #expect(lines(.screen) == ["456789012345", " some words", " that wrap"])
        #expect(lines(.numbered) == ["123456789012", " some words", " that wrap"])
    }

    @Test func `panes stand apart by a line`() {
        #expect(
            lines(columns: 20, rows: 1) {
                HSplitView {
                    Text("one").frame(maxWidth: .infinity)
                    Text("two").frame(maxWidth: .infinity)
                }
            } == ["   one    │   two"])
        #expect(
            lines(columns: 3) {
                VSplitView {
                    Text("one")
                    Text("two")
                }
            } == ["one", "───", "two"])
    }

    @Test func `a length that is none leaves a frame its own`() {
        let views = lines(columns: 24, rows: 4) {
            HStack {
                Text("Categories"); Spacer(); Button("See All") {}
            }
            .frame(width: .infinity, height: 16)
            Text("Below").frame(width: -8, height: .nan)
        }
        #expect(views == ["Categories       See All", "Below"])
    }

    @Test func `what stands beside something that does not give way keeps its room`() {
        let cards = lines(columns: 20, rows: 3) {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<3) { card in
                        VStack {
                            Rectangle().frame(width: 120, height: 16)
                            HStack {
                                Text("a\(card)"); Spacer(); Text("b")
                            }
                        }
                    }
                }
            }
        }
        #expect(cards.joined().contains("a0            b"))
        #expect(
            lines(columns: 13) {
                HStack {
                    VStack {
                        Text("123456").fixedSize()
                        Divider()
                    }
                    Text("abcdef")
                }
            }.contains { $0.hasPrefix("──────") })
    }
}

import TextUI

/// The screens that are measured, with the figures that they are held to: from the best in a terminal, measured beside
/// ours in one run.
enum Screen: String, CaseIterable {
    case counter, form
    case header10k = "header-10k"
    case element10k = "element-10k"
    case row10k = "row-10k"
    case line10k = "line-10k"
    case page10k = "page-10k"
    case insertion10k = "insertion-10k"
    case header1M = "header-1m"
    case element1M = "element-1m"
    case page1M = "page-1m"
    case insertion1M = "insertion-1m"
    case cells184 = "cells-184"
    case cells1180 = "cells-1180"
    case textsFromAbove = "texts-from-above"
    case textsOwnState = "texts-own-state"
    case scrolled10k = "scrolled-10k"
    case nested100 = "nested-100"
    case nested1000 = "nested-1000"
    case pages10 = "pages-10"
    case pages50 = "pages-50"
    case pages200 = "pages-200"
    case longText = "long-text"

    typealias Limit = MeasuredScreen.Limit

    @MainActor
    var measured: MeasuredScreen {
        switch self {
        case .counter:
            var screen = MeasuredScreen(name: "counter", content: { AnyView(CounterView(steps: $0)) }) {
                "Count: \($0)"
            }
            screen.samples = 2000
            screen.limit = Limit(0.02, beside: "tui-rs 0.020, bubbletea 0.009")
            screen.terminalLimit = Limit(0.2, beside: "tui-rs 0.14, SwiftTUI 0.52")
            return screen
        case .form: return Self.typing
        case .header10k:
            return Self.rows("10,000", .header, 10_000, Limit(0.15, beside: "TUIkit 0.22, bubbletea 0.26"))
        case .element10k:
            return Self.rows("10,000", .element, 10_000, Limit(0.15, beside: "TUIkit 0.25, bubbletea 0.49"))
        case .row10k: return Self.rows("10,000", .row, 10_000, Limit(0.1, beside: "no other has it"))
        case .insertion10k: return Self.rows("10,000", .insertion, 10_000)
        case .line10k: return Self.window("10,000", line: true)
        case .page10k: return Self.window("10,000", limit: Limit(0.5, beside: "bubbletea 0.20"))
        case .header1M: return Self.rows("1,000,000", .header, 1_000_000, Limit(0.15, beside: "TUIkit 0.21"))
        case .element1M:
            return Self.rows("1,000,000", .element, 1_000_000, Limit(0.4, beside: "TUIkit 0.38 and a copy"))
        case .insertion1M: return Self.rows("1,000,000", .insertion, 1_000_000, Limit(1, beside: "none"))
        case .page1M: return Self.window("1,000,000", count: 1_000_000, limit: Limit(0.5, beside: "bubbletea 0.20"))
        case .cells184: return Self.cells(8, 23, Limit(0.3, beside: "bubbletea 0.31, tui-rs 0.10"))
        case .cells1180:
            var screen = Self.cells(20, 59, Limit(1.8, beside: "bubbletea 1.76, tui-rs 0.65"))
            (screen.columns, screen.rows) = (200, 60)
            return screen
        case .textsFromAbove: return Self.texts(.fromAbove, Limit(1.5, beside: "TUIkit 1.0, tui-rs 0.84"))
        case .textsOwnState: return Self.texts(.ownState, Limit(0.3, beside: "bubbletea 0.52"))
        case .scrolled10k:
            var screen = Self.texts(.fromAbove, count: 10_000, scrolls: true)
            screen.samples = 30
            return screen
        case .nested100: return Self.nested(100)
        case .nested1000: return Self.nested(1000)
        case .pages10: return Self.pages(10)
        case .pages50: return Self.pages(50, Limit(0.6, beside: "none"))
        case .pages200: return Self.pages(200, Limit(0.6, beside: "none"))
        case .longText: return Self.paging
        }
    }

    /// What the first frame of it may take, where that is measured, and how often it is.
    @MainActor
    var first: (limit: Limit?, samples: Int)? {
        switch self {
        case .header10k: (Limit(0.7, beside: "TUIkit 0.74, bubbletea 2.1"), 100)
        case .header1M: (Limit(1, beside: "TUIkit 0.49"), 30)
        case .textsFromAbove: (Limit(20, beside: "TUIkit 57, tui-rs 1.3"), 10)
        case .scrolled10k: (nil, 3)
        case .nested100: (nil, 30)
        case .nested1000: (nil, 10)
        case .longText: (nil, 5)
        default: nil
        }
    }
}

extension Screen {
    @MainActor
    private static var typing: MeasuredScreen {
        var screen = MeasuredScreen(name: "form of 30: a character, settled", content: { _ in AnyView(FormView()) }) {
            _ in
            "q"
        }
        screen.prepare = { try await $0.key("tab") }
        screen.step = .input { try await $0.type("q") }
        screen.undo = { try await $0.key("backspace") }
        (screen.key, screen.undoKey) = ("q", "\u{7F}")
        screen.limit = Limit(0.2, beside: "bubbletea 0.16, tui-rs 0.033")
        screen.terminalLimit = Limit(0.6, beside: "SwiftTUI 0.52, bubbletea 0.67")
        return screen
    }

    @MainActor
    private static func rows(_ name: String, _ change: RowsView.Change, _ count: Int, _ limit: Limit? = nil)
        -> MeasuredScreen
    {
        let work =
            switch change {
            case .header: "the header over them changes"
            case .element: "an element of the array changes"
            case .row: "a row's own state changes"
            case .insertion: "one more at the front"
            case .window: "the window moves"
            }
        var screen = MeasuredScreen(
            name: "\(name) rows: \(work)",
            content: { AnyView(RowsView(count: count, change: change, steps: $0)) },
            words: { number in
                switch change {
                case .header: "Header \(number)"
                case .insertion: "Row -\(number)"
                default: "Mark \(number)"
                }
            })
        screen.limit = limit
        if count > 10_000 { screen.samples = 50 }
        return screen
    }

    /// - Parameter line: Whether a step is one row, and not a whole window.
    @MainActor
    private static func window(_ name: String, count: Int = 10_000, line: Bool = false, limit: Limit? = nil)
        -> MeasuredScreen
    {
        var screen = rows(name, .window, count, limit)
        // All but the header of 24 rows.
        let listHeight = 23
        if line {
            var screen = MeasuredScreen(name: "\(name) rows: a line down", content: screen.content) {
                "Row \(listHeight - 1 + $0) "
            }
            screen.step = .key
            screen.key = "\u{1B}[B"
            return screen
        }
        screen = MeasuredScreen(name: "\(name) rows: a page", content: screen.content) { "Row \(listHeight * $0) " }
        screen.step = .input { try await $0.more() }
        screen.key = "\u{1B}[6~"
        screen.limit = limit
        return screen
    }

    @MainActor
    private static func cells(_ columns: Int, _ rows: Int, _ limit: Limit) -> MeasuredScreen {
        var screen = MeasuredScreen(
            name: "\(columns * rows) cells become others",
            content: { AnyView(CellsView(columns: columns, rows: rows, steps: $0)) }
        ) { "Step \($0)" }
        screen.limit = limit
        return screen
    }

    @MainActor
    private static func texts(
        _ change: TextsView.Change, count: Int = 5000, scrolls: Bool = false, _ limit: Limit? = nil
    ) -> MeasuredScreen {
        let how = change == .fromAbove ? "one changes from above" : "one changes by its own state"
        var screen = MeasuredScreen(
            name: "\(count) texts\(scrolls ? " in a window" : ""): \(how)",
            content: { AnyView(TextsView(count: count, change: change, steps: $0, scrolls: scrolls)) }
        ) { "Text 3: \($0)" }
        screen.limit = limit
        screen.samples = 50
        return screen
    }

    @MainActor
    private static func nested(_ depth: Int) -> MeasuredScreen {
        MeasuredScreen(
            name: "\(depth) stacks in each other", content: { AnyView(NestedView(depth: depth, steps: $0)) }
        ) { "Innermost \($0)" }
    }

    @MainActor
    private static func pages(_ level: Int, _ limit: Limit? = nil) -> MeasuredScreen {
        var screen = MeasuredScreen(
            name: "a push at level \(level), settled", content: { _ in AnyView(PagesView(level: level)) }
        ) { _ in "This is page \(level)" }
        screen.step = .input { try await $0.press(.label("Go on from \(level - 1)")) }
        screen.undo = { try await $0.back() }
        screen.undoKey = "\u{02}"
        screen.limit = limit
        screen.samples = 50
        return screen
    }

    @MainActor
    private static var paging: MeasuredScreen {
        var screen = MeasuredScreen(name: "a text of a megabyte: a page", content: { _ in AnyView(LongTextView()) }) {
            _ in "Sentence 60 "
        }
        screen.step = .input { try await $0.more() }
        screen.undo = { try await $0.less() }
        (screen.key, screen.undoKey) = ("\u{1B}[6~", "\u{1B}[5~")
        screen.samples = 50
        return screen
    }
}

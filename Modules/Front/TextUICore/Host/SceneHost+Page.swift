import PlainText

/// A frame as a page: its elements in the parts in which their views stand, and whatever can be done with the whole.
package struct PageFrame {
    /// Words that look alike.
    package struct Run: Hashable {
        package let text: String
        package let isBold: Bool
        package let isItalic: Bool
        package let isFaint: Bool
        package let isUnderlined: Bool
        package let isStruck: Bool
        /// The nearest of the sixteen colours of a terminal; nil for the page's own.
        package let color: Int?
    }

    /// The look of an element's words as a whole.
    package struct Look: Hashable {
        package let size: Font.TextStyle
        package let alignment: TextAlignment
        package let lineLimit: Int?
    }

    /// The keys that views around an element take while it has the focus.
    package struct TakenKeys {
        /// Of keys without a character of their own, and of single characters, as `SceneHost.key` has them.
        package let names: Set<String>
        /// Whether there are further characters among them.
        package let hasCharacters: Bool
    }

    package let frame: Frame
    /// The page from its beginning.
    package let content: [PagePart.Content]
    /// A name of each element, by its place: the same for as long as its view has its identity, and no other's.
    package let keys: [String]
    /// The words of each element that draws some, by its place.
    package let runs: [[Run]]
    /// The look of the words of each element that draws some, by its place.
    package let looks: [Look?]
    /// The words of each control and each row that is one element, by its place, as its views lay them out.
    package let layouts: [Int: WordsLayout]
    /// The pictures of elements that are images, as SVG without a ground, and their widths in columns.
    package let pictures: [Int: (svg: String, columns: Int)]
    /// By the keys of the elements.
    package let takenKeys: [String: TakenKeys]
    /// Whether there is a way back, from a page or from what is presented.
    package let hasWayBack: Bool
    package let isRefreshable: Bool
    /// Whether a view follows the focus.
    package let followsFocus: Bool
    /// Whether a list or a scroll view has rows below, or above, its window.
    package let hasMore: Bool
    package let hasLess: Bool

    package var locale: Locale { frame.locale }
    package var isRightToLeft: Bool { frame.isRightToLeft }
}

extension SceneHost {
    /// The screen now, after all pending changes, as a page.
    package var page: PageFrame {
        let frame = frame
        let outline = PageOutline(frame.elements)
        var pictures: [Int: (svg: String, columns: Int)] = [:]
        var layouts: [Int: WordsLayout] = [:]
        var takenKeys: [String: PageFrame.TakenKeys] = [:]
        let wantedKeys = graph.keyFollowers.keys
        for (index, element) in frame.elements.enumerated() {
            if element.isEnabled, let focus = element.focusID, let wanted = wantedKeys[focus] {
                takenKeys[outline.keys[index]] = PageFrame.TakenKeys(
                    names: wanted.reduce(into: []) { $0.formUnion($1.names) },
                    hasCharacters: wanted.contains(where: \.hasCharacters))
            }
            let isPicture = element.role == .image || element.role == .text && element.source?.isDrawn == true
            if isPicture, let svg = frame.picture(of: element.frame) { pictures[index] = (svg, element.frame.width) }
            if element.press != nil || element.role == .row { layouts[index] = WordsLayout.of(element) }
        }
        return PageFrame(
            frame: frame, content: outline.content, keys: outline.keys,
            runs: frame.elements.map { element in element.source?.runsOfWords.map(PageFrame.Run.init) ?? [] },
            looks: frame.elements.map { $0.source?.lookOfWords }, layouts: layouts, pictures: pictures,
            takenKeys: takenKeys, hasWayBack: (try? wayBack()) != nil,
            isRefreshable: frontChrome.refresh != nil,
            followsFocus: graph.focusFollowers.contains { $0.follower != nil },
            hasMore: frame.scrollers.contains { !$0.isAcross && $0.hasMore },
            hasLess: frame.scrollers.contains { !$0.isAcross && $0.hasLess })
    }
}

extension SceneHost {
    /// Gives an element the focus; false where it cannot have it.
    package func focus(on element: SemanticElement) async -> Bool {
        noteInput()
        guard element.canHaveFocus else { return false }
        if graph.focus != element.focusID { await perform { graph.focus = element.focusID } }
        return true
    }
}

extension SceneHost {
    /// Scrolls the list or scroll view that an element is in until the element is in the middle of its window, as far as
    /// there are rows.
    package func scroll(around element: SemanticElement) async {
        noteInput()
        let place = element.frame
        guard
            let list = lastTree.scrollers.first(where: {
                !$0.isAcross && place.y < $0.window.maxY && place.maxY > $0.window.y
            })
        else { return }
        await perform { list.scroll(by: place.y - list.window.y - list.window.height / 2) }
    }
}

extension PageFrame.Run {
    init(_ run: TextRun) {
        let attributes = run.style.attributes
        let isUnseen = attributes.contains(.unseen)
        self.init(
            text: isUnseen ? String(repeating: " ", count: TextWidth.columns(of: run.text)) : run.text,
            isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic),
            isFaint: attributes.contains(.faint), isUnderlined: attributes.contains(.underline),
            isStruck: attributes.contains(.strikethrough), color: run.style.foreground.map { Int($0.nearestANSI) })
    }
}

extension Element {
    /// Whether a drawing is all that is in it.
    fileprivate var isDrawn: Bool { isDrawing || !hasWords && children.contains(where: \.isDrawn) }

    /// Whether there are words in it, or a sign, but for those of a drawing.
    private var hasWords: Bool {
        !isDrawing && (!runsOfWords.isEmpty || sign != nil || children.contains(where: \.hasWords))
    }
}

extension Frame {
    /// Returns a part of the frame as SVG; nil where nothing is drawn there.
    fileprivate func picture(of place: CellRect) -> String? {
        let place = place.intersection(buffer.bounds)
        guard !place.isEmpty else { return nil }
        var part = CellBuffer(size: CellSize(width: place.width, height: place.height))
        part.draw(buffer, x: -place.x, y: -place.y, clip: part.bounds)
        return SVGDrawing(
            buffer: part, title: "", palette: .page, hasWindow: false, isOpaque: false, isInPage: true
        ).text
    }
}

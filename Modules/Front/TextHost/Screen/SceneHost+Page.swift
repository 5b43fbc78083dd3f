import PlainText

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
            if let words = WordsLayout.ofTextReadOtherwise(element) { layouts[index] = words }
        }
        return PageFrame(
            frame: frame, content: outline.content, keys: outline.keys,
            runs: frame.elements.map { element in element.source?.words?.runsOfWords.map(PageRun.init) ?? [] },
            looks: frame.elements.map { $0.source?.words?.lookOfWords }, layouts: layouts, pictures: pictures,
            takenKeys: takenKeys, hasWayBack: offersWayBack,
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

extension ViewElement {
    /// Whether a drawing is all that is in it.
    fileprivate var isDrawn: Bool { isDrawing || !hasWords && children.contains(where: \.isDrawn) }

    /// Whether there are words in it, or a sign, but for those of a drawing.
    private var hasWords: Bool {
        !isDrawing && (words?.runsOfWords.isEmpty == false || sign != nil || children.contains(where: \.hasWords))
    }
}

extension Frame {
    /// Returns a part of the frame as SVG; nil where nothing is drawn there.
    fileprivate func picture(of place: CellRect) -> String? {
        let place = place.intersection(buffer.bounds)
        guard !place.isEmpty else { return nil }
        var part = CellBuffer(size: place.size)
        part.draw(buffer, x: -place.x, y: -place.y, clip: part.bounds)
        return SVGDrawing(
            buffer: part, title: "", palette: .page, hasWindow: false, isOpaque: false, isInPage: true
        ).text
    }
}

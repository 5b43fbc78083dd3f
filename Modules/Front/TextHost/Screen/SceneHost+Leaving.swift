extension SceneHost {
    /// Whether a page or a presented view refuses to be dismissed, as one does that would lose what was entered in it: also
    /// behind a lock, where nothing else is told of it.
    package var isHeldOpen: Bool {
        _ = frame
        return (screens + screensBehindLock).contains {
            $0.chrome.dismissIsDisabled || $0.stacks.contains(where: \.isHeldOpen)
        }
    }

    /// Presses in each presented view, the foremost first, the button that escape presses there, and returns once that has
    /// come to rest: before the app is left, a view gives up what it keeps from others as long as it is shown.
    ///
    /// Nobody is told of the screen any more. A view that asks something instead of closing gets no answer.
    package func giveUpPresented() async {
        (onChange, onLock, graph.didFlush) = (nil, nil, nil)
        if graph.menu != nil { change { closeMenu() } }
        _ = frame
        let presented = screens.filter { $0.presentation != nil }
        guard presented.contains(where: { !$0.isQuestion }) else { return }
        for screen in presented.reversed() {
            _ = frame
            guard front.node === screen.node, let cancel = screen.isQuestion ? ownWayBack : wayOut else { return }
            await perform(cancel)
        }
    }

    /// The action of the button that escape presses, also where that is scrolled out of view. What is in view stays there.
    var wayOut: (@MainActor () -> Void)? {
        if let action = shortcut(["escape"]) { return action }
        for scroller in lastTree.scrollers where !scroller.isAcross {
            let comeBack = scroller.bookmark()
            defer { change(comeBack) }
            change { scroller.scrollToStart() }
            for _ in 0..<Self.mostWindows {
                if let action = shortcut(["escape"]) { return action }
                guard scroller.hasMore else { break }
                change { scroller.more() }
            }
        }
        return nil
    }

    /// The most windows of a list that are looked through.
    private static var mostWindows: Int { 20 }
}

extension SceneHost.Screen {
    fileprivate var isQuestion: Bool { kind == .alert || kind == .dialog }
}

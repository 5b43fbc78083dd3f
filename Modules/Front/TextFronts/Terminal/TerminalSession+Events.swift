import PlainText
import TextUITerminal

/// The events of a terminal: most keys are the screen's, some are the front's own.
extension TerminalSession {
    /// Handles the first event, and with it those behind it that are text for the same field: what is pasted without a
    /// word from the terminal comes as keys. Returns the number of events.
    func handle(from events: ArraySlice<TerminalEvent>) -> Int {
        if events.count > 1, keyHelp == nil {
            let keys = events.lazy.map(\.key).prefix { $0 != nil }.compactMap(\.self)
            if keys.prefix(2).count > 1 {
                keepFocus()
                let count = keyboard.type(keys)
                if count > 0 { return count }
            }
        }
        if let first = events.first { handle(first) }
        return 1
    }

    private func handle(_ event: TerminalEvent) {
        if keyboard.isSeeking, !event.isLetter { seek() }
        keyboard.endSearch()
        keepFocus()
        switch event {
        case .key(let key): handle(key)
        case .mouse(let mouse): handle(mouse)
        case .paste(let text):
            keyboard.forgetWords()
            keyHelp == nil ? keyboard.paste(text) : keyboard.refusePaste()
        case .background, .takesSixels, .answered, .resized, .resumed, .ended: break
        }
    }

    private func handle(_ key: TerminalKey) {
        if let help = keyHelp {
            keyboard.forgetWords()
            keyHelp = help.after(key)
        } else if !keyboard.press(key), key == .character("?") || key.code == .function(1) {
            keyHelp = KeyHelp(self)
        }
    }

    /// Something has the focus, where anything can, and nothing of one side of a lock comes to the other.
    func keepFocus() {
        followLock()
        keyboard.keepFocus()
    }

    /// Finds what begins with the letters that were typed; a long list takes several turns, and keys come in between.
    func seek() {
        keyboard.seek()
        seekFurther()
    }

    private func seekFurther() {
        keyboard.seekFurther(until: .now + Self.longestTurn)
        guard let search = keyboard.rowSearch else { return }
        Task { [weak self] in
            guard let self, self.keyboard.rowSearch === search else { return }
            self.seekFurther()
            self.paint()
        }
    }

    /// A word for the person, until the next key.
    var notice: String? {
        guard let refusal = keyboard.refusal else { return keyboard.notice }
        let isFirstPage = refusal.code == .noBack && host.front.presentation == nil
        return isFirstPage ? LocalizedStringKey("this is the first page; Ctrl-C leaves").own : refusal.message
    }
}

extension TerminalEvent {
    fileprivate var key: TerminalKey? { if case .key(let key) = self { key } else { nil } }

    /// Whether it may be one of the letters by which something is found.
    fileprivate var isLetter: Bool {
        guard case .key(let key) = self, case .character(let character) = key.code, key.modifiers.isEmpty else {
            return false
        }
        return character.isLetter || character.isNumber
    }
}

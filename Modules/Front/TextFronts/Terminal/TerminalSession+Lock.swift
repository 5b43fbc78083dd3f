import TextUITerminal

/// The front's own memory at a lock: nothing of it is left.
extension TerminalSession {
    struct LockedBackdrops {
        var backdrops: Backdrops
        /// The titles of the pages that were shown before the lock.
        let path: [String]
    }

    /// Lets neither the picture of a page nor the keys that it has come to the other side of a lock.
    func followLock() {
        guard frame.isLocked != (lockedAway != nil) else { return }
        if let lockedAway {
            // Whoever unlocks may be led elsewhere, and is not to see there what stood here.
            backdrops = lockedAway.path == frame.path ? lockedAway.backdrops : Backdrops()
            self.lockedAway = nil
        } else {
            lockedAway = LockedBackdrops(backdrops: backdrops, path: shownPath)
            backdrops = Backdrops()
        }
        keyHelp = nil
    }
}

extension TerminalEvent {
    /// Whether a person has done something.
    var isInput: Bool {
        switch self {
        case .key, .mouse, .paste, .resumed: true
        case .background, .takesSixels, .answered, .resized, .ended: false
        }
    }
}

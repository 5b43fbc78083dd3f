/// The keys that turn the tabs of a screen.
extension Keyboard {
    private var tabs: [SemanticElement] { frame.controls.filter { $0.role == .tab && $0.isEnabled && $0.press != nil } }

    package var hasTabs: Bool { !tabs.isEmpty }

    /// To the next tab or the one before, around the ends.
    func turn(_ step: Int) {
        let tabs = tabs
        guard let now = tabs.firstIndex(where: { $0.value == "selected" }) else {
            // Pages without labels turn by actions of their own.
            let name = (step > 0 ? "Next page" : "Previous page" as LocalizedStringKey).own
            guard let action = tabs.first?.furtherActions.first(where: { $0.name == name }) else { return }
            return act { action.perform() }
        }
        guard tabs.count > 1, let press = tabs[(now + step + tabs.count) % tabs.count].press, commit() else { return }
        act(press)
    }

    /// To the tab of that number, from 1; false where there is none.
    func turn(to number: Int) -> Bool {
        guard tabs.indices.contains(number - 1), let press = tabs[number - 1].press, commit() else { return false }
        act(press)
        return true
    }
}

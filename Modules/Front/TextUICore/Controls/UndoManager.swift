/// A record of changes to undo and redo, as Foundation's `UndoManager`, which Linux lacks. A change registers the
/// handler that undoes it; a handler registered while one undoes redoes it.
@MainActor @preconcurrency
open class UndoManager {
    private struct Group {
        var name = ""
        var steps: [Step] = []
    }

    private struct Step {
        weak var target: AnyObject?
        let run: @MainActor (AnyObject) -> Void
    }

    private var undone: [Group] = []
    private var redone: [Group] = []
    /// The open groups, the outermost first.
    private var open: [Group] = []
    private var disabled = 0
    /// The number of groups opened for a turn of the main actor.
    private var turns = 0

    /// Whether `undo()` is running.
    public private(set) var isUndoing = false
    /// Whether `redo()` is running.
    public private(set) var isRedoing = false
    /// Whether the changes of one turn of the main actor are undone together.
    open var groupsByEvent = true
    /// The number of groups to remember; 0 for any number.
    open var levelsOfUndo = 0 { didSet { forget() } }

    /// Creates a manager with nothing to undo.
    nonisolated public init() {}

    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Stops registering changes, until `enableUndoRegistration()` is called as many times.
    open func disableUndoRegistration() { disabled += 1 }
    /// Takes back one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// Whether there is a change to undo.
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is a change to redo.
    open var canRedo: Bool { !redone.isEmpty }

    /// Registers the handler that undoes a change of `target`. A target that is gone by then is left out.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing { redone = [] }
        let step = Step(target: target) { target in
            if let target = target as? Target { handler(target) }
        }
        let isAlone = open.isEmpty
        if isAlone { beginUndoGrouping() }
        open[open.count - 1].steps.append(step)
        guard isAlone else { return }
        if groupsByEvent {
            turns += 1
            Task { @MainActor [weak self, turns] in self?.end(turn: turns) }
        } else {
            endUndoGrouping()
        }
    }

    private func end(turn: Int) {
        if turn == turns, open.count == 1 { endUndoGrouping() }
    }

    /// Opens a group: the changes until its end are undone together.
    open func beginUndoGrouping() {
        open.append(Group())
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if var outer = open.popLast() {
            outer.steps += group.steps
            open.append(outer)
            return
        }
        guard !group.steps.isEmpty else { return }
        if isUndoing {
            redone.append(group)
        } else {
            undone.append(group)
            forget()
        }
    }

    /// Closes all groups and undoes the last one.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last closed group.
    open func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        isUndoing = true
        defer { isUndoing = false }
        run(group)
    }

    /// Redoes the last group that was undone.
    open func redo() {
        guard let group = redone.popLast() else { return }
        isRedoing = true
        defer { isRedoing = false }
        run(group)
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for step in group.steps.reversed() {
            if let target = step.target { step.run(target) }
        }
        endUndoGrouping()
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undone, redone, open) = ([], [], [])
    }

    /// Forgets the changes of `target`.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.steps.removeAll { $0.target == nil || $0.target === target }
                return group
            }
        }
        undone = without(undone).filter { !$0.steps.isEmpty }
        redone = without(redone).filter { !$0.steps.isEmpty }
        open = without(open)
    }

    /// Names the open group, or the last one: the title of the undo command shows the name.
    open func setActionName(_ actionName: String) {
        if open.isEmpty {
            if !undone.isEmpty { undone[undone.count - 1].name = actionName }
        } else {
            open[0].name = actionName
        }
    }

    /// The name of the change that `undo()` undoes, or an empty string.
    open var undoActionName: String { open.first?.name ?? undone.last?.name ?? "" }
    /// The name of the change that `redo()` redoes, or an empty string.
    open var redoActionName: String { redone.last?.name ?? "" }
    /// The title of the undo command, with the change's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the redo command, with the change's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns "Undo" with a change's name, in the program's language.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        (actionName.isEmpty ? "Undo" : "Undo \(actionName)" as LocalizedStringKey).own
    }
    /// Returns "Redo" with a change's name, in the program's language.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        (actionName.isEmpty ? "Redo" : "Redo \(actionName)" as LocalizedStringKey).own
    }

    private func forget() {
        guard levelsOfUndo > 0, undone.count > levelsOfUndo else { return }
        undone.removeFirst(undone.count - levelsOfUndo)
    }
}

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The manager that undoes the changes of a window, as SwiftUI's `undoManager`.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

/// Takes changes back and makes them again. As Foundation's `UndoManager`, which does not exist on Linux: a change
/// registers what takes it back, and what is registered while that runs makes it again.
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
    /// Groups that are open, the outermost first.
    private var open: [Group] = []
    private var disabled = 0
    /// How many groups were opened for a turn of the main actor.
    private var turns = 0

    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    /// Whether the changes of one turn of the main actor are taken back together.
    open var groupsByEvent = true
    /// How many groups can be taken back; 0 is as many as there are.
    open var levelsOfUndo = 0 { didSet { forget() } }

    nonisolated public init() {}

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    open var groupingLevel: Int { open.count }
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redone.isEmpty }

    /// Has `handler` run when the change of `target` is taken back; a target that is gone by then is left out.
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

    open func beginUndoGrouping() {
        open.append(Group())
    }

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

    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        isUndoing = true
        defer { isUndoing = false }
        run(group)
    }

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

    open func removeAllActions() {
        (undone, redone, open) = ([], [], [])
    }

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

    open func setActionName(_ actionName: String) {
        if open.isEmpty {
            if !undone.isEmpty { undone[undone.count - 1].name = actionName }
        } else {
            open[0].name = actionName
        }
    }

    open var undoActionName: String { open.first?.name ?? undone.last?.name ?? "" }
    open var redoActionName: String { redone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        (actionName.isEmpty ? "Undo" : "Undo \(actionName)" as LocalizedStringKey).own
    }
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
    /// What takes the changes of a window back. As SwiftUI's `undoManager`.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

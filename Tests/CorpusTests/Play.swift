import SwiftUI
import ViperTesting

/// A screen on which a program is played.
@MainActor
protocol PlayScreen: AnyObject {
    func press(_ element: ElementQuery) async throws
    func set(_ element: ElementQuery, to value: String) async throws
    func perform(_ action: String, on element: ElementQuery) async throws
    func key(_ key: String) async throws
    func type(_ words: String) async throws
    func back() async throws
    func more() async throws
    func find(text: String) async throws
    func refresh() async throws
    /// Runs something that happens outside, and waits for what comes of it.
    func perform(_ body: () -> Void) async
    /// The screen as it is to be seen.
    var text: String { get }
    /// Its elements in reading order, each in words.
    var elements: [String] { get }
}

/// One program on its screen, and what was done with it: each step with the screen that followed.
@MainActor
final class Play {
    private let screen: any PlayScreen
    private(set) var text = ""
    /// The elements after each step.
    private(set) var elements: [[String]] = []

    init(on screen: any PlayScreen) {
        self.screen = screen
        note()
    }

    func press(_ element: ElementQuery) async throws {
        try await step("press \(Self.name(element))") { try await screen.press(element) }
    }

    func set(_ element: ElementQuery, _ value: String) async throws {
        try await step("set \(Self.name(element)) to \"\(value)\"") { try await screen.set(element, to: value) }
    }

    func action(_ action: String, _ element: ElementQuery) async throws {
        try await step("\(action) on \(Self.name(element))") { try await screen.perform(action, on: element) }
    }

    func key(_ key: String) async throws { try await step("key \(key)") { try await screen.key(key) } }
    func type(_ words: String) async throws { try await step("type \(words)") { try await screen.type(words) } }
    func back() async throws { try await step("back") { try await screen.back() } }
    func more() async throws { try await step("more") { try await screen.more() } }
    func find(_ words: String) async throws { try await step("find \(words)") { try await screen.find(text: words) } }
    func refresh() async throws { try await step("refresh") { try await screen.refresh() } }

    /// Something that happens outside.
    func event(_ name: String, _ body: @MainActor () -> Void) async throws {
        try await step(name) { await screen.perform { body() } }
    }

    private func step(_ name: String, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw StepError(step: name, reason: "\(error)", screen: screen.text)
        }
        text += "\n> \(name)\n"
        note()
    }

    private func note() {
        text += screen.text + "\n"
        elements.append(screen.elements)
    }

    private static func name(_ element: ElementQuery) -> String {
        switch element {
        case .ref(let number): "\(number)"
        case .label(let label): label
        case .identifier(let identifier): "#\(identifier)"
        case .role(let role, let label): "\(role.rawValue) \(label ?? "")"
        }
    }
}

/// A step that the screen refused, and the screen.
struct StepError: Error, CustomStringConvertible {
    let step: String
    let reason: String
    let screen: String
    var description: String { "\(step): \(reason)\n\(screen)" }
}

extension SceneHost: PlayScreen {
    var text: String {
        let frame = frame
        return (frame.presented.map { "(\($0.rawValue))\n" } ?? "") + frame.text
    }

    var elements: [String] { frame.elements.map(\.words) }
}

extension SemanticElement {
    /// The element as json has it, in words. Of a password json tells the length, and a page nothing.
    fileprivate var words: String {
        let value = role == .secureField ? nil : value
        let state = isEnabled || ref == nil && !isActionable ? "" : " disabled"
        let further = actions.isEmpty || !isEnabled ? "" : " \(actions)"
        return "\(role.rawValue) \(label): \(value ?? "")\(state)\(further)"
    }
}

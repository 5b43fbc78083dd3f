import SwiftUI
import ViperTesting

/// One program on its screen, and what was done with it: each step with the frame that followed.
@MainActor
final class Play {
    let host: SceneHost
    private(set) var text = ""

    init<Program: View>(rows: Int, _ program: @escaping () -> Program) async {
        host = SceneHost(
            columns: 50, rows: rows, style: .numbered, locale: Locale(identifier: "en_US"), timeZone: .gmt,
            content: program)
        await host.settle()
        note()
    }

    func press(_ element: ElementQuery) async throws {
        try await step("press \(Self.name(element))") { try await host.press(element) }
    }

    func set(_ element: ElementQuery, _ value: String) async throws {
        try await step("set \(Self.name(element)) to \"\(value)\"") { try await host.set(element, to: value) }
    }

    func action(_ action: String, _ element: ElementQuery) async throws {
        try await step("\(action) on \(Self.name(element))") { try await host.perform(action, on: element) }
    }

    func key(_ key: String) async throws { try await step("key \(key)") { try await host.key(key) } }
    func type(_ words: String) async throws { try await step("type \(words)") { try await host.type(words) } }
    func back() async throws { try await step("back") { try await host.back() } }
    func more() async throws { try await step("more") { try await host.more() } }
    func find(_ words: String) async throws { try await step("find \(words)") { try await host.find(text: words) } }
    func refresh() async throws { try await step("refresh") { try await host.refresh() } }

    /// Something that happens outside.
    func event(_ name: String, _ body: @MainActor () -> Void) async throws {
        try await step(name) { await host.perform { body() } }
    }

    private func step(_ name: String, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw StepError(step: name, reason: "\(error)", screen: host.frame.text)
        }
        text += "\n> \(name)\n"
        note()
    }

    private func note() {
        let frame = host.frame
        text += "\(frame.presented.map { "(\($0.rawValue))\n" } ?? "")\(frame.text)\n"
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

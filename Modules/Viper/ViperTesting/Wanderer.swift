import Foundation
import TextUI

/// A walk through a screen at random: it presses, sets, types, goes back, scrolls, resizes. The same seed takes the
/// same way, so that a fault can be found again.
///
///     var wanderer = Wanderer(seed: 7)
///     for _ in 0..<1000 {
///         await wanderer.step(host)
///         #expect(host.frame.differences(from: host.frameFromScratch()) == [])
///     }
///
/// Source: the library's own.
@MainActor
public struct Wanderer {
    /// Returns the number of steps of a walk: that in `ORACLE_STEPS` in the environment, else `number`.
    nonisolated public static func steps(orElse number: Int) -> Int {
        ProcessInfo.processInfo.environment["ORACLE_STEPS"].flatMap { Int($0) } ?? number
    }

    /// Returns the seed of another walk than the usual one: `number` plus that in `ORACLE_SEED` in the environment.
    nonisolated public static func seed(_ number: UInt64) -> UInt64 {
        number &+ (ProcessInfo.processInfo.environment["ORACLE_SEED"].flatMap { UInt64($0) } ?? 0)
    }

    /// The steps that were taken, a line each, with the error of a step that was refused.
    public private(set) var steps: [String] = []

    private var random: SeededGenerator
    private let avoided: Set<String>
    private let words = ["", "a", "Ana", "2026-11-24", "7", "%", "日本語", "two words", "🙂", "\u{1b}[31m"]

    /// Makes a walk that a seed decides.
    ///
    /// - Parameters:
    ///   - seed: The number that decides: the same one gives the same walk.
    ///   - avoided: The labels of elements that are never pressed.
    public init(seed: UInt64, avoiding avoided: Set<String> = []) {
        random = SeededGenerator(seed: seed)
        self.avoided = avoided
    }

    /// Takes one step that the screen allows, and waits until everything that it started has come to rest. A step that
    /// the screen refuses (a value that fits nowhere, a way back where there is none) counts too.
    public mutating func step(_ host: SceneHost) async {
        let elements = host.frame.elements.filter {
            $0.isActionable && $0.isEnabled && !avoided.contains($0.label)
        }
        do {
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1:
                steps.append("back")
                try await host.back()
            case 2:
                let size = (
                    columns: Int.random(in: 20...120, using: &random), rows: Int.random(in: 5...50, using: &random)
                )
                steps.append("resize \(size.columns)x\(size.rows)")
                host.resize(columns: size.columns, rows: size.rows)
            case 3:
                steps.append("more")
                try await host.more()
            case 4:
                steps.append("less")
                try await host.less()
            case 5:
                let key = ["tab", "shift-tab", "enter", "space", "home", "end"].randomElement(using: &random) ?? "tab"
                steps.append("key \(key)")
                try await host.key(key)
            default:
                guard let element = elements.randomElement(using: &random), let ref = element.ref else { return }
                try await act(on: element, ref, host)
            }
        } catch {
            steps[steps.count - 1] += " → \(error)"
        }
    }

    private mutating func act(on element: SemanticElement, _ ref: Int, _ host: SceneHost) async throws {
        let name = "\(element.role.rawValue) \(element.label)"
        if let action = element.actions.randomElement(using: &random), Bool.random(using: &random) {
            steps.append("\(action) on \(name)")
            return try await host.perform(action, on: .ref(ref))
        }
        let takesText = [.textField, .secureField, .textEditor, .stepper, .slider, .datePicker].contains(element.role)
        if takesText, Bool.random(using: &random) {
            let word = words.randomElement(using: &random) ?? ""
            steps.append("set \(name)")
            return try await host.set(.ref(ref), to: word)
        }
        steps.append("press \(name)")
        try await host.press(.ref(ref))
    }
}

/// A row of numbers that its seed decides (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

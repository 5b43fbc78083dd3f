import SwiftUI
import VariantCatalogue

/// Who holds whom on a screen, found by walking through its memory from the screen down.
///
/// What a closure captures cannot be seen. Between two parts of a scene anything may stand (a box, an array, the front's
/// own nodes): the link is strong when all on the way is.
@MainActor
struct Ownership {
    struct Link: Hashable, Comparable {
        let from: String
        let to: String
        let isStrong: Bool

        static func < (left: Link, right: Link) -> Bool {
            (left.from, left.to, left.isStrong ? 0 : 1) < (right.from, right.to, right.isStrong ? 0 : 1)
        }
    }

    /// An object of the scene, which is not held.
    struct Object {
        let name: String
        /// Whether it is the front's, and stands for a View.
        let isPlace: Bool
        weak var object: AnyObject?
        var isThere: Bool { object != nil }
    }

    private(set) var objects: [Object] = []
    private(set) var links: Set<Link> = []
    private var seen: Set<Visit> = []
    private let modules: [String]
    static let root = "the screen"

    private struct Visit: Hashable {
        let holder: String
        let object: ObjectIdentifier
    }

    private struct Step {
        let value: Any
        let holder: String
        let isStrong: Bool
    }

    init(of variant: Variant, in host: SceneHost) throws {
        self.init(of: try Form(of: variant).modules, in: host)
    }

    init(of modules: [String], in root: AnyObject) {
        self.modules = modules
        var steps = [Step(value: root, holder: Self.root, isStrong: true)]
        while let step = steps.popLast() {
            steps += visit(step)
        }
        links = links.filter { $0.isStrong || !links.contains(Link(from: $0.from, to: $0.to, isStrong: true)) }
    }

    private mutating func visit(_ step: Step) -> [Step] {
        let value = unwrapped(step.value)
        // What the environment carries belongs to whoever put it there; the front's references to its nodes hold nothing.
        guard let value, !(value is EnvironmentValues), !(value is NodeReference) else { return [] }
        let type = TypeFacts.of(Swift.type(of: value), modules)
        guard !type.isPlain else { return [] }
        var holder = step.holder
        var isStrong = step.isStrong
        let isObject = type.isObject
        if let part = type.part {
            if part.name != holder, part.isOwn || holder != Self.root {
                links.insert(Link(from: holder, to: part.name, isStrong: isStrong))
            }
            if part.isEnd { return [] }
            holder = part.name
            isStrong = true
            if isObject, part.isOwn,
                seen.insert(Visit(holder: "", object: ObjectIdentifier(value as AnyObject))).inserted
            {
                objects.append(Object(name: part.name, isPlace: part.isPlace, object: value as AnyObject))
            }
        } else if !isStrong {
            // What is not of the scene and not held leads nowhere.
            return []
        }
        if isObject, !seen.insert(Visit(holder: holder, object: ObjectIdentifier(value as AnyObject))).inserted {
            return []
        }
        return children(of: value, type).map {
            Step(value: $0.value, holder: holder, isStrong: isStrong && $0.isStrong)
        }
    }

    private func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private func children(of value: Any, _ type: TypeFacts) -> [(value: Any, isStrong: Bool)] {
        var children: [(value: Any, isStrong: Bool)] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                children.append((child.value, child.label.map { !type.weakFields.contains($0) } ?? true))
            }
            mirror = current.superclassMirror
        }
        return children
    }
}

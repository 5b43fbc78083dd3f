#if os(Linux)
    import TextUI

    /// The shortest way from something that lives by itself (a task that goes on, a screen; else a global), or from the
    /// object itself, to an object that should be gone.
    struct HolderPath {
        private struct Step {
            let holder: HeapSearch.Holder
            /// The step that it holds, by index; nil where it holds the object itself.
            let next: Int?
        }

        private static let longest = 24

        let description: String?

        init(to object: AnyObject) {
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            description = Self.search(address, named: String(describing: type(of: object)))
        }

        private static func search(_ address: UInt, named name: String) -> String? {
            let search = HeapSearch()
            var steps: [Step] = []
            var seen: Set<UInt> = [address ^ .max]
            var level: [(address: UInt, step: Int?)] = [(address, nil)]
            // A word in a global may lead, over others, to something long gone: surer ends go first.
            var global: Int?
            for _ in 0..<longest where !level.isEmpty {
                let origins = Dictionary(level.map { ($0.address ^ .max, $0.step) }) { first, _ in first }
                var next: [(address: UInt, step: Int?)] = []
                for holder in search.holders(of: level.map(\.address)) where isStrong(holder) {
                    steps.append(Step(holder: holder, next: origins[holder.target ^ .max] ?? nil))
                    let last = steps.count - 1
                    guard case .block(.task) = holder.kind else {
                        if case .global = holder.kind, steps[last].next != nil {
                            global = global ?? last
                            continue
                        }
                        if isEnd(holder, of: address) { return text(steps, from: last, to: name, of: address) }
                        if seen.insert(holder.address ^ .max).inserted { next.append((holder.address, last)) }
                        continue
                    }
                    // A task's frames have old values too: it counts where it holds the object, or a closure of it.
                    if isCaptured(by: last, steps) { return text(steps, from: last, to: name, of: address) }
                }
                level = next
            }
            // Without an end, the holder of the last one cannot be seen.
            return (global ?? steps.indices.last).map { text(steps, from: $0, to: name, of: address) }
        }

        private static func isCaptured(by holder: Int, _ steps: [Step]) -> Bool {
            var index = steps[holder].next
            while let current = index {
                guard case .block(.capture) = steps[current].holder.kind else { return false }
                index = steps[current].next
            }
            return true
        }

        private static func isStrong(_ holder: HeapSearch.Holder) -> Bool {
            guard case .block(.object(let type)) = holder.kind else { return true }
            return type.field(at: holder.offset)?.isStrong ?? true
        }

        private static func isEnd(_ holder: HeapSearch.Holder, of address: UInt) -> Bool {
            switch holder.kind {
            case .block(.object(let type)): holder.address == address || type.type == SceneHost.self
            case .global: true
            case .block: false
            }
        }

        private static func text(_ steps: [Step], from first: Int, to name: String, of address: UInt) -> String {
            var parts: [String] = []
            var index: Int? = first
            while let current = index {
                let part = words(steps[current].holder)
                // An object of the front or of a library tells nothing, and several in a row tell no more.
                if part != "…" || parts.last != "…" { parts.append(part) }
                index = steps[current].next
            }
            return (parts + [name]).joined(separator: " → ")
                + (steps[first].holder.address == address ? " (a cycle)" : "")
        }

        private static func words(_ holder: HeapSearch.Holder) -> String {
            switch holder.kind {
            case .global(let file): "a global variable of \(file.split(separator: "/").last ?? "")"
            case .block(.task): "a task that has not ended"
            case .block(.capture): "a closure"
            case .block(.object(let type)): words(type, type.field(at: holder.offset))
            }
        }

        private static func words(_ type: HeapClass, _ field: StoredField?) -> String {
            if type.type == SceneHost.self { return "the screen" }
            guard !hidden.contains(type.module) else { return "…" }
            guard let field, !field.name.isEmpty else { return type.name }
            // A wrapped property is stored below its name.
            return "\(type.name).\(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)"
        }

        private static let hidden: Set = [
            "TextUICore", "OpenCombine", "Swift", "Foundation", "FoundationEssentials", "ViperTesting",
        ]
    }
#endif

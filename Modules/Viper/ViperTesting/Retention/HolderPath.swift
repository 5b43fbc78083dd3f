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
            // A word in a global may be of something long gone, whose place was used again: surer ends go first, and
            // where it refers to the object itself, those that are as near.
            var global: Int?
            var isHeldByGlobal = false
            for _ in 0..<longest where !level.isEmpty && !isHeldByGlobal {
                let origins = Dictionary(level.map { ($0.address ^ .max, $0.step) }) { first, _ in first }
                var next: [(address: UInt, step: Int?)] = []
                for holder in search.holders(of: level.map(\.address)) where isStrong(holder) {
                    steps.append(Step(holder: holder, next: origins[holder.target ^ .max] ?? nil))
                    let last = steps.count - 1
                    switch holder.kind {
                    case .global:
                        global = global ?? last
                        isHeldByGlobal = isHeldByGlobal || steps[last].next == nil
                    // A task's frames have old values too: it counts where it holds the object, or a closure of it.
                    case .block(.task):
                        if isCaptured(by: last, steps) { return text(steps, from: last, to: name, of: address) }
                    case .block(let block):
                        if isEnd(block, at: holder.address, of: address) {
                            return text(steps, from: last, to: name, of: address)
                        }
                        if seen.insert(holder.address ^ .max).inserted { next.append((holder.address, last)) }
                    }
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

        /// Whether the block at `place` is the object at `address` itself, which makes a cycle, or a screen.
        private static func isEnd(_ block: HeapBlock, at place: UInt, of address: UInt) -> Bool {
            guard case .object(let type) = block else { return false }
            return place == address || type.type == SceneHost.self
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
            "TextCells", "TextGraph", "TextUICore", "TextHost", "TextFronts", "OpenCombine", "Swift", "Foundation",
            "FoundationEssentials", "ViperTesting",
        ]
    }
#endif

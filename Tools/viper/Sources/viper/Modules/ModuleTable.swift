import Foundation

/// Who imports whom, as people read it.
struct ModuleTable {
    private let targets: [PackageManifest.Target]
    private let alone: [String: [String]]

    /// - Parameter modules: what `viper.yml` says, which knows what a module alone may import.
    init(_ manifest: PackageManifest, _ modules: [String: Configuration.Module]) {
        targets = manifest.targets
        alone = modules.mapValues(\.alone)
    }

    /// A line for each module, with what it imports beside what comes with that.
    func text() -> String {
        let width = (targets.map(\.name.count).max() ?? 0) + 2
        return targets.map { target in
            let used = nearest(to: target).map { name in
                target.platforms[name].map { "\(name) on \($0.joined(separator: " and "))" } ?? name
            }
            let names = used.isEmpty ? "nothing of ours" : used.joined(separator: ", ")
            let kept = alone[target.name] ?? []
            return target.name.padding(toLength: width, withPad: " ", startingAt: 0) + names
                + (kept.isEmpty ? "" : "; alone imports \(kept.joined(separator: ", "))")
        }.joined(separator: "\n")
    }

    /// What a target uses that none of the others that it uses brings along.
    private func nearest(to target: PackageManifest.Target) -> [String] {
        target.uses.filter { name in
            !target.uses.contains { $0 != name && reached(from: $0).contains(name) }
        }
    }

    private func reached(from name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            for used in targets.first(where: { $0.name == next })?.uses ?? [] where found.insert(used).inserted {
                open.append(used)
            }
        }
        return found
    }
}

/// Tells of a module's names which folder declares them, where one alone does.
struct NameIndex {
    private struct Member: Hashable {
        let owner: String
        let name: String
    }

    private var types: [String: Set<String>] = [:]
    private var globals: [String: Set<String>] = [:]
    private var members: [String: Set<String>] = [:]
    /// Members and types within, by the type that they belong to.
    private var owned: [Member: Set<String>] = [:]
    /// Those that other modules declare.
    private var foreign: Set<Member> = []
    private var inner: [String: Set<String>] = [:]
    /// The names that other modules have too, or that stand for other things as well.
    private var shared = CommonNames.all

    init(_ files: [FileNames], in module: String, beside others: [FileNames]) {
        for file in others {
            for declaration in file.declarations {
                if let owner = declaration.owner { foreign.insert(Member(owner: owner, name: declaration.name)) }
            }
            shared.formUnion(file.declarations.filter { $0.kind != .type || $0.owner == nil }.map(\.name))
        }
        for file in files + others {
            shared.formUnion(file.labels)
            inner.merge(file.inner) { $0.union($1) }
        }
        for file in files { note(file.declarations, in: FolderGraph.folder(of: file.path, in: module)) }
    }

    /// The one folder that declares the name; nil if several do, or if it may be the name of something else.
    func folder(declaring use: FileNames.Use) -> String? {
        switch use.kind {
        case .type:
            // A type of the module hides those of others.
            return isInner(use.name, use) ? nil : only(types[use.name])
        case .member(let owner?) where !isInner(owner, use):
            let known = Member(owner: owner, name: use.name)
            if let folders = owned[known] { return foreign.contains(known) ? nil : only(folders) }
            return types[owner] == nil ? nil : member(use.name)
        case .member: return member(use.name)
        case .plain:
            guard !shared.contains(use.name), members[use.name] == nil || globals[use.name] == nil else { return nil }
            return only(globals[use.name] ?? (use.enclosing.isEmpty ? nil : members[use.name]))
        }
    }

    private func isInner(_ type: String, _ use: FileNames.Use) -> Bool {
        use.enclosing.contains { inner[$0]?.contains(type) == true }
    }

    private func member(_ name: String) -> String? {
        shared.contains(name) ? nil : only(members[name])
    }

    private func only(_ folders: Set<String>?) -> String? { folders?.count == 1 ? folders?.first : nil }

    private mutating func note(_ declarations: [FileNames.Declaration], in folder: String) {
        for declaration in declarations {
            let name = declaration.name
            if let owner = declaration.owner { owned[Member(owner: owner, name: name), default: []].insert(folder) }
            switch declaration.kind {
            case .type: if declaration.owner == nil { types[name, default: []].insert(folder) }
            case .global: globals[name, default: []].insert(folder)
            case .member: members[name, default: []].insert(folder)
            }
        }
    }
}

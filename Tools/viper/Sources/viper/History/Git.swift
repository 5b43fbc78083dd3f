import Foundation

/// Asks git about a repository.
struct Git {
    let folder: URL

    init(_ repository: Repository) { folder = repository.root }

    var isThere: Bool { (try? output(["rev-parse", "--is-inside-work-tree"])) != nil }

    /// What it prints. Throws a `ToolError` with git's own words if it fails or there is none.
    @discardableResult
    func output(_ arguments: [String]) throws -> String {
        try Tool.output(
            ["git", "-C", folder.path] + arguments, in: folder, advice: "Look at git \(arguments.first ?? "").")
    }

    /// The commit that `reference` names. Throws a `ToolError` if it names none.
    func commit(_ reference: String) throws -> String {
        do {
            return try output(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
                .trimmingCharacters(in: .newlines)
        } catch {
            guard isThere else {
                throw ToolError("\(folder.path) is in no git repository.", advice: "Say --path, or leave this out.")
            }
            throw ToolError(
                "git knows no commit “\(reference)”.", advice: "Name a branch, a tag or a commit; fetch it if need be.")
        }
    }

    /// The files that differ from where this branch left that of `reference`, new ones included.
    func changedFiles(since reference: String) throws -> Set<String> {
        let commit = try commit(reference)
        let base = (try? output(["merge-base", commit, "HEAD"]).trimmingCharacters(in: .newlines)) ?? commit
        let changed = try output(["diff", "--name-only", "--no-renames", "-z", "--relative", base, "--"])
        let untracked = try output(["ls-files", "--others", "--exclude-standard", "-z"])
        return paths(changed).union(paths(untracked))
    }

    /// Those of the files that git could not give back as they are: changed since the last commit, or not known to it.
    func uncommitted(_ files: Set<String>) -> Set<String> {
        guard !files.isEmpty else { return [] }
        let among = ["--"] + files.sorted()
        guard let known = try? output(["ls-files", "-z"] + among),
            let changed = try? output(["diff", "--name-only", "--no-renames", "-z", "--relative", "HEAD"] + among)
        else { return files }
        return files.subtracting(paths(known).subtracting(paths(changed)))
    }

    private func paths(_ text: String) -> Set<String> { Set(text.split(separator: "\0").map(String.init)) }
}

import Foundation
import Testing

@testable import viper

/// A page of the documentation whose steps a test takes, in a copy of this repository.
struct FollowedDocument {
    struct Block {
        /// The language, or what follows `sh`: `step`, `run`, `test`, or `build` for what the test has already.
        let kind: String
        /// The file that it is the text of, or a change to.
        let path: String
        let text: String
    }

    let blocks: [Block]
    let root: URL

    /// Copies the repository to where an earlier copy may have left its build folder.
    init(_ document: String, copiedTo folder: String) throws {
        root = ownRepository.url("Tools/viper/.build/templates/\(folder)")
        blocks = Self.blocks(of: try ownRepository.text(document))
        try #require(blocks.count > 6)
        try copyRepository()
    }

    func take(_ kinds: String...) throws {
        for block in blocks where kinds.contains(block.kind) { try take(block) }
    }

    /// Runs commands in the copy, with a data folder of their own.
    func run(_ commands: String) throws -> (status: Int32, words: String) {
        let state = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        let environment = [
            "XDG_DATA_HOME": state.path, "XDG_STATE_HOME": state.path,
            "REPOSITORY": ownRepository.root.path, "COPY": root.path, "COMMANDS": commands,
        ]
        return try Shell.run(Self.inPlaceOfTheRepository, in: root, environment: environment)
    }

    /// Runs `COMMANDS` in the copy. Where mounts are allowed, the copy stands at the repository's path for these commands,
    /// over what is built there: SwiftPM compiles what is new alone, and nothing of the repository changes.
    private static let inPlaceOfTheRepository = """
        unshare --mount true 2>/dev/null || exec sh -c "$COMMANDS"
        exec unshare --mount sh -c '
            changes=$COPY.changes
            mkdir -p "$REPOSITORY/.build" "$COPY/.build" "$changes/upper" "$changes/work" &&
                mount -t overlay overlay "$COPY/.build" \\
                    -o "lowerdir=$REPOSITORY/.build,upperdir=$changes/upper,workdir=$changes/work" &&
                mount --rbind "$COPY" "$REPOSITORY" && cd "$REPOSITORY"
            exec sh -c "$COMMANDS"'
        """

    private func take(_ block: Block) throws {
        let url = root.appending(path: block.path)
        switch block.kind {
        case "step":
            // The tool that this test is of, not one that has to be built again.
            let tool = ownRepository.url("Tools/viper/.build/debug/viper").path
            let (status, words) = try Shell.run(
                block.text.replacing("Tools/viper/.build/release/viper", with: tool), in: root)
            try #require(status == 0, "\(block.text)\(words)")
        case "swift":
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try block.text.write(to: url, atomically: true, encoding: .utf8)
        case "sed":
            let words = block.text.dropLast().split(separator: " -> ").map(String.init)
            try replace(words[0], with: words[1], in: url)
        case "diff":
            let lines = block.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
            func side(without sign: Character) -> String {
                lines.filter { $0.first != sign }.map { $0.dropFirst() + "\n" }.joined()
            }
            try replace(side(without: "+"), with: side(without: "-"), in: url)
        default: Issue.record("a block says “\(block.kind)”")
        }
    }

    private func replace(_ old: String, with new: String, in url: URL) throws {
        let text = try String(contentsOf: url, encoding: .utf8)
        try #require(text.ranges(of: old).count == 1, "\(url.lastPathComponent) does not say once “\(old)”")
        try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
    }

    private static func blocks(of document: String) -> [Block] {
        var blocks: [Block] = []
        var open: (head: [String], lines: [String])?
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("```") else {
                open?.lines.append(String(line))
                continue
            }
            if let (head, lines) = open {
                let kind = head[0] == "sh" ? head[1] : head[0]
                blocks.append(
                    Block(kind: kind, path: head.last ?? "", text: lines.map { $0 + "\n" }.joined()))
                open = nil
            } else {
                open = (line.dropFirst(3).split(separator: " ").map(String.init), [])
            }
        }
        return blocks
    }

    /// What is under version control or may come to be, with its times to the nanosecond, which builds compare.
    private func copyRepository() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let (status, words) = try Shell.run(
            """
            find '\(root.path)' -mindepth 1 -maxdepth 1 ! -name .build -exec rm -r {} + &&
            rm -rf '\(root.path).changes' &&
            tar -c --format posix --exclude '.build*' --exclude ./.git . | tar -x -C '\(root.path)'
            """, in: ownRepository.root)
        try #require(status == 0, "\(words)")
    }
}

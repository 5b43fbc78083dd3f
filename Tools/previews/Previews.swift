import ArgumentParser
import Foundation
import PreviewedScenes
import TextUI
import TextUICore

struct Previews: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Draws scenes with their mocks.",
        discussion: "Without a name it draws all of them. Nothing is opened and nothing is kept.")

    enum Front: String, CaseIterable, ExpressibleByArgument {
        case lines, svg, web
    }

    @Argument(
        help: ArgumentHelp("The scene to draw.", valueName: "scene"),
        transform: { name in
            guard let scene = PreviewedScene(named: name) else {
                let names = PreviewedScene.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("There is no scene \(name); there are \(names).")
            }
            return scene
        })
    var scene: PreviewedScene?

    @Option(help: ArgumentHelp("The size of the screen in columns and rows.", valueName: "columns x rows"))
    var size = "80x24"

    @Option(help: "How it is drawn; web opens all scenes to a browser, for which its server is built first.")
    var front = Front.lines

    @Option(
        help: ArgumentHelp(
            "The language and region, such as de or ar_EG; otherwise the environment's.", valueName: "id"))
    var locale: String?

    func validate() throws {
        if let locale, ProgramLocale.locale(named: locale) == nil {
            throw ValidationError("There is no locale \(locale): write it such as en_GB or de.")
        }
        _ = try FrontConfiguration.parseSize(size, name: "--size")
    }

    func run() async throws {
        if front == .web { try BrowserPreviews(scene: scene, locale: locale).begin() }
        try await draw()
    }

    @MainActor
    private func draw() async throws {
        let (columns, rows) = try FrontConfiguration.parseSize(size, name: "--size")
        ProgramLocale.set(locale.flatMap(ProgramLocale.locale(named:)))
        for scene in scene.map({ [$0] }) ?? PreviewedScene.allCases {
            let host = SceneHost(columns: columns, rows: rows, style: front == .svg ? .screen : .numbered) {
                scene.mock
            }
            await host.settle()
            let frame = host.frame
            print(front == .svg ? frame.svg(title: scene.rawValue) : "\(scene.rawValue)\n\n\(frame.text)\n")
        }
    }
}

/// The scenes run on the main thread, which an asynchronous `main` would have left.
@main
enum Main {
    @MainActor
    static func main() {
        Task { @MainActor in
            await Previews.main()
            exit(0)
        }
        while true { RunLoop.main.run() }
    }
}

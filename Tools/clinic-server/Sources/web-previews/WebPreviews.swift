import ArgumentParser
import Foundation
import Hummingbird
import PreviewedScenes
import TextUI
import TextWeb
import WebServing

@main
struct WebPreviews: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web-previews", abstract: "Shows scenes with their mocks in a browser.",
        discussion: "Nothing is opened and nothing is kept. Open pages are loaded anew when this program is built anew."
    )

    @Argument(help: ArgumentHelp("The scene whose address is told; otherwise that of all.", valueName: "scene"))
    var scene: String?

    @Option(help: "The port on loopback; 0 lets the system choose.")
    var port = 8080

    @Option(help: ArgumentHelp("The language and region, such as de or ar_EG.", valueName: "id"))
    var locale: String?

    private static let hint = """
        open pages are loaded anew after:
        swift build --package-path Tools/clinic-server --product web-previews
        """

    func run() async throws {
        let rebuilt = Rebuild()
        let locale = locale.map(Locale.init)
        let scene = await WebScene { place, address, _ in
            guard let scene = PreviewedScene(rawValue: String(address.dropFirst())) else { return nil }
            let name = LocalizedStringResource(stringLiteral: scene.rawValue)
            return WebSession(place, app: name, locale: locale, address: { address }) { scene.mock }
        }
        let server = WebServer(scene, port: port) { request in
            request.uri.path == "/" ? Response(page: PreviewIndex.html) : nil
        } begun: { address in
            let place = self.scene.map { "\($0) is at \(address)/\($0)" } ?? "the scenes are at \(address)"
            let words = "\(place)\n\(Self.hint)\n"
            FileHandle.standardOutput.write(Data(words.utf8))
        }
        try await server.run(beside: [rebuilt])
        try rebuilt.beginAnew()
    }
}

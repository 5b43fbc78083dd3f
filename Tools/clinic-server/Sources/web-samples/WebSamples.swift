import ArgumentParser
import Foundation
import Hummingbird
import TextUI
import TextWeb
import WebServing

@main
struct WebSamples: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web-samples", abstract: "Serves small views, to be measured in browsers.",
        discussion: "/counter, /list and /clock are live; /static is the counter's page as bytes that stay as they are."
    )

    @Option(help: "The port on loopback; 0 lets the system choose.")
    var port = 0

    @Option(help: "The most tabs at once.")
    var tabs = 2000

    func run() async throws {
        let page = await Self.counterPage()
        let scene = await WebScene(limit: tabs) { place, address, _ in Self.session(place, address) }
        let server = WebServer(scene, port: port) { request in
            request.uri.path == "/static" ? Response(page: page) : nil
        } begun: { address in
            FileHandle.standardOutput.write(Data("serving at \(address)\n".utf8))
        }
        try await server.run()
    }

    @MainActor
    private static func session(_ place: WebPlace, _ address: String) -> WebSession? {
        switch address {
        case "/counter": WebSession(place, app: "Counter", address: { address }) { CounterView() }
        case "/list": WebSession(place, app: "List", address: { address }) { RowsView() }
        case "/clock": WebSession(place, app: "Clock", address: { address }) { ClockView() }
        default: nil
        }
    }

    @MainActor
    private static func counterPage() async -> String {
        let place = WebPlace(base: "", shared: "/web", tab: "none", token: "none")
        let session = WebSession(place, app: "Counter", address: { "/counter" }) { CounterView() }
        await session.begin(at: "/counter")
        defer { session.close() }
        return session.document
    }
}

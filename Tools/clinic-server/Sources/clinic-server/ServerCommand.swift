import ArgumentParser
import ClinicServing
import ClinicWeb
import Foundation
import Logging

@main
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clinic-server", abstract: "Serves a clinic to the apps, and the apps to browsers.",
        discussion: """
            Without TLS it listens on loopback alone, unless a proxy before it is named. It ends on SIGTERM and SIGINT, \
            when what was begun is done.
            """)

    @Option(
        help: ArgumentHelp(
            "The clinic's database: a file, or postgresql://…. Otherwise as with patient and doctor.",
            valueName: "database"))
    var database: String?

    @Option(help: ArgumentHelp("Where to listen.", valueName: "address:port"))
    var listen = ListenAddress(host: "127.0.0.1", port: 8443)

    @Option(help: ArgumentHelp("The certificate chain, as PEM.", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("The certificate's private key, as PEM.", valueName: "file"))
    var key: String?

    @Option(
        help: ArgumentHelp(
            "The address of the proxy that speaks TLS: its X-Forwarded-For is believed, and nobody else's.",
            valueName: "address"))
    var behindProxy: String?

    @Option(
        help: ArgumentHelp(
            "Where /livez, /readyz and /metrics are answered, for those who look after the server.",
            valueName: "address:port"))
    var admin: ListenAddress?

    @Option(
        help: ArgumentHelp(
            "A file with the secret of who may bring FHIR Bundles in over the network. Otherwise nobody may.",
            valueName: "file"))
    var administratorTokenFile: String?

    @Option(help: ArgumentHelp("In a demo clinic, start the clock at this instant.", valueName: "instant"))
    var now: String?

    @Flag(help: "Serve a demo clinic of its own, which is gone when the server ends.")
    var demo = false

    @OptionGroup var browsers: BrowserOptions
    @OptionGroup var limits: Limits

    func validate() throws {
        guard !demo || database == nil else { throw ValidationError("--demo has a database of its own") }
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key belong together")
        }
        guard certificate != nil || behindProxy != nil || listen.isLoopback else {
            throw ValidationError(
                "\(listen) can be reached from elsewhere: give --certificate and --key, or --behind-proxy ADDRESS")
        }
    }

    func run() async throws {
        do {
            try await serve()
        } catch {
            throw ExitCode(OpenService.report(error))
        }
    }

    private func serve() async throws {
        let logger = Logger(label: "clinic-server") { LineLog(label: $0) }
        let log = RequestLog(logger: logger)
        let clinic = try await OpenService.open(
            database: database, demo: demo, now: now, administratorTokenFile: administratorTokenFile
        ) { log.note(failure: $0) }
        let tls = try certificate.flatMap { certificate in try key.map { try TLS(certificate: certificate, key: $0) } }
        let desk = await browsers.desk(clinic.service, isEncrypted: certificate != nil || behindProxy != nil)
        let server = ClinicServer(
            clinic: clinic, browsers: desk, address: listen, admin: admin, tls: tls, proxy: behindProxy, limits: limits,
            log: log)
        do {
            try await server.run()
        } catch {
            await desk?.close()
            try clinic.close()
            throw error
        }
        await desk?.close()
        try clinic.close()
    }
}

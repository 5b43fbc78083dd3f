import ClinicDemo
import ClinicModel
import ClinicRemote
import ClinicStore
import Foundation

extension OpenClinic {
    /// Opens the clinic that the options name. Where they name none and the user has none yet, it makes the demo.
    package static func open(_ options: ClinicOptions, for program: Program, role: Principal.Role) async throws
        -> OpenClinic
    {
        if let server = try ServerLocation(option: options.server, database: options.database) {
            return try await open(server, options)
        }
        let location = DatabaseLocation(option: options.database)
        guard location.isFile else {
            throw ProgramError(
                .usage, "a clinic in PostgreSQL is reached through its server",
                advice: "start clinic-server --database \(ShellWord.quoted(location.path)), and give --server URL")
        }
        let database = try await ClinicDatabase.openOwn(
            location, now: options.now, for: program, demoUser: DemoClinic.user(in: role))
        return OpenClinic(
            place: location.path, clock: database.clock, isDemo: try database.isMarkedAsDemo, signIn: database.signIn,
            close: { try database.close() }
        ) { database.gateways(for: $0) }
    }

    private static func open(_ server: ServerLocation, _ options: ClinicOptions) async throws -> OpenClinic {
        guard options.now == nil else {
            throw ProgramError(.usage, "a server has its own clock", advice: "leave --now out")
        }
        let clinic = try await RemoteClinic.open(by: HTTPTransport(server: server.url, authorities: options.ca))
        return OpenClinic(
            place: server.url.absoluteString, clock: clinic.clock, isDemo: clinic.isDemo, signIn: clinic.signIn,
            gateways: clinic.gateways)
    }
}

import ClinicModel
import Foundation
import PlainText

/// A call of a gateway as it goes over a network: its name, what it takes and gives, and what the server does.
///
///     static let book = Call("appointments/book", .changes, "booking") { (caller, booking: Booking) in
///         try await caller.appointments.book(booking)
///     }
///
/// Client, server and the OpenAPI document come from it. It is sent to `POST /api/v1/NAME` with an object of its
/// parameters, and answered with what it gives, as JSON.
package struct Call<each Input: Codable & Sendable, Output: Codable & Sendable>: Sendable {
    package typealias Perform = @Sendable (Caller, repeat each Input) async throws -> Output

    package let name: String
    package let effect: CallEffect
    /// What the parameters are called, in their order.
    package let parameters: [String]
    package let perform: Perform

    package init(_ name: String, _ effect: CallEffect, _ parameters: String..., perform: @escaping Perform) {
        self.name = name
        self.effect = effect
        self.parameters = parameters
        self.perform = perform
    }

    package init(
        _ name: String, _ effect: CallEffect, _ parameters: String...,
        perform: @escaping @Sendable (Caller, repeat each Input) async throws -> Void
    ) where Output == Done {
        self.name = name
        self.effect = effect
        self.parameters = parameters
        self.perform = { (caller: Caller, input: repeat each Input) in
            try await perform(caller, repeat each input)
            return Done()
        }
    }

    /// The parameters as a request has them.
    package func body(_ input: repeat each Input) throws -> Data {
        var object = EncodedObject()
        var names = parameters.makeIterator()
        for value in repeat each input { object.add(value, as: names.next()) }
        return try WireEncoder().encode(object)
    }

    package func output(in answer: Data) throws -> Output {
        try WireDecoder().decode(from: answer)
    }
}

package enum CallEffect: Sendable {
    case reads
    /// It is done once, however often it is sent with the same `Idempotency-Key`.
    case changes
}

/// A call of whatever parameters, as the server has it.
package protocol ServedCall: Sendable {
    var name: String { get }
    var effect: CallEffect { get }

    /// What it takes, by name and in order.
    var inputs: [(name: String, type: any (Codable & Sendable).Type)] { get }
    var outputType: any (Codable & Sendable).Type { get }

    /// Makes the call with what `body` says.
    ///
    /// - Throws: `DecodingError` where the body is not what the call takes; else what the gateway throws.
    func answer(_ body: JSONValue, to caller: Caller) async throws -> Data
}

extension Call: ServedCall {
    package var inputs: [(name: String, type: any (Codable & Sendable).Type)] {
        var types: [any (Codable & Sendable).Type] = []
        for type in repeat (each Input).self { types.append(type) }
        return zip(parameters, types).map { (name: $0, type: $1) }
    }

    package var outputType: any (Codable & Sendable).Type { Output.self }

    package func answer(_ body: JSONValue, to caller: Caller) async throws -> Data {
        let object = try WireDecoder().decode(DecodedObject.self, from: body)
        var names = parameters.makeIterator()
        let input = (repeat try object.value((each Input).self, of: names.next()))
        return try await WireEncoder().encode(perform(caller, repeat each input))
    }
}

/// Who makes a call: the gateways of the session that it comes with.
@dynamicMemberLookup
package struct Caller: Sendable {
    private let gateways: Gateways
    /// What gives a record out as a file.
    package let exporter: any RecordExporting
    private let findSession: @Sendable (String) async throws -> Session

    package init(
        gateways: Gateways, exporter: any RecordExporting,
        findSession: @escaping @Sendable (String) async throws -> Session
    ) {
        self.gateways = gateways
        self.exporter = exporter
        self.findSession = findSession
    }

    package subscript<Gateway>(dynamicMember gateway: KeyPath<Gateways, Gateway>) -> Gateway {
        gateways[keyPath: gateway]
    }

    /// The session that a token is the secret of. Throws `signedOut` where there never was one.
    package func session(_ token: String) async throws -> Session { try await findSession(token) }

    func session(ifAny token: String?) async throws -> Session? {
        guard let token else { return nil }
        return try await findSession(token)
    }
}

/// The answer of a call that gives nothing: an empty object.
package struct Done: Codable, Sendable {
    package init() {}
}

import Foundation
import Testing

extension Server {
    /// The first answer to a request as it stands.
    func answer(to request: String) throws -> String {
        let socket = try Socket.connected(to: port)
        socket.write(request)
        return String(decoding: socket.readMessage() ?? Data(), as: UTF8.self)
    }

    func get(_ path: String, _ headers: String...) throws -> String {
        try answer(to: (["GET \(path) HTTP/1.1", "Host: clinic"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
    }

    func post(_ path: String, _ body: String, _ headers: String...) throws -> String {
        let lines = ["POST \(path) HTTP/1.1", "Host: clinic", "Content-Length: \(body.utf8.count)"] + headers
        return try answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// A session of the demo's patient, as a header.
    func signIn() throws -> String {
        let answer = try post("/api/v1/sign-in", #"{"userName":"demo-patient","password":"demo","role":"patient"}"#)
        let token = try #require(answer.firstMatch(of: /"token":"(\w+)"/)).1
        return "Authorization: Bearer \(token)"
    }
}

import CSodium
import ClinicModel
import Foundation

/// libsodium, started once.
enum Sodium {
    struct Failure: LocalizedError {
        var errorDescription: String? { "libsodium could not do its work." }
        var recoverySuggestion: String? { "Free some memory and try again." }
    }

    private static let isStarted = sodium_init() >= 0

    static func start() throws {
        guard isStarted else { throw Failure() }
    }

    /// BLAKE2b of 32 bytes.
    static func hash(_ message: Data) throws -> Data {
        try start()
        var hash = [UInt8](repeating: 0, count: 32)
        let status = message.withUnsafeBytes { bytes in
            crypto_generichash(
                &hash, hash.count, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count), nil, 0)
        }
        guard status == 0 else { throw Failure() }
        return Data(hash)
    }

    static func hexadecimal(_ bytes: Data) -> String {
        var text = [CChar](repeating: 0, count: bytes.count * 2 + 1)
        bytes.withUnsafeBytes { bytes in
            _ = sodium_bin2hex(&text, text.count, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

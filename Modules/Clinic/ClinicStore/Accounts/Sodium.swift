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

    /// The same of a text, in hexadecimal. A server makes one of each request's token, so that it is made in place.
    static func hexadecimalHash(of text: String) throws -> String {
        try start()
        var text = text
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { hash in
            guard let start = hash.baseAddress,
                text.withUTF8({ crypto_generichash(start, hash.count, $0.baseAddress, UInt64($0.count), nil, 0) }) == 0
            else { throw Failure() }
            return String(unsafeUninitializedCapacity: 2 * hash.count) { digits in
                for (place, byte) in hash.enumerated() {
                    digits[2 * place] = digit(byte >> 4)
                    digits[2 * place + 1] = digit(byte & 0xF)
                }
                return 2 * hash.count
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

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
    static func hash(_ message: [UInt8]) throws -> Data {
        try message.withUnsafeBytes { try withHash(of: $0) { Data($0) } }
    }

    /// The same of a text, in hexadecimal. A server makes one of each request's token, so that it is made in place.
    static func hexadecimalHash(of text: String) throws -> String {
        var text = text
        return try text.withUTF8 { text in
            try withHash(of: UnsafeRawBufferPointer(text)) { hash in
                try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2 * hash.count + 1) { digits in
                    guard let start = digits.baseAddress,
                        sodium_bin2hex(start, digits.count, hash.baseAddress, hash.count) != nil
                    else { throw Failure() }
                    return String(cString: start)
                }
            }
        }
    }

    private static func withHash<Result>(
        of message: UnsafeRawBufferPointer, _ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        try start()
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { hash in
            guard let start = hash.baseAddress else { throw Failure() }
            let bytes = message.bindMemory(to: UInt8.self)
            guard crypto_generichash(start, hash.count, bytes.baseAddress, UInt64(bytes.count), nil, 0) == 0 else {
                throw Failure()
            }
            return try body(hash)
        }
    }
}

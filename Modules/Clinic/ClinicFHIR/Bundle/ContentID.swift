import CSodium
import PlainText

/// The id of a resource that came without one: the same for the same content, whenever it comes.
package enum ContentID {
    private static let isReady = sodium_init() >= 0

    package static func make(_ resource: JSONObject, occurrence: Int) -> String {
        let text = JSONWriter.bytes(.array([.object(resource), .number(String(occurrence))]))
        precondition(isReady, "libsodium cannot be used")
        var hash = [UInt8](repeating: 0, count: 20)
        crypto_generichash(&hash, hash.count, text, UInt64(text.count), nil, 0)
        return "c-" + hash.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}

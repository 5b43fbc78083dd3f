public import Foundation

/// Something that a person does in a program, for other devices to go on with. As Foundation's `NSUserActivity`, which it
/// lacks on Linux; nothing there carries one to another device.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of the activity, in reverse order of a domain's names.
    public let activityType: String
    /// The activity's name, for people.
    open var title: String?
    /// Values that describe the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that have to come along.
    open var requiredUserInfoKeys: Set<String>?
    /// Words to find the activity by.
    open var keywords: Set<String> = []
    /// A page that shows the same.
    open var webpageURL: URL?
    /// A page that has led to the activity.
    open var referrerURL: URL?
    /// The moment after which nobody should go on with the activity.
    open var expirationDate: Date?
    /// Whether another device may go on with it. Has no effect.
    open var isEligibleForHandoff = true
    /// Whether a search may find it. Has no effect.
    open var isEligibleForSearch = false
    /// Whether other people may find it. Has no effect.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. Has no effect.
    open var isEligibleForPrediction = false
    /// The name by which the activity is remembered.
    open var persistentIdentifier: String?
    /// The name of the content that the activity is about.
    open var targetContentIdentifier: String?
    /// Whether `userInfo` is to be brought up to date. Has no effect.
    open var needsSave = false

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }

    /// Keeps a value as what describes the activity.
    ///
    /// - Throws: What encoding it as JSON throws.
    open func setTypedPayload<T: Encodable>(_ payload: T) throws {
        userInfo = [Self.payload: try JSONEncoder().encode(payload)]
    }

    /// Returns the value that was kept.
    ///
    /// - Throws: `CocoaError.coderValueNotFound` where there is none, or what decoding it throws.
    open func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payload] as? Data else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(type, from: data)
    }

    private static let payload = "payload"

    /// Says that the person does this now. Has no effect.
    open func becomeCurrent() {}
    /// Says that the person does something else. Has no effect.
    open func resignCurrent() {}
    /// Ends the activity. Has no effect.
    open func invalidate() {}
}

/// The kind of an activity that is a visit to a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

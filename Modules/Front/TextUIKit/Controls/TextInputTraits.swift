/// The word on a keyboard's return key. As UIKit's `UIReturnKeyType`; has no effect in text, where a keyboard has its
/// keys.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A correction of words while they are typed. As UIKit's `UITextAutocorrectionType`; has no effect in text.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// A capital at the beginning of words. As UIKit's `UITextAutocapitalizationType`; has no effect in text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

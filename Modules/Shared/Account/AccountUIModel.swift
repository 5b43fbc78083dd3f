enum AccountUIModel {
    /// The codes of the languages that one can choose.
    static let languages = [
        "ar", "da", "de", "el", "en", "es", "fr", "ga", "he", "hi", "hy", "it", "ja", "ka", "ko", "lv", "nl", "pl",
        "pt", "ru", "sv", "ta", "th", "tr", "uk", "vi", "zh",
    ]
}

import Foundation

/// The language and region that a program's environment asks for, as C programs read it.
package enum EnvironmentLocale {
    /// Such as `de_AT`, from `LC_ALL`, else `LC_MESSAGES`, else `LANG`; nil where they ask for none (`C`, `POSIX`).
    package static func identifier(_ variable: (String) -> String? = Self.variable) -> String? {
        guard let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first(where: { !$0.isEmpty })
        else { return nil }
        let name = named.prefix { $0 != "." && $0 != "@" }
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), parts.count <= 3,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        return String(name)
    }

    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

/// The key, in a program's `Info.plist`, of the version of its form. As Core Foundation's, like those below.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
/// The key of the program's file.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the build's number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the language of what is not localized.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the bundle's name.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the languages that the bundle has.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"

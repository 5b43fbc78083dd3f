/// The system's types.
extension UTType {
    /// An item of a file system, the base of files and folders.
    public static var item: UTType { UTType("public.item", parent: nil) }
    /// Contents, the base of documents, pictures and sounds.
    public static var content: UTType { UTType("public.content", parent: nil) }
    /// Composite content, a subtype of `content`.
    public static var compositeContent: UTType { UTType("public.composite-content", parent: nil) }
    /// Data, a subtype of `item`.
    public static var data: UTType { UTType("public.data", parent: nil) }
    /// Directory, a subtype of `item`.
    public static var directory: UTType { UTType("public.directory", parent: nil) }
    /// Folder, a subtype of `directory`.
    public static var folder: UTType { UTType("public.folder", parent: nil) }
    /// Volume, a subtype of `folder`.
    public static var volume: UTType { UTType("public.volume", parent: nil) }
    /// Symbolic link, a subtype of `item`.
    public static var symbolicLink: UTType { UTType("public.symlink", parent: nil) }
    /// An item that leads to another.
    public static var resolvable: UTType { UTType("com.apple.resolvable", parent: nil) }
    /// Alias file, a subtype of `data` and `resolvable`.
    public static var aliasFile: UTType { UTType("com.apple.alias-file", parent: nil) }
    /// Mount point, a subtype of `item` and `resolvable`.
    public static var mountPoint: UTType { UTType("com.apple.mount-point", parent: nil) }
    /// Bookmark, a subtype of `data` and `resolvable`.
    public static var urlBookmarkData: UTType { UTType("com.apple.bookmark", parent: nil) }
    /// Package, a subtype of `directory`.
    public static var package: UTType { UTType("com.apple.package", parent: nil) }
    /// Bundle, a subtype of `directory`; files end in `bundle`.
    public static var bundle: UTType { UTType("com.apple.bundle", parent: nil) }
    /// Plug-in, a subtype of `bundle` and `package`; files end in `plugin`.
    public static var pluginBundle: UTType { UTType("com.apple.plugin", parent: nil) }
    /// Framework, a subtype of `bundle`; files end in `framework`.
    public static var framework: UTType { UTType("com.apple.framework", parent: nil) }
    /// Application, a subtype of `executable`.
    public static var application: UTType { UTType("com.apple.application", parent: nil) }
    /// Application bundle, a subtype of `application`, `bundle` and `package`; files end in `app`.
    public static var applicationBundle: UTType { UTType("com.apple.application-bundle", parent: nil) }
    /// Executable, a subtype of `item`.
    public static var executable: UTType { UTType("public.executable", parent: nil) }
    /// Unix executable, a subtype of `data` and `executable`.
    public static var unixExecutable: UTType { UTType("public.unix-executable", parent: nil) }
    /// Windows executable, a subtype of `data` and `executable`; files end in `exe`.
    public static var exe: UTType { UTType("com.microsoft.windows-executable", parent: nil) }
    /// Disk image, a subtype of `data` and `archive`; files end in `dmg`, `iso` or `img`.
    public static var diskImage: UTType { UTType("public.disk-image", parent: nil) }
    /// Archive, a subtype of `item`.
    public static var archive: UTType { UTType("public.archive", parent: nil) }
    /// URL, a subtype of `data`.
    public static var url: UTType { UTType("public.url", parent: nil) }
    /// File URL, a subtype of `url`.
    public static var fileURL: UTType { UTType("public.file-url", parent: nil) }
    /// Internet location, a subtype of `data`.
    public static var internetLocation: UTType { UTType("com.apple.internet-location", parent: nil) }
    /// Internet shortcut, a subtype of `data`; files end in `url`.
    public static var internetShortcut: UTType { UTType("com.microsoft.internet-shortcut", parent: nil) }
    /// Text, a subtype of `data` and `content`.
    public static var text: UTType { UTType("public.text", parent: nil) }
    /// Plain text, a subtype of `text`; files end in `txt` or `text`.
    public static var plainText: UTType { UTType("public.plain-text", parent: nil) }
    /// UTF-8 text, a subtype of `plainText`.
    public static var utf8PlainText: UTType { UTType("public.utf8-plain-text", parent: nil) }
    /// UTF-16 text, a subtype of `plainText`.
    public static var utf16PlainText: UTType { UTType("public.utf16-plain-text", parent: nil) }
    /// UTF-16 text with a mark of its byte order, a subtype of `plainText`.
    public static var utf16ExternalPlainText: UTType { UTType("public.utf16-external-plain-text", parent: nil) }
    /// Delimited text, a subtype of `text`.
    public static var delimitedText: UTType { UTType("public.delimited-values-text", parent: nil) }
    /// Comma-separated values, a subtype of `delimitedText`; files end in `csv`.
    public static var commaSeparatedText: UTType { UTType("public.comma-separated-values-text", parent: nil) }
    /// Tab-separated values, a subtype of `delimitedText`; files end in `tsv`.
    public static var tabSeparatedText: UTType { UTType("public.tab-separated-values-text", parent: nil) }
    /// UTF-8 tab-separated values, a subtype of `tabSeparatedText` and `utf8PlainText`.
    public static var utf8TabSeparatedText: UTType { UTType("public.utf8-tab-separated-values-text", parent: nil) }
    /// Rich text, a subtype of `text`; files end in `rtf`.
    public static var rtf: UTType { UTType("public.rtf", parent: nil) }
    /// Rich text with attachments, a subtype of `package` and `compositeContent`; files end in `rtfd`.
    public static var rtfd: UTType { UTType("com.apple.rtfd", parent: nil) }
    /// Rich text with attachments in one file, a subtype of `data` and `compositeContent`.
    public static var flatRTFD: UTType { UTType("com.apple.flat-rtfd", parent: nil) }
    /// HTML, a subtype of `text`; files end in `html`, `htm` or `shtml`.
    public static var html: UTType { UTType("public.html", parent: nil) }
    /// XML, a subtype of `text`; files end in `xml`.
    public static var xml: UTType { UTType("public.xml", parent: nil) }
    /// YAML, a subtype of `text`; files end in `yaml` or `yml`.
    public static var yaml: UTType { UTType("public.yaml", parent: nil) }
    /// CSS, a subtype of `text`; files end in `css`.
    public static var css: UTType { UTType("public.css", parent: nil) }
    /// Log, a subtype of `plainText`; files end in `log`.
    public static var log: UTType { UTType("com.apple.log", parent: nil) }
    /// Source code, a subtype of `plainText`.
    public static var sourceCode: UTType { UTType("public.source-code", parent: nil) }
    /// Swift source, a subtype of `sourceCode`; files end in `swift`.
    public static var swiftSource: UTType { UTType("public.swift-source", parent: nil) }
    /// Objective-C source, a subtype of `sourceCode`; files end in `m`.
    public static var objectiveCSource: UTType { UTType("public.objective-c-source", parent: nil) }
    /// Objective-C++ source, a subtype of `sourceCode`; files end in `mm`.
    public static var objectiveCPlusPlusSource: UTType { UTType("public.objective-c-plus-plus-source", parent: nil) }
    /// C source, a subtype of `sourceCode`; files end in `c`.
    public static var cSource: UTType { UTType("public.c-source", parent: nil) }
    /// C header, a subtype of `sourceCode`; files end in `h`.
    public static var cHeader: UTType { UTType("public.c-header", parent: nil) }
    /// C++ source, a subtype of `sourceCode`; files end in `cpp`, `cp`, `c++`, `cc` or `cxx`.
    public static var cPlusPlusSource: UTType { UTType("public.c-plus-plus-source", parent: nil) }
    /// C++ header, a subtype of `sourceCode`; files end in `hpp`, `hh`, `h++` or `hxx`.
    public static var cPlusPlusHeader: UTType { UTType("public.c-plus-plus-header", parent: nil) }
    /// Assembly source, a subtype of `sourceCode`; files end in `s`.
    public static var assemblyLanguageSource: UTType { UTType("public.assembly-source", parent: nil) }
    /// Script, a subtype of `sourceCode`.
    public static var script: UTType { UTType("public.script", parent: nil) }
    /// Shell script, a subtype of `script`; files end in `sh` or `command`.
    public static var shellScript: UTType { UTType("public.shell-script", parent: nil) }
    /// AppleScript, a subtype of `script`; files end in `applescript`.
    public static var appleScript: UTType { UTType("com.apple.applescript.text", parent: nil) }
    /// Script, a subtype of `data` and `script`; files end in `scpt`.
    public static var osaScript: UTType { UTType("com.apple.applescript.script", parent: nil) }
    /// Script bundle, a subtype of `bundle`, `package` and `script`; files end in `scptd`.
    public static var osaScriptBundle: UTType { UTType("com.apple.applescript.script-bundle", parent: nil) }
    /// JavaScript, a subtype of `script`; files end in `js`, `javascript` or `mjs`.
    public static var javaScript: UTType { UTType("com.netscape.javascript-source", parent: nil) }
    /// Python script, a subtype of `script`; files end in `py`.
    public static var pythonScript: UTType { UTType("public.python-script", parent: nil) }
    /// Perl script, a subtype of `script`; files end in `pl` or `pm`.
    public static var perlScript: UTType { UTType("public.perl-script", parent: nil) }
    /// Ruby script, a subtype of `script`; files end in `rb`.
    public static var rubyScript: UTType { UTType("public.ruby-script", parent: nil) }
    /// PHP script, a subtype of `script`; files end in `php`, `php3`, `php4` or `phtml`.
    public static var phpScript: UTType { UTType("public.php-script", parent: nil) }
    /// Makefile, a subtype of `script`; files end in `mk` or `make`.
    public static var makefile: UTType { UTType("public.make-source", parent: nil) }
    /// JSON, a subtype of `text`; files end in `json`.
    public static var json: UTType { UTType("public.json", parent: nil) }
    /// GeoJSON, a subtype of `json`; files end in `geojson`.
    public static var geoJSON: UTType { UTType("public.geojson", parent: nil) }
    /// Property list, a subtype of `data`; files end in `plist`.
    public static var propertyList: UTType { UTType("com.apple.property-list", parent: nil) }
    /// XML property list, a subtype of `propertyList` and `xml`.
    public static var xmlPropertyList: UTType { UTType("com.apple.xml-property-list", parent: nil) }
    /// Binary property list, a subtype of `propertyList`.
    public static var binaryPropertyList: UTType { UTType("com.apple.binary-property-list", parent: nil) }
    /// PDF, a subtype of `data` and `compositeContent`; files end in `pdf`.
    public static var pdf: UTType { UTType("com.adobe.pdf", parent: nil) }
    /// Image, a subtype of `data` and `content`.
    public static var image: UTType { UTType("public.image", parent: nil) }
    /// JPEG image, a subtype of `image`; files end in `jpeg`, `jpg`, `jpe` or `jfif`.
    public static var jpeg: UTType { UTType("public.jpeg", parent: nil) }
    /// TIFF image, a subtype of `image`; files end in `tiff` or `tif`.
    public static var tiff: UTType { UTType("public.tiff", parent: nil) }
    /// GIF image, a subtype of `image`; files end in `gif`.
    public static var gif: UTType { UTType("com.compuserve.gif", parent: nil) }
    /// PNG image, a subtype of `image`; files end in `png`.
    public static var png: UTType { UTType("public.png", parent: nil) }
    /// BMP image, a subtype of `image`; files end in `bmp`.
    public static var bmp: UTType { UTType("com.microsoft.bmp", parent: nil) }
    /// Windows icon, a subtype of `image`; files end in `ico`.
    public static var ico: UTType { UTType("com.microsoft.ico", parent: nil) }
    /// Icon, a subtype of `image`; files end in `icns`.
    public static var icns: UTType { UTType("com.apple.icns", parent: nil) }
    /// SVG image, a subtype of `image` and `xml`; files end in `svg` or `svgz`.
    public static var svg: UTType { UTType("public.svg-image", parent: nil) }
    /// HEIF image, a subtype of `image`; files end in `heif`.
    public static var heif: UTType { UTType("public.heif", parent: nil) }
    /// HEIC image, a subtype of `image`; files end in `heic`.
    public static var heic: UTType { UTType("public.heic", parent: nil) }
    /// HEIC sequence, a subtype of `image`; files end in `heics`.
    public static var heics: UTType { UTType("public.heics", parent: nil) }
    /// WebP image, a subtype of `image`; files end in `webp`.
    public static var webP: UTType { UTType("org.webmproject.webp", parent: nil) }
    /// Raw image, a subtype of `image`.
    public static var rawImage: UTType { UTType("public.camera-raw-image", parent: nil) }
    /// OpenEXR image, a subtype of `image`; files end in `exr`.
    public static var exr: UTType { UTType("com.ilm.openexr-image", parent: nil) }
    /// DNG image, a subtype of `rawImage`; files end in `dng`.
    public static var dng: UTType { UTType("com.adobe.raw-image", parent: nil) }
    /// A Live Photo: a picture with a few moments around it.
    public static var livePhoto: UTType { UTType("com.apple.live-photo", parent: nil) }
    /// Live Photo, a subtype of `package`; files end in `pvt`.
    public static var livePhotoBundle: UTType { UTType("com.apple.live-photo-bundle", parent: nil) }
    /// 3D content, a subtype of `content`.
    public static var threeDContent: UTType { UTType("public.3d-content", parent: nil) }
    /// USD scene, a subtype of `data` and `threeDContent`; files end in `usd`, `usda` or `usdc`.
    public static var usd: UTType { UTType("com.pixar.universal-scene-description", parent: nil) }
    /// USDZ scene, a subtype of `usd`; files end in `usdz`.
    public static var usdz: UTType { UTType("com.pixar.universal-scene-description-mobile", parent: nil) }
    /// Reality scene, a subtype of `data` and `threeDContent`; files end in `reality`.
    public static var realityFile: UTType { UTType("com.apple.reality", parent: nil) }
    /// SceneKit scene, a subtype of `data` and `threeDContent`; files end in `scn`.
    public static var sceneKitScene: UTType { UTType("com.apple.scenekit.scene", parent: nil) }
    /// AR object, a subtype of `data`; files end in `arobject`.
    public static var arReferenceObject: UTType { UTType("com.apple.arobject", parent: nil) }
    /// Audiovisual content, a subtype of `data` and `content`.
    public static var audiovisualContent: UTType { UTType("public.audiovisual-content", parent: nil) }
    /// Movie, a subtype of `audiovisualContent`.
    public static var movie: UTType { UTType("public.movie", parent: nil) }
    /// Video, a subtype of `movie`.
    public static var video: UTType { UTType("public.video", parent: nil) }
    /// Audio, a subtype of `audiovisualContent`.
    public static var audio: UTType { UTType("public.audio", parent: nil) }
    /// QuickTime movie, a subtype of `movie`; files end in `mov` or `qt`.
    public static var quickTimeMovie: UTType { UTType("com.apple.quicktime-movie", parent: nil) }
    /// MPEG movie, a subtype of `movie`; files end in `mpg`, `mpeg`, `mpe`, `m75` or `m15`.
    public static var mpeg: UTType { UTType("public.mpeg", parent: nil) }
    /// MPEG-2 video, a subtype of `video`; files end in `m2v`.
    public static var mpeg2Video: UTType { UTType("public.mpeg-2-video", parent: nil) }
    /// MPEG-2 transport stream, a subtype of `movie`; files end in `ts`.
    public static var mpeg2TransportStream: UTType { UTType("public.mpeg-2-transport-stream", parent: nil) }
    /// MP3 audio, a subtype of `audio`; files end in `mp3` or `mpga`.
    public static var mp3: UTType { UTType("public.mp3", parent: nil) }
    /// MPEG-4 movie, a subtype of `movie`; files end in `mp4` or `mpg4`.
    public static var mpeg4Movie: UTType { UTType("public.mpeg-4", parent: nil) }
    /// MPEG-4 audio, a subtype of `audio`; files end in `m4a`.
    public static var mpeg4Audio: UTType { UTType("public.mpeg-4-audio", parent: nil) }
    /// Protected MPEG-4 audio, a subtype of `audio`; files end in `m4p`.
    public static var appleProtectedMPEG4Audio: UTType { UTType("com.apple.protected-mpeg-4-audio", parent: nil) }
    /// Protected MPEG-4 video, a subtype of `video`; files end in `m4v`.
    public static var appleProtectedMPEG4Video: UTType { UTType("com.apple.protected-mpeg-4-video", parent: nil) }
    /// AVI movie, a subtype of `movie`; files end in `avi`.
    public static var avi: UTType { UTType("public.avi", parent: nil) }
    /// AIFF audio, a subtype of `audio`; files end in `aiff` or `aif`.
    public static var aiff: UTType { UTType("public.aiff-audio", parent: nil) }
    /// WAV audio, a subtype of `audio`; files end in `wav` or `wave`.
    public static var wav: UTType { UTType("com.microsoft.waveform-audio", parent: nil) }
    /// MIDI audio, a subtype of `audio`; files end in `midi` or `mid`.
    public static var midi: UTType { UTType("public.midi-audio", parent: nil) }
    /// A list of media to play.
    public static var playlist: UTType { UTType("public.playlist", parent: nil) }
    /// M3U playlist, a subtype of `text` and `playlist`; files end in `m3u` or `m3u8`.
    public static var m3uPlaylist: UTType { UTType("public.m3u-playlist", parent: nil) }
    /// Gzip archive, a subtype of `data` and `archive`; files end in `gz` or `gzip`.
    public static var gzip: UTType { UTType("org.gnu.gnu-zip-archive", parent: nil) }
    /// Bzip2 archive, a subtype of `data` and `archive`; files end in `bz2`.
    public static var bz2: UTType { UTType("public.bzip2-archive", parent: nil) }
    /// ZIP archive, a subtype of `data` and `archive`; files end in `zip`.
    public static var zip: UTType { UTType("public.zip-archive", parent: nil) }
    /// Apple archive, a subtype of `data` and `archive`; files end in `aar`.
    public static var appleArchive: UTType { UTType("com.apple.archive", parent: nil) }
    /// Tar archive, a subtype of `data` and `archive`; files end in `tar`.
    public static var tarArchive: UTType { UTType("public.tar-archive", parent: nil) }
    /// Spreadsheet, a subtype of `content`.
    public static var spreadsheet: UTType { UTType("public.spreadsheet", parent: nil) }
    /// Presentation, a subtype of `compositeContent`.
    public static var presentation: UTType { UTType("public.presentation", parent: nil) }
    /// A store of data.
    public static var database: UTType { UTType("public.database", parent: nil) }
    /// A message, such as an email.
    public static var message: UTType { UTType("public.message", parent: nil) }
    /// A person's contact data, such as a vCard.
    public static var contact: UTType { UTType("public.contact", parent: nil) }
    /// VCard, a subtype of `text` and `contact`; files end in `vcf` or `vcard`.
    public static var vCard: UTType { UTType("public.vcard", parent: nil) }
    /// A thing to do.
    public static var toDoItem: UTType { UTType("public.to-do-item", parent: nil) }
    /// An event of a calendar.
    public static var calendarEvent: UTType { UTType("public.calendar-event", parent: nil) }
    /// Email message, a subtype of `message`.
    public static var emailMessage: UTType { UTType("public.email-message", parent: nil) }
    /// EPUB book, a subtype of `data` and `compositeContent`; files end in `epub`.
    public static var epub: UTType { UTType("org.idpf.epub-container", parent: nil) }
    /// A bookmark of a page.
    public static var bookmark: UTType { UTType("public.bookmark", parent: nil) }
    /// Font, a subtype of `data`; files end in `ttf`, `otf` or `ttc`.
    public static var font: UTType { UTType("public.font", parent: nil) }
    /// Certificate, a subtype of `data`; files end in `cer`, `der` or `crt`.
    public static var x509Certificate: UTType { UTType("public.x509-certificate", parent: nil) }
    /// PKCS #12, a subtype of `data`; files end in `p12` or `pfx`.
    public static var pkcs12: UTType { UTType("com.rsa.pkcs-12", parent: nil) }
}

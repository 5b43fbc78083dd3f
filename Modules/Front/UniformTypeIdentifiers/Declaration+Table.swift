extension Declaration {
    /// A type in each row: its identifier, its supertypes, endings, MIME types and name.
    static let table = """
        public.item | | | | item
        public.content | | | | content
        public.composite-content | public.content | | | composite content
        public.data | public.item | | | data
        public.directory | public.item | | | directory
        public.folder | public.directory | | | folder
        public.volume | public.folder | | | volume
        public.symlink | public.item | | | symbolic link
        com.apple.resolvable | | | | resolvable
        com.apple.alias-file | public.data com.apple.resolvable | | | alias file
        com.apple.mount-point | public.item com.apple.resolvable | | | mount point
        com.apple.bookmark | public.data com.apple.resolvable | | | bookmark
        com.apple.package | public.directory | | | package
        com.apple.bundle | public.directory | bundle | | bundle
        com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
        com.apple.framework | com.apple.bundle | framework | | framework
        com.apple.application | public.executable | | | application
        com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application bundle
        public.executable | public.item | | | executable
        public.unix-executable | public.data public.executable | | | Unix executable
        com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
        public.disk-image | public.data public.archive | dmg iso img | | disk image
        public.archive | public.item | | | archive
        public.url | public.data | | | URL
        public.file-url | public.url | | | file URL
        com.apple.internet-location | public.data | | | Internet location
        com.microsoft.internet-shortcut | public.data | url | application/x-url | Internet shortcut
        public.text | public.data public.content | | | text
        public.plain-text | public.text | txt text | text/plain | plain text
        public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | UTF-8 text
        public.utf16-plain-text | public.plain-text | | text/plain;charset=utf-16 | UTF-16 text
        public.utf16-external-plain-text | public.plain-text | | | UTF-16 text
        public.delimited-values-text | public.text | | | delimited text
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | comma-separated values
        public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | tab-separated values
        public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | UTF-8 tab-separated values
        public.rtf | public.text | rtf | text/rtf application/rtf | rich text
        com.apple.rtfd | com.apple.package public.composite-content | rtfd | | rich text with attachments
        com.apple.flat-rtfd | public.data public.composite-content | | | rich text with attachments
        public.html | public.text | html htm shtml | text/html | HTML
        public.xml | public.text | xml | application/xml text/xml | XML
        public.yaml | public.text | yaml yml | application/yaml text/yaml application/x-yaml | YAML
        public.css | public.text | css | text/css | CSS
        com.apple.log | public.plain-text | log | | log
        public.source-code | public.plain-text | | | source code
        public.swift-source | public.source-code | swift | | Swift source
        public.objective-c-source | public.source-code | m | | Objective-C source
        public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
        public.c-source | public.source-code | c | | C source
        public.c-header | public.source-code | h | | C header
        public.c-plus-plus-source | public.source-code | cpp cp c++ cc cxx | | C++ source
        public.c-plus-plus-header | public.source-code | hpp hh h++ hxx | | C++ header
        public.assembly-source | public.source-code | s | | assembly source
        public.script | public.source-code | | | script
        public.shell-script | public.script | sh command | application/x-sh | shell script
        com.apple.applescript.text | public.script | applescript | | AppleScript
        com.apple.applescript.script | public.data public.script | scpt | | script
        com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | | script bundle
        com.netscape.javascript-source | public.script | js javascript mjs | text/javascript application/javascript | JavaScript
        public.python-script | public.script | py | text/x-python-script | Python script
        public.perl-script | public.script | pl pm | text/x-perl-script | Perl script
        public.ruby-script | public.script | rb | text/x-ruby-script | Ruby script
        public.php-script | public.script | php php3 php4 phtml | text/php application/php | PHP script
        public.make-source | public.script | mk make | | makefile
        public.json | public.text | json | application/json | JSON
        public.geojson | public.json | geojson | application/geo+json | GeoJSON
        com.apple.property-list | public.data | plist | | property list
        com.apple.xml-property-list | com.apple.property-list public.xml | | | XML property list
        com.apple.binary-property-list | com.apple.property-list | | | binary property list
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF
        public.image | public.data public.content | | | image
        public.jpeg | public.image | jpeg jpg jpe jfif | image/jpeg image/jpg | JPEG image
        public.tiff | public.image | tiff tif | image/tiff | TIFF image
        com.compuserve.gif | public.image | gif | image/gif | GIF image
        public.png | public.image | png | image/png | PNG image
        com.microsoft.bmp | public.image | bmp | image/bmp | BMP image
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon | Windows icon
        com.apple.icns | public.image | icns | image/x-icns | icon
        public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG image
        public.heif | public.image | heif | image/heif | HEIF image
        public.heic | public.image | heic | image/heic | HEIC image
        public.heics | public.image | heics | image/heic-sequence | HEIC sequence
        org.webmproject.webp | public.image | webp | image/webp | WebP image
        public.camera-raw-image | public.image | | | raw image
        com.ilm.openexr-image | public.image | exr | image/x-exr | OpenEXR image
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG image
        com.apple.live-photo | | | | Live Photo
        com.apple.live-photo-bundle | com.apple.package | pvt | | Live Photo
        public.3d-content | public.content | | | 3D content
        com.pixar.universal-scene-description | public.data public.3d-content | usd usda usdc | model/vnd.usd | USD scene
        com.pixar.universal-scene-description-mobile | com.pixar.universal-scene-description | usdz | model/vnd.usdz+zip | USDZ scene
        com.apple.reality | public.data public.3d-content | reality | model/vnd.reality | Reality scene
        com.apple.scenekit.scene | public.data public.3d-content | scn | | SceneKit scene
        com.apple.arobject | public.data | arobject | | AR object
        public.audiovisual-content | public.data public.content | | | audiovisual content
        public.movie | public.audiovisual-content | | | movie
        public.video | public.movie | | | video
        public.audio | public.audiovisual-content | | | audio
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg | MPEG movie
        public.mpeg-2-video | public.video | m2v | | MPEG-2 video
        public.mpeg-2-transport-stream | public.movie | ts | | MPEG-2 transport stream
        public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 audio
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 movie
        public.mpeg-4-audio | public.audio | m4a | audio/mp4 | MPEG-4 audio
        com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected MPEG-4 audio
        com.apple.protected-mpeg-4-video | public.video | m4v | | protected MPEG-4 video
        public.avi | public.movie | avi | video/avi video/x-msvideo | AVI movie
        public.aiff-audio | public.audio | aiff aif | audio/aiff | AIFF audio
        com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav | WAV audio
        public.midi-audio | public.audio | midi mid | audio/midi | MIDI audio
        public.playlist | | | | playlist
        public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl application/vnd.apple.mpegurl | M3U playlist
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
        public.bzip2-archive | public.data public.archive | bz2 | application/x-bzip2 | bzip2 archive
        public.zip-archive | public.data public.archive | zip | application/zip | ZIP archive
        com.apple.archive | public.data public.archive | aar | | Apple archive
        public.tar-archive | public.data public.archive | tar | application/x-tar | tar archive
        public.spreadsheet | public.content | | | spreadsheet
        public.presentation | public.composite-content | | | presentation
        public.database | | | | database
        public.message | | | | message
        public.contact | | | | contact
        public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory text/x-vcard | vCard
        public.to-do-item | | | | to-do item
        public.calendar-event | | | | calendar event
        public.email-message | public.message | | | email message
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB book
        public.bookmark | | | | bookmark
        public.font | public.data | ttf otf ttc | font/ttf font/otf font/collection | font
        public.x509-certificate | public.data | cer der crt | application/x-x509-ca-cert | certificate
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS #12
        net.daringfireball.markdown | public.plain-text | md markdown | text/markdown | Markdown
        com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar
        org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
        org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
        org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
        com.apple.m4a-audio | public.mpeg-4-audio | | audio/x-m4a | Apple MPEG-4 audio
        com.apple.m4v-video | public.mpeg-4 | m4v | video/x-m4v | Apple MPEG-4 video
        public.jpeg-2000 | public.image | jp2 jpf | image/jp2 | JPEG 2000 image
        public.avif | public.image | avif | image/avif | AVIF image
        org.sqlite.v3 | public.data public.database | sqlite sqlite3 | application/vnd.sqlite3 | SQLite database
        """
}

/// Names of members that values of the standard library and of Foundation have. Who reads no types cannot tell whose member
/// is meant.
enum CommonNames {
    static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let text = """
        abs absoluteString access activate add adding addingTimeInterval advanced alignment all allCases allKeys allSatisfy \
        allocate appending appendingPathComponent append appendInterpolation appendLiteral applying arguments assumeIsolated \
        attributes attributesOfItem autoupdatingCurrent base bitWidth bool boolValue bounds buffer byteCount bytes calendar \
        cancel capacity capitalized characters children clamped close code codingPath combine compactMap compactMapValues \
        compare component components container contains contents continuous copy copyBytes count create createDirectory \
        current custom data date dateComponents day dayOfYear days debugDescription decimal decode decodeIfPresent decodeNil \
        default deinitialize deleteLastPathComponent deletingLastPathComponent deletingPathExtension description detached \
        dictionary difference directory distance distantFuture distantPast divided domain double doubleValue drop dropFirst \
        dropLast duration elementsEqual empty enabled encode encodeIfPresent encodeNil encoding end endIndex endsWith \
        enumerated enumerator environment era error errorDescription evaluate exchange exit exponent failure familyName \
        fileExists filter finish first firstIndex firstMatch firstRange fixed flatMap floatValue flush forEach format \
        formatted formIndex formIntersection formSymmetricDifference formUnion fraction fractionCompleted fragment get givenName global group \
        hasDirectoryPath hash hashValue hasPrefix hasSuffix header height host hour hours id identifier identity index \
        indices infinity initialize insert int intersection intersects intValue invalidate inverted is isASCII isAbsolutePath \
        isCancelled isDirectory isDisjoint isEmpty isEqual isFinite isFinished isHexDigit isInfinite isInteger isLetter \
        isMultiple isNaN isNewline isNull isNumber isPunctuation isStrictSubset isStrictSuperset isSubset isSuperset \
        isUppercase isLowercase isValid isWhitespace isZero iterator joined key keys kind language languageCode last \
        lastIndex lastPathComponent lazy length letters lexicographicallyPrecedes list load locale localizedDescription \
        localizedName location lock long lowerBound lowercased magnitude main makeAsyncIterator makeIterator map mapError \
        mapValues match matches max maxX maxY measure medium merge merging message method midX midY milliseconds min minX \
        minY minus minute minutes mode modificationDate month move moveItem name named nanosecond nanoseconds negate never \
        next none notation now null number object objectWillChange offset offsetBy open operation optional options order \
        origin output parse partition path pathComponents pathExtension paths pattern percent perform pi plain plus pointee \
        popFirst popLast port position post precision precondition prefix print priority process properties publisher query \
        quarter radix random randomElement range rangeOfCharacter ranges rawValue read record reduce region relative \
        relativePath release relaxed remainder remove removeAll removeFirst removeItem removeLast removeObject removeSubrange \
        removeValue replace replacing replaceSubrange replacingCharacters replacingOccurrences request reserveCapacity reset \
        resolve result resume retain reverse reversed rounded run samePosition scale scheme second seconds seek self send \
        sequence set shared short shuffle shuffled sign signal significand sink size sleep sort sorted source span split \
        squareRoot standard standardized standardizedFileURL start startIndex startOfDay starts state status stop store \
        stream stride string stringValue style subscript subtract subtracting success suffix sum suspend swapAt symbol \
        symmetricDifference sync synchronize take target text time timeInterval timeIntervalSince timeIntervalSince1970 \
        timeIntervalSinceNow timeIntervalSinceReferenceDate timeZone title toggle total translatedBy trimmingCharacters \
        truncate tryLock type union unit unitsStyle units unknown unlock unsafelyUnwrapped up update updateValue uppercased \
        upperBound url user userInfo userInitiated utf16 utf8 uuid uuidString valid value values version wait week weekday weekOfYear \
        width wide withCString withContiguousStorageIfAvailable withExtendedLifetime withLock withUnsafeBufferPointer \
        withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes withValue words write x y year yield zero zip
        """
}

extension RandomAccessCollection {
    /// Calls `visit` with each element in order until it returns false; whether it never did.
    ///
    /// Where the compiler does not know the collection, a `for` loop asks the runtime at each step for the types that it
    /// goes through. What lies in one piece in memory, and a range of numbers, is gone through without.
    @discardableResult
    func visitAll(_ visit: (Element) -> Bool) -> Bool {
        let isDone = withContiguousStorageIfAvailable { elements in
            for index in 0..<elements.count where !visit(elements[index]) { return false }
            return true
        }
        if let isDone { return isDone }
        guard let numbers = self as? Range<Int> else { return allSatisfy(visit) }
        for number in numbers {
            let goesOn = withUnsafePointer(to: number) { number in
                visit(UnsafeRawPointer(number).assumingMemoryBound(to: Element.self).pointee)
            }
            guard goesOn else { return false }
        }
        return true
    }
}

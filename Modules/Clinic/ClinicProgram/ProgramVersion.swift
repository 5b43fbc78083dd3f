/// The version of all programs of this package.
package let programVersion = "0.1.0"

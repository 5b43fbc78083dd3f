/// What is typed to sign in.
package enum SignInField: Hashable, Sendable {
    case userName, password
}

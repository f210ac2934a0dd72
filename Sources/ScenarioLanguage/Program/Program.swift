/// A lowered scenario: what the machine runs. Immutable; any number of machines may run one program.
package struct Program: Sendable {
}
